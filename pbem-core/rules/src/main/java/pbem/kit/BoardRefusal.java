package pbem.kit;

import pbem.game.Reason;

/** Why a text is no legal move, in any game of this kit. What a game says itself is {@link Play#objection}. */
public final class BoardRefusal {

    /** Nobody moves any more. */
    static final Reason OVER = new Reason("kit.over");

    /** It does not look like a move. */
    static final Reason UNREADABLE = new Reason("kit.unreadable").shapeless();

    /** Something that cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("kit.not-a-cell");

    /** No row of the board is called so. */
    static final Reason NO_SUCH_ROW = new Reason("kit.no-such-row");

    /** No cell has that number. */
    static final Reason NO_SUCH_NUMBER = new Reason("kit.no-such-number");

    /** The row is not so long. */
    static final Reason NO_SUCH_CELL = new Reason("kit.no-such-cell");

    /** The other colour was written along. */
    static final Reason OTHER_COLOUR = new Reason("kit.other-colour");

    /** A word of this game that is no move now. */
    static final Reason NOT_NOW = new Reason("kit.not-now");

    /** Something stands where a man was to be put. */
    static final Reason OCCUPIED = new Reason("kit.occupied");

    /** Nothing is there that could move. */
    static final Reason NOTHING_THERE = new Reason("kit.nothing-there");

    /** What stands there is not of the seat on turn. */
    static final Reason NOT_YOURS = new Reason("kit.not-yours");

    /** What stands there cannot move now. */
    static final Reason CANNOT_MOVE = new Reason("kit.cannot-move");

    /** Only part of the move was written, and it can go on in several ways. */
    static final Reason INCOMPLETE = new Reason("kit.incomplete");

    /** Several moves have those ends. */
    static final Reason SEVERAL = new Reason("kit.several");

    /** Only the cell where a man can go was written. */
    static final Reason WHERE_FROM = new Reason("kit.where-from");

    /** After that part the move cannot go on so. */
    static final Reason CANNOT_GO = new Reason("kit.cannot-go");

    /** No man may be put there. */
    static final Reason CANNOT_PUT = new Reason("kit.cannot-put");

    private BoardRefusal() {}
}
