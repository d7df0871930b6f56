package pbem.cli.config;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All settings, in the order of the file. */
public final class Settings {

    private static final List<String> LOGINS = List.of("password", "xoauth2");
    private static final String LOGIN_COMMENT =
            "\"xoauth2\" logs in with an access token in place of the password, see [oauth].";

    public static final Setting<String> NAME =
            Setting.text("server.name", "PBeM", "The name that players see as the sender of mails.");
    public static final Setting<String> ADDRESS = Setting.text(
            "server.address",
            "pbem@localhost.localdomain",
            "The one address that players write to. Mail to its sub-addresses (pbem+...@) must arrive, too: a reply is"
                    + " recognised by its sub-address.");
    public static final Setting<String> ADMIN = Setting.text(
            "server.admin",
            "",
            "The admin's address, for players' feedback and calls for the arbiter. Empty: no such mail is sent. `pbem"
                    + " report feedback` shows them in any case.");

    public static final Setting<Boolean> LOCAL_ADDRESSES = Setting.yesNo(
            "server.local_addresses",
            false,
            "Whether players may have addresses without a dot in the domain (name@mailhost) or with a machine's number"
                    + " (name@[192.168.1.5]). Useful inside one building.");

    public static final Setting<String> FORMER_ADDRESSES = Setting.addresses(
            "server.former_addresses",
            "Earlier addresses of this server, with blanks between them. Mail to them and replies to their"
                    + " sub-addresses still count, as long as they arrive here. Answers come from the address above.");

    public static final Setting<String> SIGNUP = Setting.choice(
            "signup.mode",
            List.of("open", "confirm", "invite", "closed"),
            "open",
            "Who can become a player: \"open\": everybody; \"confirm\": people whom you accept (pbem signup list);"
                    + " \"invite\": people whom you invited (pbem invite); \"closed\": nobody. Every new player"
                    + " confirms the address by a reply.");

    public static final Setting<Integer> CHALLENGE_DAYS = Setting.number(
            "play.challenge_days", 1, 365, 30, "The days after which a challenge ends that has not become a game.");

    public static final Setting<Integer> VACATION_DAYS = Setting.number(
            "clock.vacation_days",
            0,
            366,
            30,
            "The days of a calendar year for which a player's clocks may stand still. Days that are left are used up"
                    + " before the player loses a game on time.");

    public static final Setting<Boolean> ROBOTS = Setting.yesNo(
            "robots.enabled",
            true,
            "Whether the robots play here, robot1 (easy) to robot4 (strong). They accept every challenge. Turned off,"
                    + " they begin no new games and finish those under way.");
    public static final Setting<Integer> ROBOT_THREADS = Setting.number(
            "robots.threads",
            1,
            64,
            1,
            "The number of robots that think at the same time. Each uses one core and up to 100 MB meanwhile. One fits"
                    + " into the server's 192 MB; for each more add 100 MB, such as PBEM_JAVA_OPTIONS=-Xmx300m for"
                    + " two.");
    public static final Setting<Integer> ROBOT_BOARDS = Setting.number(
            "robots.boards", 1, 1_000, 5, "The number of boards that a player can have with robots at the same time.");
    public static final Setting<Boolean> ROBOTS_RATED = Setting.yesNo(
            "robots.rated",
            false,
            "Whether boards with robots count for ratings. Run `pbem verify --repair` after a change.");
    public static final Setting<Boolean> ROBOTS_RESIGN = Setting.yesNo(
            "robots.resign",
            true,
            "Whether the two stronger robots may resign a lost game. They do so only in games for two, and only for"
                    + " players who have set it so.");
    public static final Setting<Boolean> ROBOTS_ANALYSE = Setting.yesNo(
            "robots.analyse",
            true,
            "Whether players can have finished games analysed (\"analyse 101\"). The robots' threads do it while no"
                    + " board waits for a robot.");

    public static final Setting<String> INTAKE = Setting.choice(
            "intake.source",
            List.of("none", "imap", "pop3", "lmtp", "smtp"),
            "none",
            "How mail arrives while the server runs: \"imap\" and \"pop3\" fetch it from the mailbox below; \"lmtp\""
                    + " and \"smtp\" wait for your mail server to bring it (see [listen]); \"none\": your mail server"
                    + " calls `pbem deliver` for every mail.");
    public static final Setting<Integer> POLL_SECONDS =
            Setting.number("intake.poll_seconds", 1, 3600, 30, "The seconds between two looks into the mailbox.");
    public static final Setting<Integer> LARGEST = Setting.number(
            "intake.largest_mail",
            10_000,
            100_000_000,
            10_000_000,
            "The largest mail in bytes. Of a larger one in a mailbox only the header is fetched; a listener refuses"
                    + " it.");

