package pbem.cli.config;

import java.util.List;

/** All settings, in the order of the file. */
public final class Settings {

    public static final Setting<String> NAME =
            Setting.text("server.name", "PBeM", "The name that players see as the sender of mails.");
    public static final Setting<String> ADDRESS = Setting.text(
            "server.address",
            "pbem@localhost.localdomain",
            "The one address that players write to. Mail to sub-addresses of it (pbem+...@) must arrive, too:\n"
                    + "they carry the sign by which a reply is known.");

    public static final Setting<Integer> CHALLENGE_DAYS = Setting.number(
            "play.challenge_days", 1, 365, 30, "After how many days a challenge ends that has not become a game.");

    public static final Setting<String> INTAKE = Setting.choice(
            "intake.source",
            List.of("none", "imap"),
            "none",
            "Where mail comes from while the server runs: \"imap\" fetches it from the mailbox below; \"none\" leaves\n"
                    + "it to `pbem deliver`, which an MTA calls for every mail.");
    public static final Setting<Integer> POLL_SECONDS =
            Setting.number("intake.poll_seconds", 1, 3600, 30, "How often the mailbox is looked at.");
    public static final Setting<Integer> LARGEST =
            Setting.number("intake.largest_mail", 10_000, 100_000_000, 10_000_000, "Mails of more bytes are not read.");

    public static final Setting<String> IMAP_HOST = Setting.text("imap.host", "localhost", "The mailbox.");
    public static final Setting<Integer> IMAP_PORT = Setting.number("imap.port", 1, 65_535, 993, "");
    public static final Setting<Boolean> IMAP_TLS = Setting.yesNo(
            "imap.tls", true, "Whether the connection is encrypted. Turn it off only for a server on this machine.");
    public static final Setting<String> IMAP_USER = Setting.text("imap.user", "", "");
    public static final Setting<String> IMAP_PASSWORD =
            Setting.secret("imap.password", "Better given as PBEM_IMAP_PASSWORD in the environment.");
    public static final Setting<String> IMAP_FOLDER = Setting.text("imap.folder", "INBOX", "");
    public static final Setting<String> IMAP_PROCESSED = Setting.text(
            "imap.processed_folder",
            "",
            "Where mail is moved once it is stored here. Empty: it stays where it is, marked as read.");

    public static final Setting<String> SMTP_HOST = Setting.text("smtp.host", "localhost", "The server that sends.");
    public static final Setting<Integer> SMTP_PORT = Setting.number("smtp.port", 1, 65_535, 25, "");
    public static final Setting<String> SMTP_SECURITY = Setting.choice(
            "smtp.security",
            List.of("plain", "starttls", "tls"),
            "plain",
            "\"plain\" only for a server on this machine; \"starttls\" usually on port 587, \"tls\" on 465.");
    public static final Setting<String> SMTP_USER = Setting.text("smtp.user", "", "Empty: no login.");
    public static final Setting<String> SMTP_PASSWORD =
            Setting.secret("smtp.password", "Better given as PBEM_SMTP_PASSWORD in the environment.");
    public static final Setting<Integer> SEND_SECONDS =
            Setting.number("smtp.send_seconds", 1, 3600, 5, "How often the outbox is looked at.");

    public static final Setting<Boolean> SITE =
            Setting.yesNo("site.enabled", true, "Whether the server shows its boards on the web.");
    public static final Setting<String> SITE_HOST = Setting.text(
            "site.host", "127.0.0.1", "Where it listens. Put a web server with TLS in front of it to be seen.");
    public static final Setting<Integer> SITE_PORT = Setting.number("site.port", 1, 65_535, 8080, "");
    public static final Setting<String> SITE_URL =
            Setting.text("site.url", "", "How the world reaches the site, for links in mails. Empty: no links.");

    public static final List<Setting<?>> ALL = List.of(
            NAME,
            ADDRESS,
            CHALLENGE_DAYS,
            INTAKE,
            POLL_SECONDS,
            LARGEST,
            IMAP_HOST,
            IMAP_PORT,
            IMAP_TLS,
            IMAP_USER,
            IMAP_PASSWORD,
            IMAP_FOLDER,
            IMAP_PROCESSED,
            SMTP_HOST,
            SMTP_PORT,
            SMTP_SECURITY,
            SMTP_USER,
            SMTP_PASSWORD,
            SEND_SECONDS,
            SITE,
            SITE_HOST,
            SITE_PORT,
            SITE_URL);

    private Settings() {}

    /** A new file: every setting with its comment and its default, commented out. */
    public static String template() {
        StringBuilder file = new StringBuilder("""
                # The configuration of a PBeM server. Every key has the default that is shown; remove the # to change it.
                # An environment variable overrides a key: PBEM_SMTP_PASSWORD stands for password in [smtp].
                """);
        String table = "";
        for (Setting<?> setting : ALL) {
            if (!setting.table().equals(table)) {
                table = setting.table();
                file.append("\n[").append(table).append("]\n");
            }
            setting.comment()
                    .lines()
                    .forEach(line -> file.append("# ").append(line).append('\n'));
            file.append("#")
                    .append(setting.name())
                    .append(" = ")
                    .append(setting.written())
                    .append('\n');
        }
        return file.toString();
    }
}
