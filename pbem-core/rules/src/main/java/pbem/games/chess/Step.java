package pbem.games.chess;

import java.util.Optional;
import pbem.game.Move;

/**
 * A move on the board. What it captures follows from the position.
 *
 * @param from the cell that the piece leaves; in castling, the one that the aim leaves
 * @param to the cell that it reaches; in castling, the one that the aim reaches
 * @param promotion what a pawn becomes on the last row
 */
record Step(Cell from, Cell to, Manner manner, Optional<Piece> promotion) implements Move {

    /** The kind of a move, which tells what it does besides moving the piece. */
    enum Manner {
        PLAIN,
        /** A pawn's advance by two cells (article 5.7.b). */
        DOUBLE,
        /** A capture in passing (article 5.7.e). */
        EN_PASSANT,
        /** Castling of the aim (article 5.5.b). */
        CASTLING
    }

    /** The cell that a pawn's double step or a castling aim crosses. */
    Cell crossed(ChessBoard board) {
        return board.at((from.column() + to.column()) / 2, (from.row() + to.row()) / 2)
                .orElseThrow();
    }

    /** Whether it leads to a later letter. */
    boolean isTowardsEnd() {
        return to.column() > from.column();
    }

    @Override
    public String notation() {
        if (manner == Manner.CASTLING) {
            return isTowardsEnd() ? "O-O" : "O-O-O";
        }
        return from.name() + "-" + to.name()
                + promotion.map(piece -> "=" + piece).orElse("");
    }
}
