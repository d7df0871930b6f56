package pbem.mail.login;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.Service;
import java.util.Properties;

/** An account at a mail server. Safe for any thread; no implementation ever prints its secret. */
public sealed interface Login permits PasswordLogin, TokenLogin {

    String user();

    /**
     * Sets the properties that the mail library needs before the session is made.
     *
     * @param prefix the prefix of its properties for the protocol, such as {@code mail.imaps.}
     */
    void prepare(Properties properties, String prefix);

    /**
     * The current password or token.
     *
     * @throws MessagingException if it must be fetched from another server and cannot be fetched now
     */
    String secret() throws MessagingException;

    /** Reports that the server refused the secret, so that a new one is fetched next if there can be one. */
    void refused();

    /** Connects and logs in. */
    default void connect(Service service, String host, int port) throws MessagingException {
        try {
            service.connect(host, port, user(), secret());
        } catch (AuthenticationFailedException e) {
            refused();
            throw e;
        }
    }
}
