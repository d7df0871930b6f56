package pbem.cli.config;

import java.util.List;
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
            "The one address that players write to. Mail to sub-addresses of it (pbem+...@) must arrive, too:\n"
                    + "they carry the sign by which a reply is known.");
    public static final Setting<String> ADMIN = Setting.text(
            "server.admin",
            "",
            "Where feedback of players and calls for the arbiter go. Empty: no mail is sent, and `pbem report feedback`\n"
                    + "shows them, as it does anyway.");

    public static final Setting<Boolean> LOCAL_ADDRESSES = Setting.yesNo(
            "server.local_addresses",
            false,
            "Whether players may have addresses without a dot in the domain (name@mailhost) or at the number of a machine\n"
                    + "(name@[192.168.1.5]), as within one house.");

    public static final Setting<String> FORMER_ADDRESSES = Setting.addresses(
            "server.former_addresses",
            "What the address was before, one or several with blanks between them. Mail to these, and replies to their\n"
                    + "sub-addresses, are understood as ever, as long as it arrives here; answers come from the address above.");

    public static final Setting<String> SIGNUP = Setting.choice(
            "signup.mode",
            List.of("open", "confirm", "invite", "closed"),
            "open",
            "Who can become a player: \"open\" for everybody; \"confirm\" for whom you accept (pbem signup list);\n"
                    + "\"invite\" for whom you invited (pbem invite); \"closed\" for nobody. Whoever it is confirms the\n"
                    + "address by a reply.");

    public static final Setting<Integer> CHALLENGE_DAYS = Setting.number(
            "play.challenge_days", 1, 365, 30, "After how many days a challenge ends that has not become a game.");

    public static final Setting<Integer> VACATION_DAYS = Setting.number(
            "clock.vacation_days",
            0,
            366,
            30,
            "Days in a calendar year on which the clocks of a player may stand still. What is left of them is taken\n"
                    + "before they lose a game by time.");

    public static final Setting<Boolean> ROBOTS = Setting.yesNo(
            "robots.enabled",
            true,
            "Whether programs play here that take any challenge, robot1 to robot4, easy to strong. Turned off, they begin\n"
                    + "no more games, but play those to the end that are under way.");
    public static final Setting<Integer> ROBOT_THREADS = Setting.number(
            "robots.threads",
            1,
            64,
            1,
            "So many of them think at once; each thread takes a core while it does, and up to 100 MB. One fits in the 192 MB\n"
                    + "that the server has; for each more set 100 MB more, such as PBEM_JAVA_OPTIONS=-Xmx300m for two.");
    public static final Setting<Integer> ROBOT_BOARDS =
            Setting.number("robots.boards", 1, 1_000, 5, "On so many boards with them a person can play at once.");
    public static final Setting<Boolean> ROBOTS_RATED = Setting.yesNo(
            "robots.rated",
            false,
            "Whether boards with them count for ratings. After a change run `pbem verify --repair`.");
    public static final Setting<Boolean> ROBOTS_RESIGN = Setting.yesNo(
            "robots.resign",
            true,
            "Whether the two stronger ones may give up what is long lost, where two play and the player has set it so.");
    public static final Setting<Boolean> ROBOTS_ANALYSE = Setting.yesNo(
            "robots.analyse",
            true,
            "Whether games that are over are looked at for whoever writes \"analyse 101\": on the same threads, while no\n"
                    + "board waits for a robot.");

    public static final Setting<String> INTAKE = Setting.choice(
            "intake.source",
            List.of("none", "imap", "pop3", "lmtp", "smtp"),
            "none",
            "Where mail comes from while the server runs: \"imap\" and \"pop3\" fetch it from the mailbox below;\n"
                    + "\"lmtp\" and \"smtp\" wait for an MTA to bring it (see [listen]); \"none\" leaves it to\n"
                    + "`pbem deliver`, which an MTA calls for every mail.");
    public static final Setting<Integer> POLL_SECONDS =
            Setting.number("intake.poll_seconds", 1, 3600, 30, "How often a mailbox is looked at.");
    public static final Setting<Integer> LARGEST = Setting.number(
            "intake.largest_mail",
            10_000,
            100_000_000,
            10_000_000,
            "Of larger mails, in bytes, only the header is fetched; a listener refuses them.");

    public static final Setting<String> IMAP_HOST = Setting.text(
            "imap.host",
            "localhost",
            "The mailbox. Keep it to PBeM alone: what somebody else marks as read is not fetched.");
    public static final Setting<Integer> IMAP_PORT = Setting.number("imap.port", 1, 65_535, 993, "");
    public static final Setting<Boolean> IMAP_TLS = Setting.yesNo(
            "imap.tls",
            true,
            "Whether the connection is encrypted, and the server's certificate checked. Turn it off only for a server\n"
                    + "on this machine.");
    public static final Setting<String> IMAP_CA = Setting.text(
            "imap.tls_ca",
            "",
            "A file with the certificates of an authority of your own (PEM), which alone is believed then. Empty: those that\n"
                    + "Java knows.");
    public static final Setting<String> IMAP_USER = Setting.text("imap.user", "", "");
    public static final Setting<String> IMAP_PASSWORD =
            Setting.secret("imap.password", "Better given as PBEM_IMAP_PASSWORD in the environment.");
    public static final Setting<String> IMAP_AUTH = Setting.choice("imap.auth", LOGINS, "password", LOGIN_COMMENT);
    public static final Setting<String> IMAP_FOLDER = Setting.text("imap.folder", "INBOX", "");
    public static final Setting<String> IMAP_PROCESSED = Setting.text(
            "imap.processed_folder",
            "",
            "Where mail is moved once it is stored here. Empty: it stays where it is, marked as read.");
    public static final Setting<Boolean> IMAP_DELETE = Setting.yesNo(
            "imap.delete_processed", false, "Whether mail that is not moved is deleted once it is stored here.");
    public static final Setting<Boolean> IMAP_IDLE = Setting.yesNo(
            "imap.idle", true, "Whether the server is asked to tell of new mail at once (IDLE), beside being polled.");

    public static final Setting<String> POP3_HOST =
            Setting.text("pop3.host", "localhost", "The mailbox. Mail is deleted there once it is stored here.");
    public static final Setting<Integer> POP3_PORT = Setting.number("pop3.port", 1, 65_535, 995, "");
    public static final Setting<Boolean> POP3_TLS = Setting.yesNo("pop3.tls", true, "As for IMAP.");
    public static final Setting<String> POP3_CA = Setting.text("pop3.tls_ca", "", "As for IMAP.");
    public static final Setting<String> POP3_USER = Setting.text("pop3.user", "", "");
    public static final Setting<String> POP3_PASSWORD =
            Setting.secret("pop3.password", "Better given as PBEM_POP3_PASSWORD in the environment.");
    public static final Setting<String> POP3_AUTH = Setting.choice("pop3.auth", LOGINS, "password", "As for IMAP.");

    public static final Setting<String> LISTEN_HOST = Setting.text(
            "listen.host",
            "127.0.0.1",
            "Where an MTA brings mail for the sources \"lmtp\" and \"smtp\". There is neither TLS nor a password:\n"
                    + "this is not for the internet.");
    public static final Setting<Integer> LISTEN_PORT = Setting.number("listen.port", 1, 65_535, 2424, "");

    public static final Setting<String> AUTHSERV_ID = Setting.text(
            "proof.authserv_id",
            "",
            "The name by which your mail server signs its Authentication-Results (RFC 8601), such as mx.example.org.\n"
                    + "Its DMARC pass then proves who sent a mail. Empty: only reply addresses and confirmations prove it.\n"
                    + "Look first at a mail from outside: the Received of your server must name the public address that it came from.\n"
                    + "If that is a private one (NAT, the proxy of a container), a verdict that the sender forged counts as your server's\n"
                    + "whenever your server adds none of its own: leave this empty then.");
    public static final Setting<Boolean> AUTHSERV_BELOW = Setting.yesNo(
            "proof.authserv_below_received",
            false,
            "Whether its verdict may also stand below its own Received, where some mail filters write it. Turn it on only\n"
                    + "if your server strikes out verdicts that senders forge in its name.");
    public static final Setting<Boolean> PASSWORDS = Setting.yesNo(
            "proof.passwords",
            false,
            "Whether \"USERID PASSWORD\" behind the verb or the board proves who is speaking, as on older servers. Mail is\n"
                    + "read on its way; what is kept here of such a mail is without the password.");
    public static final Setting<Integer> PASSWORD_TRIES = Setting.number(
            "proof.password_tries_per_hour",
            1,
            1_000,
            10,
            "After so many wrong passwords from one address, or for one userid, none is looked at for a while. For a userid\n"
                    + "those from its player's own addresses and those from all others are counted apart.");

    public static final Setting<Integer> ANSWERS_PER_HOUR = Setting.number(
            "limits.answers_per_hour",
            1,
            10_000,
            60,
            "How many mails of a player are answered. Boards are always sent.");
    public static final Setting<Integer> UNPROVEN_ANSWERS_PER_HOUR = Setting.number(
            "limits.unproven_answers_per_hour",
            1,
            10_000,
            20,
            "The same for an address that nobody has proved to be theirs: anybody can write it into a mail. Such an answer\n"
                    + "is text of 20 kB at most.");
    public static final Setting<Integer> UNPROVEN_LINES_PER_MAIL = Setting.number(
            "limits.unproven_lines_per_mail",
            1,
            1_000,
            5,
            "How many command lines are heard of a mail that nothing proves.");
    public static final Setting<Integer> QUESTIONS_PER_DAY = Setting.number(
            "limits.questions_per_day",
            1,
            1_000,
            20,
            "How often a player is asked to confirm a command. Who is no player is asked once.");
    public static final Setting<Integer> MAILS_PER_DAY =
            Setting.number("limits.mails_per_day", 1, 100_000, 500, "How many mails of a player are heard.");
    public static final Setting<Integer> LINES_PER_MAIL =
            Setting.number("limits.lines_per_mail", 1, 1_000, 50, "How many command lines of a mail are heard.");
    public static final Setting<Integer> OPEN_BOARDS =
            Setting.number("limits.open_boards", 1, 100_000, 200, "On so many boards a player can begin no other.");
    public static final Setting<Integer> WORDS_PER_HOUR = Setting.number(
            "limits.words_per_hour",
            1,
            10_000,
            60,
            "In how many mails a player can say something to others: chat at boards, and messages.");
    public static final Setting<Integer> WORDS_TO_ONE_PER_HOUR = Setting.number(
            "limits.words_to_one_per_hour", 1, 10_000, 20, "How many of these mails reach the same player.");
    public static final Setting<Integer> READERS_PER_HOUR = Setting.number(
            "limits.readers_per_hour",
            1,
            10_000,
            120,
            "How many mails others get because of one player's words and challenges.");
    public static final Setting<Integer> CHALLENGES_PER_DAY = Setting.number(
            "limits.challenges_per_day",
            1,
            10_000,
            100,
            "How many challenges a player can make, and seats of open ones take.");
    public static final Setting<Integer> CHALLENGES_TO_ONE_PER_DAY = Setting.number(
            "limits.challenges_to_one_per_day", 1, 10_000, 20, "How many of these reach the same player.");
    public static final Setting<Integer> FEEDBACK_PER_DAY =
            Setting.number("limits.feedback_per_day", 1, 1_000, 20, "In how many mails a player can write to you.");
    public static final Setting<Integer> WATCHING_PER_DAY = Setting.number(
            "limits.watching_per_day", 1, 10_000, 200, "How often a player can begin to watch a board or a game.");

    public static final Setting<Integer> RAW_DAYS = Setting.number(
            "keep.raw_days",
            1,
            36_500,
            180,
            "For so many days mails that came in are kept whole; after that their headers and what became of them.");
    public static final Setting<Integer> SENT_DAYS = Setting.number(
            "keep.sent_days",
            1,
            36_500,
            30,
            "The same for mails of ours that did not reach everybody, and those that told of the start of a game with chance;\n"
                    + "all others are cut once they are sent, since they can be written again. Boards are kept for ever.");

    public static final Setting<String> SMTP_HOST = Setting.text("smtp.host", "localhost", "The server that sends.");
    public static final Setting<Integer> SMTP_PORT = Setting.number("smtp.port", 1, 65_535, 25, "");
    public static final Setting<String> SMTP_SECURITY = Setting.choice(
            "smtp.security",
            List.of("plain", "starttls", "tls"),
            "plain",
            "\"plain\" only for a server on this machine; \"starttls\" usually on port 587, \"tls\" on 465.");
    public static final Setting<String> SMTP_CA = Setting.text("smtp.tls_ca", "", "As for IMAP.");
    public static final Setting<String> SMTP_USER = Setting.text("smtp.user", "", "Empty: no login.");
    public static final Setting<String> SMTP_PASSWORD =
            Setting.secret("smtp.password", "Better given as PBEM_SMTP_PASSWORD in the environment.");
    public static final Setting<String> SMTP_AUTH = Setting.choice("smtp.auth", LOGINS, "password", "As for IMAP.");
    public static final Setting<Boolean> RETURN_ADDRESS_PER_MAIL = Setting.yesNo(
            "smtp.return_address_per_mail",
            true,
            "Whether every mail has an envelope sender of its own (a sub-address of the address), so that one that comes\n"
                    + "back is surely known. Turn it off if the server lets only the address itself pass.");
    public static final Setting<Integer> SEND_SECONDS =
            Setting.number("smtp.send_seconds", 1, 3600, 5, "How often the outbox is looked at.");
    public static final Setting<Integer> SMTP_CONNECTIONS = Setting.number(
            "smtp.connections", 1, 50, 4, "Over how many connections at once mails go out when many wait.");

    public static final Setting<Integer> MAILS_PER_MINUTE = Setting.number(
            "smtp.mails_per_minute",
            0,
            100_000,
            0,
            "How many mails this process sends in a minute, spread over it, boards before digests and answers to strangers.\n"
                    + "0: as fast as the server takes them.");
    public static final Setting<String> WARM_UP_FROM = Setting.day(
            "smtp.warm_up_from",
            "The day on which a server of which no provider has heard begins to send (2026-03-01): that limit begins at a\n"
                    + "twentieth then, and grows day by day. Empty: the whole at once.");
    public static final Setting<Integer> WARM_UP_DAYS =
            Setting.number("smtp.warm_up_days", 1, 365, 14, "After how many days the whole is reached.");

    public static final Setting<String> TOKEN_URL = Setting.webAddress(
            "oauth.token_url",
            "Where access tokens come from for auth = \"xoauth2\", with the refresh token grant of OAuth 2.");
    public static final Setting<String> CLIENT_ID = Setting.text("oauth.client_id", "", "");
    public static final Setting<String> CLIENT_SECRET =
            Setting.secret("oauth.client_secret", "Better given as PBEM_OAUTH_CLIENT_SECRET in the environment.");
    public static final Setting<String> REFRESH_TOKEN =
            Setting.secret("oauth.refresh_token", "Better given as PBEM_OAUTH_REFRESH_TOKEN in the environment.");

    public static final Setting<String> DATABASE_URL = Setting.database(
            "database.url",
            "Where the database is. Empty: a file of SQLite in this directory, which serves a club for ever. A PostgreSQL (15\n"
                    + "or newer) is \"jdbc:postgresql://HOST:PORT/DATABASE\"; several hosts stand with commas between them. Beyond this\n"
                    + "machine the connection is encrypted and the server's certificate checked, unless the address ends in\n"
                    + "\"?sslmode=...\"; a certificate of your own authority is named by \"?sslrootcert=/FILE\".");
    public static final Setting<String> DATABASE_USER =
            Setting.text("database.user", "pbem", "As whom the server reads and writes there.");
    public static final Setting<String> DATABASE_PASSWORD =
            Setting.secret("database.password", "Better given as PBEM_DATABASE_PASSWORD in the environment.");
    public static final Setting<String> DATABASE_OWNER_USER = Setting.text(
            "database.owner_user",
            "",
            "As whom `pbem setup --defaults` and `pbem upgrade` make and change the tables, so that the server itself need not be\n"
                    + "allowed to. Empty: the same.");
    public static final Setting<String> DATABASE_OWNER_PASSWORD = Setting.secret(
            "database.owner_password", "Better given as PBEM_DATABASE_OWNER_PASSWORD in the environment.");
    public static final Setting<Integer> DATABASE_PATIENCE = Setting.number(
            "database.patience_seconds",
            1,
            600,
            30,
            "How long to wait while another process writes. After that the server tries again later, and\n"
                    + "`pbem deliver` asks the MTA to do so.");
    public static final Setting<Integer> DATABASE_CONNECTIONS = Setting.number(
            "database.connections",
            1,
            100,
            8,
            "How many mails a process acts on at once with a PostgreSQL; a file of SQLite takes one at a time. It opens up to\n"
                    + "so many connections for that, as many that claim and note, and as many that read: three times the number,\n"
                    + "times the processes, must be less than the `max_connections` of the database.");

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

    private Settings() {}

    /** A new file: every setting with its comment and its default, commented out. */
    public static String template() {
        return template(Configuration.defaults());
    }

    /** A new file: every setting with its comment; commented out if it has its default, or is secret. */
    public static String template(Configuration configuration) {
        StringBuilder file = new StringBuilder("""
                # The configuration of a PBeM server. Every key has the default that is shown; remove the # to change it.
                # An environment variable overrides a key: PBEM_SMTP_PASSWORD stands for password in [smtp].
                # A secret may be kept in a file instead: password_file = "/run/secrets/smtp" in [smtp].
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
            file.append(setting.line(configuration)).append('\n');
        }
        return file.toString();
    }
}
