package pbem.mail.login;

/** No token could be fetched. The message says why and contains no secret. */
public class TokenTrouble extends Exception {

    private static final long serialVersionUID = 1;

    public TokenTrouble(String message) {
        super(message);
    }

    TokenTrouble(String message, Exception cause) {
        super(message, cause);
    }
}
