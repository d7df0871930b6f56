package pbem.mail.delivery;

import java.time.Duration;
import java.util.Optional;
import pbem.mail.login.Login;
import pbem.mail.login.OwnAuthority;

/**
 * The server that takes our mails.
 *
 * @param security how the connection is protected
 * @param login empty: none is asked for
 * @param authority who must have signed the server's certificate; empty: anybody whom Java trusts
 * @param connections how many are used at once at most
 */
public record SmtpSettings(
        String host,
        int port,
        Security security,
        Optional<Login> login,
        Optional<OwnAuthority> authority,
        SmtpTimeouts timeouts,
        int connections) {

    /** With the certificate of an authority that everybody knows. */
    public SmtpSettings(
            String host, int port, Security security, Optional<Login> login, SmtpTimeouts timeouts, int connections) {
        this(host, port, security, login, Optional.empty(), timeouts, connections);
    }

    /** One that is spoken to over a single connection. */
    public SmtpSettings(String host, int port, Security security, Optional<Login> login, SmtpTimeouts timeouts) {
        this(host, port, security, login, timeouts, 1);
    }

    public enum Security {
        /** None; only for a server on the same machine. */
        PLAIN,
        /** Upgraded before anything is said, or not used at all. */
        STARTTLS,
        /** Encrypted from the start. */
        TLS
    }

    /** These settings with no more patience than that, for a person who waits for the answer. */
    SmtpSettings within(Duration patience) {
        return new SmtpSettings(host, port, security, login, authority, SmtpTimeouts.of(patience), connections);
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