    public static final Setting<String> IMAP_HOST = Setting.text(
            "imap.host",
            "localhost",
            "The mailbox. Use it for PBeM alone: a mail that another program marks as read is not fetched.");
    public static final Setting<Integer> IMAP_PORT = Setting.number("imap.port", 1, 65_535, 993, "");
    public static final Setting<Boolean> IMAP_TLS = Setting.yesNo(
            "imap.tls",
            true,
            "Whether the connection is encrypted and the server's certificate checked. Turn it off only for a server on"
                    + " this machine.");
    public static final Setting<String> IMAP_CA = Setting.text(
            "imap.tls_ca",
            "",
            "A file with the certificates of your own authority (PEM). Only these are trusted then. Empty: those that"
                    + " Java trusts.");
    public static final Setting<String> IMAP_USER = Setting.text("imap.user", "", "");
    public static final Setting<String> IMAP_PASSWORD =
            Setting.secret("imap.password", "The environment variable PBEM_IMAP_PASSWORD is a better place.");
    public static final Setting<String> IMAP_AUTH = Setting.choice("imap.auth", LOGINS, "password", LOGIN_COMMENT);
    public static final Setting<String> IMAP_FOLDER = Setting.text("imap.folder", "INBOX", "");
    public static final Setting<String> IMAP_PROCESSED = Setting.text(
            "imap.processed_folder",
            "",
            "The folder to which a mail is moved once it is stored here. Empty: it stays where it is, marked as read.");
    public static final Setting<Boolean> IMAP_DELETE = Setting.yesNo(
            "imap.delete_processed", false, "Whether a mail that is not moved is deleted once it is stored here.");
    public static final Setting<Boolean> IMAP_IDLE = Setting.yesNo(
            "imap.idle",
            true,
            "Whether the mail server is asked to announce new mail at once (IDLE), in addition to polling.");

    public static final Setting<String> POP3_HOST =
            Setting.text("pop3.host", "localhost", "The mailbox. A mail is deleted there once it is stored here.");
    public static final Setting<Integer> POP3_PORT = Setting.number("pop3.port", 1, 65_535, 995, "");
    public static final Setting<Boolean> POP3_TLS = Setting.yesNo("pop3.tls", true, "See tls in [imap].");
    public static final Setting<String> POP3_CA = Setting.text("pop3.tls_ca", "", "See tls_ca in [imap].");
    public static final Setting<String> POP3_USER = Setting.text("pop3.user", "", "");
    public static final Setting<String> POP3_PASSWORD =
            Setting.secret("pop3.password", "The environment variable PBEM_POP3_PASSWORD is a better place.");
    public static final Setting<String> POP3_AUTH =
            Setting.choice("pop3.auth", LOGINS, "password", "See auth in [imap].");

    public static final Setting<String> LISTEN_HOST = Setting.text(
            "listen.host",
            "127.0.0.1",
            "Where your mail server brings mail for the sources \"lmtp\" and \"smtp\". This listener has neither TLS"
                    + " nor a password: keep it off the internet.");
    public static final Setting<Integer> LISTEN_PORT = Setting.number("listen.port", 1, 65_535, 2424, "");

    public static final Setting<String> AUTHSERV_ID = Setting.text(
            "proof.authserv_id",
            "",
            "The name by which your mail server signs its Authentication-Results (RFC 8601), such as mx.example.org."
                    + " Its DMARC pass then proves who sent a mail. Empty: only reply addresses and confirmations prove"
                    + " it. First look at a mail from outside: the Received line of your server must name the public"
                    + " address that it came from. If that address is private (NAT, the proxy of a container), a"
                    + " verdict that the sender forged counts as your server's whenever your server adds none of its"
                    + " own. Leave this empty then.");
    public static final Setting<Boolean> AUTHSERV_BELOW = Setting.yesNo(
            "proof.authserv_below_received",
            false,
            "Whether its verdict may also stand below its own Received line, where some mail filters write it. Turn it"
                    + " on only if your server removes verdicts that senders forge in its name.");
    public static final Setting<Boolean> PASSWORDS = Setting.yesNo(
            "proof.passwords",
            false,
            "Whether \"USERID PASSWORD\" after the verb or the board proves the sender, as on older servers. Mail can"
                    + " be read on its way. The copy of such a mail that is kept here is without the password.");
    public static final Setting<Integer> PASSWORD_TRIES = Setting.number(
            "proof.password_tries_per_hour",
            1,
            1_000,
            10,
            "The number of wrong passwords from one address, or for one userid, after which no password is checked for"
                    + " a while. For a userid, tries from the player's own addresses and tries from others are counted"
                    + " separately.");

