package pbem.mail.delivery;

import java.time.Duration;
import java.util.Optional;
import pbem.mail.login.Login;
import pbem.mail.login.OwnAuthority;

/**
 * The mail server for outgoing mails.
 *
 * @param security the protection of the connection
 * @param login empty if none is needed
 * @param authority the authority of the server's certificate; empty for any that Java trusts
 * @param connections the largest number of connections at once
 */
public record SmtpSettings(
        String host,
        int port,
        Security security,
        Optional<Login> login,
        Optional<OwnAuthority> authority,
        SmtpTimeouts timeouts,
        int connections) {

    public enum Security {
        /** No encryption; only for a server on the same machine. */
        PLAIN,
        /** Upgraded to TLS before anything else, or not used at all. */
        STARTTLS,
        /** Encrypted from the start. */
        TLS
    }

    /** These settings with shorter timeouts, for a person who waits for the answer. */
    SmtpSettings within(Duration patience) {
        return new SmtpSettings(host, port, security, login, authority, SmtpTimeouts.of(patience), connections);
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
