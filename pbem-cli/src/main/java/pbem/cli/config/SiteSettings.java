package pbem.cli.config;

/** The settings of the site, in the order of the file. */
public final class SiteSettings {

    public static final Setting<Boolean> ENABLED = Setting.yesNo("site.enabled");
    public static final Setting<String> HOST = Setting.text("site.host");
    public static final Setting<Integer> PORT = Setting.number("site.port", 1, 65_535);
    public static final Setting<String> URL = Setting.site("site.url");
    public static final Setting<String> ADMIN = Setting.choice("site.admin", "here", "token", "off");
    public static final Setting<String> PROXIES = Setting.machines("site.proxies");

    private SiteSettings() {}
}