    public static final Setting<Integer> ANSWERS_PER_HOUR = Setting.number(
            "limits.answers_per_hour",
            1,
            10_000,
            60,
            "The number of a player's mails that are answered. Boards are always sent.");
    public static final Setting<Integer> UNPROVEN_ANSWERS_PER_HOUR = Setting.number(
            "limits.unproven_answers_per_hour",
            1,
            10_000,
            20,
            "The number of mails from an address that are answered while nobody has proved that it is theirs. Such an"
                    + " answer is text of at most 20 kB.");
    public static final Setting<Integer> UNPROVEN_LINES_PER_MAIL = Setting.number(
            "limits.unproven_lines_per_mail",
            1,
            1_000,
            5,
            "The number of command lines that are read in a mail whose sender is not proved.");
    public static final Setting<Integer> QUESTIONS_PER_DAY = Setting.number(
            "limits.questions_per_day",
            1,
            1_000,
            20,
            "How often a player is asked to confirm a command. A stranger is asked once.");
    public static final Setting<Integer> MAILS_PER_DAY =
            Setting.number("limits.mails_per_day", 1, 100_000, 500, "The number of a player's mails that are read.");
    public static final Setting<Integer> LINES_PER_MAIL = Setting.number(
            "limits.lines_per_mail", 1, 1_000, 50, "The number of command lines that are read in one mail.");
    public static final Setting<Integer> OPEN_BOARDS = Setting.number(
            "limits.open_boards",
            1,
            100_000,
            200,
            "The number of open boards with which a player can begin no further one.");
    public static final Setting<Integer> WORDS_PER_HOUR = Setting.number(
            "limits.words_per_hour",
            1,
            10_000,
            60,
            "The number of mails in which a player can write to others: chat at boards, and messages.");
    public static final Setting<Integer> WORDS_TO_ONE_PER_HOUR = Setting.number(
            "limits.words_to_one_per_hour", 1, 10_000, 20, "How many of these mails reach the same player.");
    public static final Setting<Integer> READERS_PER_HOUR = Setting.number(
            "limits.readers_per_hour",
            1,
            10_000,
            120,
            "The number of mails that others get because of one player's words and challenges.");
    public static final Setting<Integer> CHALLENGES_PER_DAY = Setting.number(
            "limits.challenges_per_day",
            1,
            10_000,
            100,
            "The number of challenges that a player can make or accept from open ones.");
    public static final Setting<Integer> CHALLENGES_TO_ONE_PER_DAY = Setting.number(
            "limits.challenges_to_one_per_day", 1, 10_000, 20, "How many of these reach the same player.");
    public static final Setting<Integer> FEEDBACK_PER_DAY = Setting.number(
            "limits.feedback_per_day", 1, 1_000, 20, "The number of mails in which a player can write to you.");
    public static final Setting<Integer> WATCHING_PER_DAY = Setting.number(
            "limits.watching_per_day", 1, 10_000, 200, "How often a player can begin to watch a board or a game.");

    public static final Setting<Integer> RAW_DAYS = Setting.number(
            "keep.raw_days",
            1,
            36_500,
            180,
            "The days for which a mail that arrived is kept whole. After that its headers and its outcome are kept.");
    public static final Setting<Integer> SENT_DAYS = Setting.number(
            "keep.sent_days",
            1,
            36_500,
            30,
            "The days for which our mails are kept whole that did not reach everybody or tell of the start of a game"
                    + " with chance. All others are shortened once they are sent, since they can be written again."
                    + " Boards are kept for ever.");

