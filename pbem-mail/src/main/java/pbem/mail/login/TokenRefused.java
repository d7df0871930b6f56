package pbem.mail.login;

/** A server that gives tokens gave none, and said why. */
public final class TokenRefused extends TokenTrouble {

    private static final long serialVersionUID = 1;

    private final String error;

    TokenRefused(String message, String error) {
        super(message);
        this.error = error;
    }

    /** The word for it (RFC 6749, section 5.2): {@code invalid_grant}. */
    public String error() {
        return error;
    }
}
