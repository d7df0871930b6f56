package pbem.cli.config;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The settings: keys, forms and bounds. Their order, comments and defaults stand in {@code config/pbem.toml}.
 */
public final class Settings {

    public static final Setting<String> NAME = Setting.text("server.name");
    public static final Setting<String> ADDRESS = Setting.text("server.address");
    public static final Setting<String> ADMIN = Setting.text("server.admin");
    public static final Setting<Boolean> LOCAL_ADDRESSES = Setting.yesNo("server.local_addresses");
    public static final Setting<String> FORMER_ADDRESSES = Setting.addresses("server.former_addresses");

    public static final Setting<String> SIGNUP = Setting.choice("signup.mode", "open", "confirm", "invite", "closed");

    public static final Setting<Integer> CHALLENGE_DAYS = Setting.number("play.challenge_days", 1, 365);

    public static final Setting<Integer> VACATION_DAYS = Setting.number("clock.vacation_days", 0, 366);

    public static final Setting<Boolean> ROBOTS = Setting.yesNo("robots.enabled");
    public static final Setting<Integer> ROBOT_THREADS = Setting.number("robots.threads", 1, 64);
    public static final Setting<Integer> ROBOT_BOARDS = Setting.number("robots.boards", 1, 1_000);
    public static final Setting<Boolean> ROBOTS_RATED = Setting.yesNo("robots.rated");
    public static final Setting<Boolean> ROBOTS_RESIGN = Setting.yesNo("robots.resign");
    public static final Setting<Boolean> ROBOTS_ANALYSE = Setting.yesNo("robots.analyse");

    public static final Setting<String> INTAKE =
            Setting.choice("intake.source", "none", "imap", "pop3", "lmtp", "smtp");
    public static final Setting<Integer> POLL_SECONDS = Setting.number("intake.poll_seconds", 1, 3600);
    public static final Setting<Integer> LARGEST = Setting.number("intake.largest_mail", 10_000, 100_000_000);

    public static final Setting<String> IMAP_HOST = Setting.text("imap.host");
    public static final Setting<Integer> IMAP_PORT = Setting.number("imap.port", 1, 65_535);
    public static final Setting<Boolean> IMAP_TLS = Setting.yesNo("imap.tls");
    public static final Setting<String> IMAP_CA = Setting.text("imap.tls_ca");
    public static final Setting<String> IMAP_USER = Setting.text("imap.user");
    public static final Setting<String> IMAP_PASSWORD = Setting.secret("imap.password");
    public static final Setting<String> IMAP_AUTH = Setting.choice("imap.auth", "password", "xoauth2");
    public static final Setting<String> IMAP_FOLDER = Setting.text("imap.folder");
    public static final Setting<String> IMAP_PROCESSED = Setting.text("imap.processed_folder");
    public static final Setting<Boolean> IMAP_DELETE = Setting.yesNo("imap.delete_processed");
    public static final Setting<Boolean> IMAP_IDLE = Setting.yesNo("imap.idle");

    public static final Setting<String> POP3_HOST = Setting.text("pop3.host");
    public static final Setting<Integer> POP3_PORT = Setting.number("pop3.port", 1, 65_535);
    public static final Setting<Boolean> POP3_TLS = Setting.yesNo("pop3.tls");
    public static final Setting<String> POP3_CA = Setting.text("pop3.tls_ca");
    public static final Setting<String> POP3_USER = Setting.text("pop3.user");
    public static final Setting<String> POP3_PASSWORD = Setting.secret("pop3.password");
    public static final Setting<String> POP3_AUTH = Setting.choice("pop3.auth", "password", "xoauth2");

    public static final Setting<String> LISTEN_HOST = Setting.text("listen.host");
    public static final Setting<Integer> LISTEN_PORT = Setting.number("listen.port", 1, 65_535);

    public static final Setting<String> AUTHSERV_ID = Setting.text("proof.authserv_id");
    public static final Setting<Boolean> AUTHSERV_BELOW = Setting.yesNo("proof.authserv_below_received");
    public static final Setting<Boolean> PASSWORDS = Setting.yesNo("proof.passwords");
    public static final Setting<Integer> PASSWORD_TRIES = Setting.number("proof.password_tries_per_hour", 1, 1_000);

