package pbem.mail.login;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.Service;
import java.util.Properties;

/** An account at a mail server. Safe for any thread; no implementation ever prints its secret. */
public sealed interface Login permits PasswordLogin, TokenLogin {

    String user();

    /**
     * What the mail library must know before the session is made.
     *
     * @param prefix of its properties for the protocol: {@code mail.imaps.}
     */
    void prepare(Properties properties, String prefix);

    /**
     * The secret of the moment.
     *
     * @throws MessagingException if it must be fetched from elsewhere and cannot be had now
     */
    String secret() throws MessagingException;

    /** The server did not take the secret: the next one must be a new one, where there is a choice. */
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