    public static final Setting<String> SMTP_HOST =
            Setting.text("smtp.host", "localhost", "The mail server that sends.");
    public static final Setting<Integer> SMTP_PORT = Setting.number("smtp.port", 1, 65_535, 25, "");
    public static final Setting<String> SMTP_SECURITY = Setting.choice(
            "smtp.security",
            List.of("plain", "starttls", "tls"),
            "plain",
            "\"plain\" only for a server on this machine; \"starttls\" usually on port 587, \"tls\" on 465.");
    public static final Setting<String> SMTP_CA = Setting.text("smtp.tls_ca", "", "See tls_ca in [imap].");
    public static final Setting<String> SMTP_USER = Setting.text("smtp.user", "", "Empty: no login.");
    public static final Setting<String> SMTP_PASSWORD =
            Setting.secret("smtp.password", "The environment variable PBEM_SMTP_PASSWORD is a better place.");
    public static final Setting<String> SMTP_AUTH =
            Setting.choice("smtp.auth", LOGINS, "password", "See auth in [imap].");
    public static final Setting<Boolean> RETURN_ADDRESS_PER_MAIL = Setting.yesNo(
            "smtp.return_address_per_mail",
            true,
            "Whether each mail has its own envelope sender (a sub-address of the address), which identifies it when it"
                    + " bounces. Turn it off if your server lets only the address itself pass.");
    public static final Setting<Integer> SEND_SECONDS =
            Setting.number("smtp.send_seconds", 1, 3600, 5, "The seconds between two looks into the outbox.");
    public static final Setting<Integer> SMTP_CONNECTIONS = Setting.number(
            "smtp.connections", 1, 50, 4, "The number of connections that send at the same time when many mails wait.");

    public static final Setting<Integer> MAILS_PER_MINUTE = Setting.number(
            "smtp.mails_per_minute",
            0,
            100_000,
            0,
            "The number of mails that this process sends in a minute, spread over it: boards before digests and answers"
                    + " to strangers. 0: as fast as the mail server accepts them.");
    public static final Setting<String> WARM_UP_FROM = Setting.day(
            "smtp.warm_up_from",
            "The day on which a server that is new to the mail providers begins to send (2026-03-01). The limit above"
                    + " begins at a twentieth then and grows day by day. Empty: the whole limit at once.");
    public static final Setting<Integer> WARM_UP_DAYS =
            Setting.number("smtp.warm_up_days", 1, 365, 14, "The days until the whole limit is reached.");

    public static final Setting<String> TOKEN_URL = Setting.webAddress(
            "oauth.token_url",
            "The address that issues access tokens for auth = \"xoauth2\", by the refresh token grant of OAuth 2.");
    public static final Setting<String> CLIENT_ID = Setting.text("oauth.client_id", "", "");
    public static final Setting<String> CLIENT_SECRET = Setting.secret(
            "oauth.client_secret", "The environment variable PBEM_OAUTH_CLIENT_SECRET is a better place.");
    public static final Setting<String> REFRESH_TOKEN = Setting.secret(
            "oauth.refresh_token", "The environment variable PBEM_OAUTH_REFRESH_TOKEN is a better place.");

    public static final Setting<String> DATABASE_URL = Setting.database(
            "database.url",
            "Where the database is. Empty: an SQLite file in this directory, which is enough for a club. A PostgreSQL"
                    + " database (15 or newer) is \"jdbc:postgresql://HOST:PORT/DATABASE\"; several hosts stand with"
                    + " commas between them. A connection to another machine is encrypted and the server's certificate"
                    + " checked, unless the address ends in \"?sslmode=...\". \"?sslrootcert=/FILE\" names the"
                    + " certificate of your own authority.");
    public static final Setting<String> DATABASE_USER =
            Setting.text("database.user", "pbem", "The database user as which the server reads and writes.");
    public static final Setting<String> DATABASE_PASSWORD =
            Setting.secret("database.password", "The environment variable PBEM_DATABASE_PASSWORD is a better place.");
    public static final Setting<String> DATABASE_OWNER_USER = Setting.text(
            "database.owner_user",
            "",
            "The database user as which `pbem setup --defaults` and `pbem upgrade` create and change the tables, so"
                    + " that the server's own user need not have that right. Empty: the user above.");
    public static final Setting<String> DATABASE_OWNER_PASSWORD = Setting.secret(
            "database.owner_password", "The environment variable PBEM_DATABASE_OWNER_PASSWORD is a better place.");
    public static final Setting<Integer> DATABASE_PATIENCE = Setting.number(
            "database.patience_seconds",
            1,
            600,
            30,
            "The seconds to wait while another process writes. After that the server tries again later, and `pbem"
                    + " deliver` asks the mail server to do so.");
    public static final Setting<Integer> DATABASE_CONNECTIONS = Setting.number(
            "database.connections",
            1,
            100,
            8,
            "The number of mails that one process acts on at the same time with PostgreSQL; with SQLite it is one. The"
                    + " process opens up to so many connections for acting, as many for claims and notes, and as many"
                    + " for reading. Three times this number, times the processes, must be less than the"
                    + " `max_connections` of the database.");

