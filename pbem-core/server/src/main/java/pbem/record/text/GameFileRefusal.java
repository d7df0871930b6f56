package pbem.record.text;

import pbem.game.Reason;

/** Why a game of a file did not become a board. */
public final class GameFileRefusal {

    /** Something that has no meaning there. */
    public static final Reason NOT_UNDERSTOOD = new Reason("record.file-not-understood");

    /** A brace or bracket has no end. */
    public static final Reason NOT_CLOSED = new Reason("record.file-not-closed");

    /** Branches within branches, without end. */
    public static final Reason TOO_DEEP = new Reason("record.file-too-deep");

    /** More is said of it than anybody says of a game. */
    public static final Reason MANY_PROPERTIES = new Reason("record.file-many-properties");

    /** More moves than a game has. */
    public static final Reason LONG_GAME = new Reason("record.file-long");

    /** More games than are read at once. */
    public static final Reason MANY_GAMES = new Reason("record.file-many");

    /** Men are put down in the middle of the game by nobody's move. */
    public static final Reason SETUP_LATER = new Reason("record.file-setup");

    /** Nothing here is called so, or begins so. */
    public static final Reason NO_GAME = new Reason("record.file-no-game");

    /** A move is none by our rules. */
    public static final Reason NO_MOVE = new Reason("record.file-no-move");

    /** It is the other one's turn. */
    public static final Reason NOT_ON_TURN = new Reason("record.file-turn");

    /** There are moves after the end. */
    public static final Reason OVER_BEFORE = new Reason("record.file-over");

    /** No result. */
    public static final Reason NOT_OVER = new Reason("record.file-not-over");

    /** Our rules say that it ended otherwise. */
    public static final Reason OTHER_RESULT = new Reason("record.file-other-result");

    private GameFileRefusal() {}
}
