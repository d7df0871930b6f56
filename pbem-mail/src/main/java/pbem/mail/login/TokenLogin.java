package pbem.mail.login;

import jakarta.mail.MessagingException;
import java.util.Properties;

/** An account that wants an access token in place of a password (SASL XOAUTH2), as Gmail and Outlook do. */
public record TokenLogin(String user, AccessTokens tokens) implements Login {

    private static final String MECHANISM = "XOAUTH2";

    @Override
    public void prepare(Properties properties, String prefix) {
        properties.setProperty(prefix + "auth.mechanisms", MECHANISM);
        // A token on the line of the command is longer than POP3 allows, and Outlook refuses it there.
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
