package pbem.games.chess;

import java.util.Locale;
import pbem.game.Reason;

/** The reasons why a text is not a legal move. Pieces are named by phrases from {@link Names}. */
final class ChessRefusal {

    /** The text has none of the forms of a move. */
    static final Reason UNREADABLE = new Reason("chromatic-chess.unreadable").shapeless();

    /** The text cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("chromatic-chess.not-a-cell");

    /** The cell's letter is not a column of the board. */
    static final Reason NO_SUCH_COLUMN = new Reason("chromatic-chess.no-such-column");

    /** The column exists, but it has no cell with that number. */
    static final Reason NO_SUCH_CELL = new Reason("chromatic-chess.no-such-cell");

    static final Reason NO_DESTINATION_AT_ALL = new Reason("chromatic-chess.no-way");

    static final Reason NO_DESTINATION = new Reason("chromatic-chess.no-destination");

    /** The code after a promotion belongs to no piece. */
    static final Reason NO_SUCH_PIECE = new Reason("chromatic-chess.no-such-piece");

    /** The move starts from a piece of the other team. */
    static final Reason NOT_YOURS = new Reason("chromatic-chess.not-yours");

    /** The move leads from a cell to itself. */
    static final Reason SAME_CELL = new Reason("chromatic-chess.same-cell");

    /** A piece of the player's own stands on the target cell. */
    static final Reason OWN_THERE = new Reason("chromatic-chess.own-there");

    /** The piece could not make this move even on an empty board. */
    static final Reason UNREACHABLE = new Reason("chromatic-chess.unreachable");

    /** A piece stands in the way. */
    static final Reason BLOCKED = new Reason("chromatic-chess.blocked");

    /** A pawn would advance to, or across, a cell that is not empty. */
    static final Reason PAWN_BLOCKED = new Reason("chromatic-chess.pawn-blocked");

    /** A pawn would advance two cells, but it has moved before. */
    static final Reason PAWN_SPENT = new Reason("chromatic-chess.pawn-spent");

    /** A pawn would capture on a cell where there is nothing to capture. */
    static final Reason PAWN_STRIKES_NOTHING = new Reason("chromatic-chess.pawn-strikes-nothing");

    /** A pawn does not move like this. */
    static final Reason PAWN_ELSEWHERE = new Reason("chromatic-chess.pawn-elsewhere");

    /** The aim would be attacked on its target cell. */
    static final Reason AIM_ATTACKED = new Reason("chromatic-chess.aim-attacked");

    /** The aim is in check and would remain in check. */
    static final Reason STILL_IN_CHECK = new Reason("chromatic-chess.still-in-check");

    /** The piece cannot move without exposing its aim. */
    static final Reason PINNED = new Reason("chromatic-chess.pinned");

    /** A pawn reaches the last row, but the move does not say what it becomes. */
    static final Reason PROMOTION_MISSING = new Reason("chromatic-chess.promotion-missing");

    /** A pawn cannot become that piece on that cell. */
    static final Reason PROMOTION_UNFIT = new Reason("chromatic-chess.promotion-unfit");

    /** The move has a promotion, but no pawn reaches the last row. */
    static final Reason PROMOTION_TOO_EARLY = new Reason("chromatic-chess.promotion-too-early");

    /** There is no reason for the claim of a draw. */
    static final Reason NOTHING_TO_CLAIM = new Reason("chromatic-chess.nothing-to-claim");

    /** Castling: there is no piece on that side with which the aim could castle, now or later. */
    static final Reason NO_PARTNER = new Reason("chromatic-chess.castling-no-partner");

    /** Castling: another piece stands between the aim and its partner. */
    static final Reason BETWEEN = new Reason("chromatic-chess.castling-between");

    /** Castling: the aim is in check. */
    static final Reason IN_CHECK = new Reason("chromatic-chess.castling-in-check");

    /** Castling: the aim would cross or reach an attacked cell. */
    static final Reason ATTACKED = new Reason("chromatic-chess.castling-attacked");

    /** Castling: the partner shields the aim from an attack, which would reach the aim afterwards. */
    static final Reason EXPOSED = new Reason("chromatic-chess.castling-exposed");

    private ChessRefusal() {}

    /** A piece of that kind cannot stand on the colour of the cell, on a board of so many colours. */
    static Reason foreign(PieceKind kind, int colours) {
        return new Reason("chromatic-chess.foreign-" + kind.name().toLowerCase(Locale.ROOT) + "-" + colours);
    }
}
