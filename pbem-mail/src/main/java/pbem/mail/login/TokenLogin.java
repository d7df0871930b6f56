package pbem.mail.login;

import jakarta.mail.MessagingException;
import java.util.Properties;

/** An account that needs an access token instead of a password (SASL XOAUTH2), as with Gmail and Outlook. */
public record TokenLogin(String user, AccessTokens tokens) implements Login {

    private static final String MECHANISM = "XOAUTH2";

    @Override
    public void prepare(Properties properties, String prefix) {
        properties.setProperty(prefix + "auth.mechanisms", MECHANISM);
        // On the line of the command, a token is longer than POP3 allows, and Outlook refuses it there.
        properties.setProperty(prefix + "auth.xoauth2.two.line.authentication.format", "true");
    }

    @Override
    public String secret() throws MessagingException {
        return tokens.current();
    }

    @Override
    public void refused() {
        tokens.forget();
    }

    @Override
    public String toString() {
        return user;
    }
}
