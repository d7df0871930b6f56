package pbem.cli.home;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;
import pbem.mail.delivery.SmtpSettings;
import pbem.mail.delivery.SmtpTimeouts;
import pbem.mail.listener.ListenerSettings;
import pbem.mail.login.AccessTokens;
import pbem.mail.login.Login;
import pbem.mail.login.OAuthSettings;
import pbem.mail.login.OwnAuthority;
import pbem.mail.login.PasswordLogin;
import pbem.mail.login.TokenLogin;
import pbem.mail.mailbox.ImapSettings;
import pbem.mail.mailbox.MailServer;
import pbem.mail.mailbox.PopSettings;

/** The mail servers of a configuration, and how we log in there. All of them share their access tokens. */
final class MailAccounts {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String TOKEN = "xoauth2";

    private final Configuration configuration;
    private final AccessTokens tokens;

    /** @param kept the file of a refresh token that is newer than the configured one */
    MailAccounts(Configuration configuration, Path kept, Clock clock) {
        this.configuration = configuration;
        // A missing token address is reported when a login needs it.
        this.tokens = new AccessTokens(
                oauth(configuration), new RefreshTokenFile(kept, configuration.get(Settings.REFRESH_TOKEN)), clock);
    }

    ImapSettings imap() {
        Login login = login(Settings.IMAP_AUTH, Settings.IMAP_USER, Settings.IMAP_PASSWORD);
        return new ImapSettings(
                new MailServer(
                        configuration.get(Settings.IMAP_HOST),
                        configuration.get(Settings.IMAP_PORT),
                        configuration.get(Settings.IMAP_TLS),
                        authority(Settings.IMAP_CA),
                        login,
                        TIMEOUT),
                configuration.get(Settings.IMAP_FOLDER),
                configuration.get(Settings.IMAP_PROCESSED),
                configuration.get(Settings.IMAP_DELETE),
                configuration.get(Settings.LARGEST));
    }

    PopSettings pop3() {
        Login login = login(Settings.POP3_AUTH, Settings.POP3_USER, Settings.POP3_PASSWORD);
        return new PopSettings(
                new MailServer(
                        configuration.get(Settings.POP3_HOST),
                        configuration.get(Settings.POP3_PORT),
                        configuration.get(Settings.POP3_TLS),
                        authority(Settings.POP3_CA),
                        login,
                        TIMEOUT),
                configuration.get(Settings.LARGEST));
    }

    ListenerSettings listener(ListenerSettings.Protocol protocol) {
        return new ListenerSettings(
                protocol,
                configuration.get(Settings.LISTEN_HOST),
                configuration.get(Settings.LISTEN_PORT),
                configuration.get(Settings.ADDRESS),
                FormerAddresses.of(configuration),
                configuration.get(Settings.LARGEST));
    }

    SmtpSettings smtp() {
        Optional<Login> login = configuration.get(Settings.SMTP_USER).isEmpty()
                ? Optional.empty()
                : Optional.of(login(Settings.SMTP_AUTH, Settings.SMTP_USER, Settings.SMTP_PASSWORD));
        return new SmtpSettings(
                configuration.get(Settings.SMTP_HOST),
                configuration.get(Settings.SMTP_PORT),
                SmtpSettings.Security.valueOf(
                        configuration.get(Settings.SMTP_SECURITY).toUpperCase(Locale.ROOT)),
                login,
                authority(Settings.SMTP_CA),
                SmtpTimeouts.STANDARD,
                configuration.get(Settings.SMTP_CONNECTIONS));
    }

    private Optional<OwnAuthority> authority(Setting<String> file) {
        String name = configuration.get(file);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(OwnAuthority.read(Path.of(name)));
        } catch (IOException e) {
            throw new IllegalArgumentException(file.key() + ": " + e.getMessage(), e);
        }
    }

    /** Whether any of the mail servers needs an access token. */
    private static boolean wantTokens(Configuration configuration) {
        boolean fetching = switch (configuration.get(Settings.INTAKE)) {
            case "imap" -> configuration.get(Settings.IMAP_AUTH).equals(TOKEN);
            case "pop3" -> configuration.get(Settings.POP3_AUTH).equals(TOKEN);
            default -> false;
        };
        return fetching
                || !configuration.get(Settings.SMTP_USER).isEmpty()
                        && configuration.get(Settings.SMTP_AUTH).equals(TOKEN);
    }

    /** Why no access token can be got; empty if one can, or if none is needed. */
    Optional<String> tokenTrouble() {
        if (!wantTokens(configuration)) {
            return Optional.empty();
        }
        return configuration.get(Settings.TOKEN_URL).isEmpty()
                ? Optional.of(Settings.TOKEN_URL.key() + " does not say where they come from")
                : tokens.check();
    }

    private Login login(Setting<String> auth, Setting<String> user, Setting<String> password) {
        if (!configuration.get(auth).equals(TOKEN)) {
            return new PasswordLogin(configuration.get(user), configuration.get(password));
        }
        if (configuration.get(Settings.TOKEN_URL).isEmpty()) {
            throw new IllegalArgumentException(auth.key() + " is \"" + TOKEN + "\", so " + Settings.TOKEN_URL.key()
                    + " must say where the tokens come from");
        }
        return new TokenLogin(configuration.get(user), tokens);
    }

    private static OAuthSettings oauth(Configuration configuration) {
        return new OAuthSettings(
                URI.create(configuration.get(Settings.TOKEN_URL)),
                configuration.get(Settings.CLIENT_ID),
                configuration.get(Settings.CLIENT_SECRET),
                TIMEOUT);
    }
}
