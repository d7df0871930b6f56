package pbem.mail.login;

import java.util.Properties;

/** An account with a password. */
public record PasswordLogin(String user, String password) implements Login {

    @Override
    public void prepare(Properties properties, String prefix) {
        // the library chooses well among the mechanisms that the server offers
    }

    @Override
    public String secret() {
        return password;
    }

    @Override
    public void refused() {
        // there is no other password
    }

    @Override
    public String toString() {
        return user; // never the password
    }
}
