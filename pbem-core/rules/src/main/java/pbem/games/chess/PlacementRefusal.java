package pbem.games.chess;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a written setup is not played. A cell that the board lacks is refused as in a move. */
sealed interface PlacementRefusal extends Refusal {

    /** A part that does not say which piece stands on which cell. */
    record BadItem(String item) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-bad-item", item);
        }
    }

    /** A code that no piece of this board has. */
    record NoSuchPiece(String code, ChessBoard board) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            List<String> codes = Names.codes(board.pieces());
            return Phrase.of("chromatic-chess.setup-no-such-piece", code, board.colours(), codes);
        }
    }

    /** A labelled piece on a cell of another colour. */
    record ForeignColour(Cell cell, Piece piece, ChessBoard board) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromatic-chess.setup-foreign-colour",
                    new Names(board).piece(piece),
                    cell.name(),
                    Names.colour(cell.colour()));
        }
    }

    /** A pawn where pawns are promoted. */
    record PawnOnLastRow(Cell cell) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-pawn-on-last-row", cell.name(), cell.row());
        }
    }

    /** The same cell named again. */
    record Twice(Cell cell) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-twice", cell.name());
        }
    }

    /** A piece where the other team's piece would stand. */
    record Overlap(Cell cell, Cell opposite) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-overlap", cell.name(), opposite.name());
        }
    }

    /** No aim, or more than one. */
    record AimCount(int aims) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-aim-count", aims);
        }
    }

    /** An aim that is in check before the first move. */
    record AimAttacked(Cell aim, Cell attacker, Phrase piece) implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-aim-attacked", aim.name(), attacker.name(), piece);
        }
    }

    /** The game would be over before it began. */
    record Lifeless() implements PlacementRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.setup-lifeless");
        }
    }
}
