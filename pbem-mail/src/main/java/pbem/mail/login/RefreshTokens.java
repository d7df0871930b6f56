package pbem.mail.login;

/**
 * Keeps the refresh token over a restart: some servers give a new one with every use, and the one that the admin once
 * entered then goes out of date. Called by one thread at a time.
 */
public interface RefreshTokens {

    /** The one to use. */
    String current();

    /** A newer one has come. */
    void replace(String newer);
}
