package pbem.mail.login;

import java.util.Properties;

/** An account with a password. */
public record PasswordLogin(String user, String password) implements Login {

    @Override
    public void prepare(Properties properties, String prefix) {
        // the library's own choice among what the server offers is good
    }

    @Override
    public String secret() {
        return password;
    }

    @Override
    public void refused() {
        // there is no other
    }

    @Override
    public String toString() {
        return user; // never the password
    }
}
