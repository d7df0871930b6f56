package pbem.cli.config;

import java.util.List;

/** The settings of the site, in the order of the file. */
public final class SiteSettings {

    public static final Setting<Boolean> ENABLED =
            Setting.yesNo("site.enabled", true, "Whether the server shows its boards on the web.");
    public static final Setting<String> HOST = Setting.text(
            "site.host",
            "127.0.0.1",
            "Where the site listens. Other machines reach it through a web server with TLS in front of it.");
    public static final Setting<Integer> PORT = Setting.number("site.port", 1, 65_535, 8080, "");
    public static final Setting<String> URL = Setting.site(
            "site.url",
            "The public address of the site, for links in mails, such as https://example.org/games. Empty: no links."
                    + " With https:// mail programs can unsubscribe by one click.");
    public static final Setting<String> ADMIN = Setting.choice(
            "site.admin",
            List.of("here", "token", "off"),
            "here",
            "Who sees the admin's pages at /admin: \"here\": readers on this machine while no url is set above, and"
                    + " readers with the token (`pbem admin token`); \"token\": only the latter; \"off\": nobody. A web"
                    + " server in front of the site also reads from this machine: set the url, or \"token\".");

    public static final Setting<String> PROXIES = Setting.machines(
            "site.proxies",
            "The addresses of web servers on other machines whose word about their readers is trusted (X-Forwarded-For"
                    + " and X-Forwarded-Proto). A web server on this machine is always trusted.");

    static final List<Setting<?>> ALL = List.of(ENABLED, HOST, PORT, URL, ADMIN, PROXIES);

    private SiteSettings() {}
}
