package pbem.mail.writing.board;

/** A mail cannot be written now, since the game of a board that it is about is missing. */
public final class MissingGame extends RuntimeException {

    private static final long serialVersionUID = 1;

    MissingGame(int board, String game) {
        super("waits for the game of board " + board + ", which is missing: " + game);
    }
}
