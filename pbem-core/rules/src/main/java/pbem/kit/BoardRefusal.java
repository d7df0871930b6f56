package pbem.kit;

import pbem.game.Reason;

/**
 * Why a text is not a legal move, in any game of this kit. {@link Play#objection} gives the reasons of a single game.
 */
public final class BoardRefusal {

    /** The game is over. */
    public static final Reason OVER = new Reason("kit.over");

    /** The text does not look like a move. */
    static final Reason UNREADABLE = new Reason("kit.unreadable").shapeless();

    /** A part of the text cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("kit.not-a-cell");

    /** The board has no row of that name. */
    public static final Reason NO_SUCH_ROW = new Reason("kit.no-such-row");

    /** No cell has that number. */
    static final Reason NO_SUCH_NUMBER = new Reason("kit.no-such-number");

    /** The row is shorter than that. */
    public static final Reason NO_SUCH_CELL = new Reason("kit.no-such-cell");

    /** The text names the other colour. */
    static final Reason OTHER_COLOUR = new Reason("kit.other-colour");

    /** The text is a word of this game, but is not a legal move now. */
    static final Reason NOT_NOW = new Reason("kit.not-now");

    /** The text is a word of this game, but other words are legal now. */
    static final Reason OTHER_WORD = new Reason("kit.other-word");

    /** The cell on which a man was to be put is occupied. */
    static final Reason OCCUPIED = new Reason("kit.occupied");

    /** The cell from which a man was to move is empty. */
    public static final Reason NOTHING_THERE = new Reason("kit.nothing-there");

    /** The man on the cell does not belong to the seat on turn. */
    static final Reason NOT_YOURS = new Reason("kit.not-yours");

    /** The man on the cell cannot move now. */
    static final Reason CANNOT_MOVE = new Reason("kit.cannot-move");

    /** The text is only part of a move, and several moves begin with it. */
    static final Reason INCOMPLETE = new Reason("kit.incomplete");

    /** Several moves have these first and last cells. */
    static final Reason SEVERAL = new Reason("kit.several");

    /** The text names only the cell to which a man can go. */
    static final Reason WHERE_FROM = new Reason("kit.where-from");

    /** The move cannot continue like this after its first part. */
    static final Reason CANNOT_GO = new Reason("kit.cannot-go");

    /** The text goes on behind a whole move. */
    static final Reason WHOLE = new Reason("kit.whole");

    /** No man may be put on the cell. */
    static final Reason CANNOT_PUT = new Reason("kit.cannot-put");

    private BoardRefusal() {}
}
