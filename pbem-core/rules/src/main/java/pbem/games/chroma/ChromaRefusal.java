package pbem.games.chroma;

import pbem.game.Reason;

/** The reasons why a text is not a legal move of Chroma. */
final class ChromaRefusal {

    /** The text does not look like a cell. */
    static final Reason UNREADABLE = new Reason("chroma.unreadable").shapeless();

    /** The move names a colour that is not that of the next cube. */
    static final Reason OTHER_COLOUR = new Reason("chroma.other-colour");

    /** The level is above the top or below the board. */
    static final Reason NO_SUCH_LEVEL = new Reason("chroma.no-such-level");

    /** The level exists, but it has no such row. */
    static final Reason NO_SUCH_ROW = new Reason("chroma.no-such-row");

    /** The row exists, but it has no cell with that number. */
    static final Reason NO_SUCH_CELL = new Reason("chroma.no-such-cell");

    /** The text cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("chroma.not-a-cell");

    /** The cell is occupied by a cube. */
    static final Reason OCCUPIED = new Reason("chroma.occupied");

    /** At least one of the three cubes below is missing. */
    static final Reason NO_SUPPORT = new Reason("chroma.no-support");

    /** One of the cubes below has the colour of the next cube. */
    static final Reason ON_ITS_COLOUR = new Reason("chroma.on-its-colour");

    /** Cubes beside the cell have the colour of the next cube. */
    static final Reason TOUCHING = new Reason("chroma.touching");

    private ChromaRefusal() {}
}
