package pbem.mail.login;

/** No token could be had; the message says why, without any secret. */
public class TokenTrouble extends Exception {

    private static final long serialVersionUID = 1;

    public TokenTrouble(String message) {
        super(message);
    }

    TokenTrouble(String message, Exception cause) {
        super(message, cause);
    }
}
