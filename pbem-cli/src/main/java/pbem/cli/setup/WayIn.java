package pbem.cli.setup;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.cli.config.Configuration;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;

/** A way for mail to reach and leave a server, with all settings that follow from it. */
public enum WayIn {
    GMAIL("gmail", "a mailbox at Gmail, with an app password", true) {
        @Override
        Configuration on(Configuration configuration) {
            return mailbox(configuration, "imap.gmail.com", 993, true)
                    .with(Settings.IMAP_PROCESSED, "PBeM done")
                    .with(Settings.AUTHSERV_ID, "mx.google.com")
                    .with(Settings.SMTP_HOST, "smtp.gmail.com")
                    .with(Settings.SMTP_PORT, 465)
                    .with(Settings.SMTP_SECURITY, "tls");
        }
    },
    OUTLOOK("outlook", "a mailbox at Outlook or Microsoft 365, by `pbem oauth login outlook`", true) {
        @Override
        Configuration on(Configuration configuration) {
            return mailbox(configuration, "outlook.office365.com", 993, true)
                    .with(Settings.IMAP_PROCESSED, "PBeM done")
                    .with(Settings.IMAP_AUTH, "xoauth2")
                    .with(Settings.TOKEN_URL, "https://login.microsoftonline.com/common/oauth2/v2.0/token")
                    .with(Settings.SMTP_HOST, "smtp.office365.com")
                    .with(Settings.SMTP_PORT, 587)
                    .with(Settings.SMTP_SECURITY, "starttls")
                    .with(Settings.SMTP_AUTH, "xoauth2")
                    .with(Settings.RETURN_ADDRESS_PER_MAIL, false);
        }
    },
    FASTMAIL("fastmail", "a mailbox at Fastmail, with an app password", true) {
        @Override
        Configuration on(Configuration configuration) {
            return mailbox(configuration, "imap.fastmail.com", 993, true)
                    .with(Settings.IMAP_PROCESSED, "PBeM done")
                    .with(Settings.SMTP_HOST, "smtp.fastmail.com")
                    .with(Settings.SMTP_PORT, 465)
                    .with(Settings.SMTP_SECURITY, "tls");
        }
    },
    DOVECOT("dovecot", "a mailbox in a Dovecot on this machine; a Postfix here sends", true) {
        @Override
        Configuration on(Configuration configuration) {
            return sentHere(mailbox(configuration, "localhost", 143, false)).with(Settings.IMAP_PROCESSED, "Done");
        }
    },
    IMAP("imap", "a mailbox at any other provider", true) {
        @Override
        Configuration on(Configuration configuration) {
            return byPassword(configuration.with(Settings.INTAKE, "imap"));
        }
    },
    POSTFIX_LMTP("postfix-lmtp", "a Postfix on this machine brings each mail to the running server, and sends", false) {
        @Override
        Configuration on(Configuration configuration) {
            return sentHere(configuration.with(Settings.INTAKE, "lmtp"));
        }
    },
    POSTFIX_PIPE("postfix-pipe", "a Postfix on this machine starts `pbem deliver` for each mail, and sends", false) {
        @Override
        Configuration on(Configuration configuration) {
            return sentHere(configuration.with(Settings.INTAKE, "none"));
        }
    };

    private final String word;
    private final String says;
    private final boolean fetched;

    WayIn(String word, String says, boolean fetched) {
        this.word = word;
        this.says = says;
        this.fetched = fetched;
    }

    /** The configuration with the settings of this way, except the user of the mailbox. */
    abstract Configuration on(Configuration configuration);

    /**
     * The configuration with the settings of this way, and without those of the way that it had. That way is recognized
     * by the host of its mailbox.
     */
    final Configuration after(Configuration configuration) {
        Configuration cleared = configuration;
        for (WayIn former : values()) {
            if (former != this && former.isOn(configuration)) {
                cleared = former.without(cleared);
            }
        }
        return on(cleared);
    }

    /** Whether mail is fetched from the host that this way names. */
    private boolean isOn(Configuration configuration) {
        String host = on(Configuration.defaults()).get(Settings.IMAP_HOST);
        return fetched
                && this != IMAP
                && configuration.get(Settings.INTAKE).equals("imap")
                && configuration.get(Settings.IMAP_HOST).equals(host);
    }

    /**
     * The configuration without the settings of this way, which get their defaults. A setting that has been changed
     * since then is the admin's, and stays.
     */
    private Configuration without(Configuration configuration) {
        Configuration decided = on(Configuration.defaults());
        Configuration without = configuration;
        for (Setting<?> setting : Settings.ALL) {
            if (configuration.get(setting).equals(decided.get(setting))) {
                without = fallen(without, setting);
            }
        }
        return without;
    }

    private static <T> Configuration fallen(Configuration configuration, Setting<T> setting) {
        return configuration.with(setting, setting.fallback());
    }

    /** The word by which an admin names it. */
    public String word() {
        return word;
    }

    /** Its description in half a sentence. */
    public String says() {
        return says;
    }

    /** Whether mail is fetched from a mailbox, rather than brought. */
    boolean isFetched() {
        return fetched;
    }

    /** Whether a password opens the mailbox. */
    boolean hasPassword() {
        return fetched && this != OUTLOOK;
    }

    /** Whether the server that sends needs a login. */
    boolean logsInToSend() {
        return fetched && this != DOVECOT;
    }

    public static Optional<WayIn> named(String word) {
        return Arrays.stream(values()).filter(way -> way.word.equals(word)).findFirst();
    }

    /** The words of all ways, for an error message. */
    public static String words() {
        return Arrays.stream(values()).map(WayIn::word).collect(Collectors.joining(", "));
    }

    private static Configuration mailbox(Configuration configuration, String host, int port, boolean tls) {
        return byPassword(configuration)
                .with(Settings.INTAKE, "imap")
                .with(Settings.IMAP_HOST, host)
                .with(Settings.IMAP_PORT, port)
                .with(Settings.IMAP_TLS, tls);
    }

    private static Configuration byPassword(Configuration configuration) {
        return configuration.with(Settings.IMAP_AUTH, "password").with(Settings.SMTP_AUTH, "password");
    }

    private static Configuration sentHere(Configuration configuration) {
        return configuration
                .with(Settings.SMTP_HOST, "localhost")
                .with(Settings.SMTP_PORT, 25)
                .with(Settings.SMTP_SECURITY, "plain")
                .with(Settings.SMTP_USER, "");
    }
}