    public static final Setting<Integer> ANSWERS_PER_HOUR = Setting.number("limits.answers_per_hour", 1, 10_000);
    public static final Setting<Integer> UNPROVEN_ANSWERS_PER_HOUR =
            Setting.number("limits.unproven_answers_per_hour", 1, 10_000);
    public static final Setting<Integer> UNPROVEN_LINES_PER_MAIL =
            Setting.number("limits.unproven_lines_per_mail", 1, 1_000);
    public static final Setting<Integer> QUESTIONS_PER_DAY = Setting.number("limits.questions_per_day", 1, 1_000);
    public static final Setting<Integer> MAILS_PER_DAY = Setting.number("limits.mails_per_day", 1, 100_000);
    public static final Setting<Integer> LINES_PER_MAIL = Setting.number("limits.lines_per_mail", 1, 1_000);
    public static final Setting<Integer> OPEN_BOARDS = Setting.number("limits.open_boards", 1, 100_000);
    public static final Setting<Integer> WORDS_PER_HOUR = Setting.number("limits.words_per_hour", 1, 10_000);
    public static final Setting<Integer> WORDS_TO_ONE_PER_HOUR =
            Setting.number("limits.words_to_one_per_hour", 1, 10_000);
    public static final Setting<Integer> READERS_PER_HOUR = Setting.number("limits.readers_per_hour", 1, 10_000);
    public static final Setting<Integer> CHALLENGES_PER_DAY = Setting.number("limits.challenges_per_day", 1, 10_000);
    public static final Setting<Integer> CHALLENGES_TO_ONE_PER_DAY =
            Setting.number("limits.challenges_to_one_per_day", 1, 10_000);
    public static final Setting<Integer> FEEDBACK_PER_DAY = Setting.number("limits.feedback_per_day", 1, 1_000);
    public static final Setting<Integer> WATCHING_PER_DAY = Setting.number("limits.watching_per_day", 1, 10_000);

    public static final Setting<Integer> RAW_DAYS = Setting.number("keep.raw_days", 1, 36_500);
    public static final Setting<Integer> SENT_DAYS = Setting.number("keep.sent_days", 1, 36_500);

    public static final Setting<String> SMTP_HOST = Setting.text("smtp.host");
    public static final Setting<Integer> SMTP_PORT = Setting.number("smtp.port", 1, 65_535);
    public static final Setting<String> SMTP_SECURITY = Setting.choice("smtp.security", "plain", "starttls", "tls");
    public static final Setting<String> SMTP_CA = Setting.text("smtp.tls_ca");
    public static final Setting<String> SMTP_USER = Setting.text("smtp.user");
    public static final Setting<String> SMTP_PASSWORD = Setting.secret("smtp.password");
    public static final Setting<String> SMTP_AUTH = Setting.choice("smtp.auth", "password", "xoauth2");
    public static final Setting<Boolean> RETURN_ADDRESS_PER_MAIL = Setting.yesNo("smtp.return_address_per_mail");
    public static final Setting<Integer> SEND_SECONDS = Setting.number("smtp.send_seconds", 1, 3600);
    public static final Setting<Integer> SMTP_CONNECTIONS = Setting.number("smtp.connections", 1, 50);
    public static final Setting<Integer> MAILS_PER_MINUTE = Setting.number("smtp.mails_per_minute", 0, 100_000);
    public static final Setting<String> WARM_UP_FROM = Setting.day("smtp.warm_up_from");
    public static final Setting<Integer> WARM_UP_DAYS = Setting.number("smtp.warm_up_days", 1, 365);

    public static final Setting<String> TOKEN_URL = Setting.webAddress("oauth.token_url");
    public static final Setting<String> CLIENT_ID = Setting.text("oauth.client_id");
    public static final Setting<String> CLIENT_SECRET = Setting.secret("oauth.client_secret");
    public static final Setting<String> REFRESH_TOKEN = Setting.secret("oauth.refresh_token");

    public static final Setting<String> DATABASE_URL = Setting.database("database.url");
    public static final Setting<String> DATABASE_USER = Setting.text("database.user");
    public static final Setting<String> DATABASE_PASSWORD = Setting.secret("database.password");
    public static final Setting<String> DATABASE_OWNER_USER = Setting.text("database.owner_user");
    public static final Setting<String> DATABASE_OWNER_PASSWORD = Setting.secret("database.owner_password");
    public static final Setting<Integer> DATABASE_PATIENCE = Setting.number("database.patience_seconds", 1, 600);
    public static final Setting<Integer> DATABASE_CONNECTIONS = Setting.number("database.connections", 1, 100);

    /** All settings, in the order of the file. */
    public static final List<Setting<?>> ALL = all();

    private Settings() {}

    private static List<Setting<?>> all() {
        Map<String, Setting<?>> declared = new HashMap<>();
        Stream.of(Settings.class, RobotSettings.class, MemberSettings.class, SiteSettings.class, WatchSettings.class)
                .flatMap(group -> Stream.of(group.getFields()))
                .filter(field -> field.getType() == Setting.class)
                .map(Settings::declared)
                .forEach(setting -> declared.put(setting.key(), setting));
        return ShippedFile.lines().stream()
                .filter(ShippedFile.Line::isSetting)
                .<Setting<?>>map(line -> Objects.requireNonNull(declared.get(line.key()), line.key()))
                .toList();
    }

    private static Setting<?> declared(Field field) {
        try {
            return (Setting<?>) field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The text of a new configuration file: the shipped one with these values. */
    public static String template(Configuration configuration) {
        Map<String, Setting<?>> settings = ALL.stream().collect(Collectors.toMap(Setting::key, setting -> setting));
        return ShippedFile.lines().stream()
                .map(line -> line.isSetting() ? settings.get(line.key()).line(configuration) : line.text())
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
