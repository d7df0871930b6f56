package pbem.mail.login;

/**
 * Keeps the refresh token across restarts. Some servers give a new one with every use, so that the one that the admin
 * entered is soon out of date. Called by one thread at a time.
 */
public interface RefreshTokens {

    /** The newest refresh token. */
    String current();

    /** Stores a newer refresh token. */
    void replace(String newer);
}
