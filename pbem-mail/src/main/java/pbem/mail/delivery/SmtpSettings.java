package pbem.mail.delivery;

import java.time.Duration;

/**
 * The server that takes our mails.
 *
 * @param security how the connection is protected
 * @param user empty: no login
 */
public record SmtpSettings(String host, int port, Security security, String user, String password, Duration timeout) {

    public enum Security {
        /** None; only for a server on the same machine. */
        PLAIN,
        /** Upgraded before anything is said, or not used at all. */
        STARTTLS,
        /** Encrypted from the start. */
        TLS
    }

    @Override
    public String toString() {
        return host + ":" + port; // never the password
    }
}
