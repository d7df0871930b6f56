package pbem.record.text;

import pbem.game.Reason;

/** Why a game of a file did not become a board. */
public final class GameFileRefusal {

    /** The text has no meaning at that place. */
    public static final Reason NOT_UNDERSTOOD = new Reason("record.file-not-understood");

    /** A brace or bracket is not closed. */
    public static final Reason NOT_CLOSED = new Reason("record.file-not-closed");

    /** Branches are nested too deeply. */
    public static final Reason TOO_DEEP = new Reason("record.file-too-deep");

    /** The game has too many properties. */
    public static final Reason MANY_PROPERTIES = new Reason("record.file-many-properties");

    /** The game has too many moves. */
    public static final Reason LONG_GAME = new Reason("record.file-long");

    /** The file has too many games. */
    public static final Reason MANY_GAMES = new Reason("record.file-many");

    /** Men are put on the board in the middle of the game other than by a move. */
    public static final Reason SETUP_LATER = new Reason("record.file-setup");

    /** No game of this server has that name or that beginning. */
    public static final Reason NO_GAME = new Reason("record.file-no-game");

    /** A move is not legal by our rules. */
    public static final Reason NO_MOVE = new Reason("record.file-no-move");

    /** The move is by the player who is not on turn. */
    public static final Reason NOT_ON_TURN = new Reason("record.file-turn");

    /** Moves follow the end of the game. */
    public static final Reason OVER_BEFORE = new Reason("record.file-over");

    /** The game has no result. */
    public static final Reason NOT_OVER = new Reason("record.file-not-over");

    /** The result differs from that of our rules. */
    public static final Reason OTHER_RESULT = new Reason("record.file-other-result");

    private GameFileRefusal() {}
}
