package pbem.mail.writing.board;

/** A mail cannot be written now because the game of its board is missing. */
public final class MissingGame extends RuntimeException {

    private static final long serialVersionUID = 1;

    MissingGame(int board, String game) {
        super("waits for the game of board " + board + ", which is missing: " + game);
    }
}
