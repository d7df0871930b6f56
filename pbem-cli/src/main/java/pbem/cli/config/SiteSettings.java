package pbem.cli.config;

import java.util.List;

/** The settings of the site, in the order of the file. */
public final class SiteSettings {

    public static final Setting<Boolean> ENABLED =
            Setting.yesNo("site.enabled", true, "Whether the server shows its boards on the web.");
    public static final Setting<String> HOST = Setting.text(
            "site.host", "127.0.0.1", "Where it listens. Put a web server with TLS in front of it to be seen.");
    public static final Setting<Integer> PORT = Setting.number("site.port", 1, 65_535, 8080, "");
    public static final Setting<String> URL = Setting.site(
            "site.url",
            "How the world reaches the site, for links in mails, as https://example.org/games. Empty: no links.\n"
                    + "With https:// mail programs unsubscribe by one click.");
    public static final Setting<String> ADMIN = Setting.choice(
            "site.admin",
            List.of("here", "token", "off"),
            "here",
            "Who sees the admin's pages, /admin: \"here\" whoever asks from this machine, as long as no url is set above, and\n"
                    + "whoever has the token (`pbem admin token`); \"token\" only the latter; \"off\" nobody. A web server in front\n"
                    + "of the site asks from this machine, too: set the url, or \"token\".");

    public static final Setting<String> PROXIES = Setting.machines(
            "site.proxies",
            "The addresses of web servers on other machines that are believed about their readers (X-Forwarded-For and\n"
                    + "X-Forwarded-Proto). One on this machine always is.");

    static final List<Setting<?>> ALL = List.of(ENABLED, HOST, PORT, URL, ADMIN, PROXIES);

    private SiteSettings() {}
}