    private static final List<Setting<?>> OF_PLAY_AND_MAIL = List.of(
            NAME,
            ADDRESS,
            ADMIN,
            LOCAL_ADDRESSES,
            FORMER_ADDRESSES,
            SIGNUP,
            CHALLENGE_DAYS,
            VACATION_DAYS,
            ROBOTS,
            ROBOT_THREADS,
            ROBOT_BOARDS,
            ROBOTS_RATED,
            ROBOTS_RESIGN,
            ROBOTS_ANALYSE,
            RobotSettings.NAMES,
            RobotSettings.PROGRAMS,
            RobotSettings.START_SECONDS,
            RobotSettings.MOVE_SECONDS,
            RobotSettings.MEMORY,
            RobotSettings.NODES,
            INTAKE,
            POLL_SECONDS,
            LARGEST,
            IMAP_HOST,
            IMAP_PORT,
            IMAP_TLS,
            IMAP_CA,
            IMAP_USER,
            IMAP_PASSWORD,
            IMAP_AUTH,
            IMAP_FOLDER,
            IMAP_PROCESSED,
            IMAP_DELETE,
            IMAP_IDLE,
            POP3_HOST,
            POP3_PORT,
            POP3_TLS,
            POP3_CA,
            POP3_USER,
            POP3_PASSWORD,
            POP3_AUTH,
            LISTEN_HOST,
            LISTEN_PORT,
            AUTHSERV_ID,
            AUTHSERV_BELOW,
            PASSWORDS,
            PASSWORD_TRIES,
            MemberSettings.MEMBERS,
            ANSWERS_PER_HOUR,
            UNPROVEN_ANSWERS_PER_HOUR,
            UNPROVEN_LINES_PER_MAIL,
            MemberSettings.UNPROVEN_ANSWERS_PER_HOUR_IN_ALL,
            MemberSettings.UNPROVEN_KILOBYTES_PER_HOUR_IN_ALL,
            MemberSettings.UNPROVEN_KILOBYTES_WAITING,
            MemberSettings.APPLICANTS,
            QUESTIONS_PER_DAY,
            MAILS_PER_DAY,
            LINES_PER_MAIL,
            OPEN_BOARDS,
            WORDS_PER_HOUR,
            WORDS_TO_ONE_PER_HOUR,
            READERS_PER_HOUR,
            CHALLENGES_PER_DAY,
            CHALLENGES_TO_ONE_PER_DAY,
            FEEDBACK_PER_DAY,
            WATCHING_PER_DAY,
            RAW_DAYS,
            SENT_DAYS,
            SMTP_HOST,
            SMTP_PORT,
            SMTP_SECURITY,
            SMTP_CA,
            SMTP_USER,
            SMTP_PASSWORD,
            SMTP_AUTH,
            RETURN_ADDRESS_PER_MAIL,
            SEND_SECONDS,
            SMTP_CONNECTIONS,
            MAILS_PER_MINUTE,
            WARM_UP_FROM,
            WARM_UP_DAYS,
            TOKEN_URL,
            CLIENT_ID,
            CLIENT_SECRET,
            REFRESH_TOKEN,
            DATABASE_URL,
            DATABASE_USER,
            DATABASE_PASSWORD,
            DATABASE_OWNER_USER,
            DATABASE_OWNER_PASSWORD,
            DATABASE_PATIENCE,
            DATABASE_CONNECTIONS);

    public static final List<Setting<?>> ALL = Stream.of(OF_PLAY_AND_MAIL, SiteSettings.ALL, WatchSettings.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Pattern COMMENT_LINE = Pattern.compile("(.{1,117})(?: |$)");

    private Settings() {}

    /** A new file: every setting with its comment; commented out if it has its default, or is secret. */
    public static String template(Configuration configuration) {
        StringBuilder file = new StringBuilder("""
                # The configuration of a PBeM server. Every key has the default that is shown; remove \
                the # to change it.
                # An environment variable overrides a key: PBEM_SMTP_PASSWORD stands for password in [smtp].
                # A secret may be kept in a file instead: password_file = "/run/secrets/smtp" in [smtp].
                """);
        String table = "";
        for (Setting<?> setting : ALL) {
            if (!setting.table().equals(table)) {
                table = setting.table();
                file.append("\n[").append(table).append("]\n");
            }
            file.append(COMMENT_LINE.matcher(setting.comment()).replaceAll("# $1\n"))
                    .append(setting.line(configuration))
                    .append('\n');
        }
        return file.toString();
    }
}
