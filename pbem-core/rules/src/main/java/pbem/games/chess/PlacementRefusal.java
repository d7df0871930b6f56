package pbem.games.chess;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;

/** Why a written setup is not played. A cell that the board lacks is refused as in a move. */
final class PlacementRefusal {

    /** A part that does not say which piece stands on which cell. */
    static final Reason BAD_ITEM = new Reason("chromatic-chess.setup-bad-item");

    /** A code that no piece of this board has. */
    static final Reason NO_SUCH_PIECE = new Reason("chromatic-chess.setup-no-such-piece");

    /** A labelled piece on a cell of another colour. */
    static final Reason FOREIGN_COLOUR = new Reason("chromatic-chess.setup-foreign-colour");

    /** A pawn where pawns are promoted. */
    static final Reason PAWN_ON_LAST_ROW = new Reason("chromatic-chess.setup-pawn-on-last-row");

    /** The same cell named again. */
    static final Reason TWICE = new Reason("chromatic-chess.setup-twice");

    /** A piece where the other team's piece would stand. */
    static final Reason OVERLAP = new Reason("chromatic-chess.setup-overlap");

    /** No aim, or more than one. */
    static final Reason AIM_COUNT = new Reason("chromatic-chess.setup-aim-count");

    /** An aim that is in check before the first move. */
    static final Reason AIM_ATTACKED = new Reason("chromatic-chess.setup-aim-attacked");

    /** The game would be over before it began. */
    static final Reason LIFELESS = new Reason("chromatic-chess.setup-lifeless");

    private PlacementRefusal() {}

    static Refusal noSuchPiece(String code, ChessBoard board) {
        List<String> codes = Names.codes(board.pieces());
        return NO_SUCH_PIECE.of(code, board.colours(), codes);
    }

    static Refusal foreignColour(Cell cell, Piece piece, ChessBoard board) {
        return FOREIGN_COLOUR.of(new Names(board).piece(piece), cell.name(), Names.colour(cell.colour()));
    }

    static Refusal pawnOnLastRow(Cell cell) {
        return PAWN_ON_LAST_ROW.of(cell.name(), cell.row());
    }
}
