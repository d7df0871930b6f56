package pbem.mail.login;

/** A token server refused a token and said why. */
public final class TokenRefused extends TokenTrouble {

    private static final long serialVersionUID = 1;

    private final String error;

    TokenRefused(String message, String error) {
        super(message);
        this.error = error;
    }

    /** The error code (RFC 6749, section 5.2), such as {@code invalid_grant}. */
    public String error() {
        return error;
    }
}
