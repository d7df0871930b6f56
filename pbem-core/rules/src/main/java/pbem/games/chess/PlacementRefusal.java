package pbem.games.chess;

import pbem.game.Reason;

/**
 * The reasons why a written setup cannot be played. A cell that the board lacks is refused with the same reason as in a
 * move.
 */
final class PlacementRefusal {

    /** A part of the setup does not say which piece stands on which cell. */
    static final Reason BAD_ITEM = new Reason("chromatic-chess.setup-bad-item");

    /** A code belongs to no piece of this board. */
    static final Reason NO_SUCH_PIECE = new Reason("chromatic-chess.setup-no-such-piece");

    /** A labelled piece stands on a cell of another colour. */
    static final Reason FOREIGN_COLOUR = new Reason("chromatic-chess.setup-foreign-colour");

    /** A pawn stands on the row where it would be promoted. */
    static final Reason PAWN_ON_LAST_ROW = new Reason("chromatic-chess.setup-pawn-on-last-row");

    /** A cell is named twice. */
    static final Reason TWICE = new Reason("chromatic-chess.setup-twice");

    /** A piece stands on a cell that a piece of the other team needs. */
    static final Reason OVERLAP = new Reason("chromatic-chess.setup-overlap");

    /** There is no aim, or more than one. */
    static final Reason AIM_COUNT = new Reason("chromatic-chess.setup-aim-count");

    /** An aim is in check before the first move. */
    static final Reason AIM_ATTACKED = new Reason("chromatic-chess.setup-aim-attacked");

    /** The game would be over before the first move. */
    static final Reason LIFELESS = new Reason("chromatic-chess.setup-lifeless");

    private PlacementRefusal() {}
}
