package pbem.games.chess;

import java.util.List;
import java.util.Locale;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a text is no legal move, apart from {@link CastlingRefusal}. Pieces come as phrases from {@link Names}. */
sealed interface ChessRefusal extends Refusal {

    /** Nobody moves any more. */
    record Over() implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.over");
        }
    }

    /** The text has none of the forms of a move. */
    record Unreadable(String text) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.unreadable", text);
        }

        @Override
        public boolean isShapeless() {
            return true;
        }
    }

    /** Something that cannot be the name of a cell. */
    record NotACell(String text) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.not-a-cell", text);
        }
    }

    /** A cell with a letter that the board does not have. */
    record NoSuchColumn(String label, ChessBoard board) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.no-such-column", label, String.valueOf(Cell.letter(board.rows())));
        }
    }

    /** A column of the board, but not so long. */
    record NoSuchCell(String label, Cell lowest, Cell highest) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromatic-chess.no-such-cell", label, label.substring(0, 1), lowest.name(), highest.name());
        }
    }

    /** One cell only; a piece of the player's stands there. */
    record NoDestination(Cell from, Phrase piece, List<Cell> targets) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return targets.isEmpty()
                    ? Phrase.of("chromatic-chess.no-way", from.name(), piece)
                    : Phrase.of("chromatic-chess.no-destination", from.name(), piece, Phrase.anyOf(Names.of(targets)));
        }
    }

    /** A code for a promotion that no piece has. */
    record NoSuchPiece(String code, List<Piece> pieces) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.no-such-piece", code, Names.codes(pieces));
        }
    }

    /** An empty cell is to move. */
    record NothingThere(Cell cell) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.nothing-there", cell.name());
        }
    }

    /** The other team's piece is to move. */
    record NotYours(Cell cell, Phrase piece, Team player) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.not-yours", cell.name(), piece, player.phrase());
        }
    }

    /** From a cell to itself. */
    record SameCell(Cell cell) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.same-cell", cell.name());
        }
    }

    /** One's own piece stands on the cell. */
    record OwnThere(Cell cell, Phrase piece) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.own-there", cell.name(), piece);
        }
    }

    /** The cell has a colour that is not the piece's. */
    record ForeignColour(Cell from, Cell to, ChessBoard board, Piece piece) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            String key =
                    "chromatic-chess.foreign-" + piece.kind().name().toLowerCase(Locale.ROOT) + "-" + board.colours();
            return Phrase.of(
                    key,
                    new Names(board).piece(piece),
                    from.name(),
                    Names.colours(piece.colours()),
                    to.name(),
                    Names.colour(to.colour()));
        }
    }

    /** The piece does not go like this, not even on an empty board. */
    record Unreachable(Cell from, Cell to, Phrase piece, Phrase movement) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.unreachable", from.name(), to.name(), piece, movement);
        }
    }

    /** Something stands on the way. */
    record Blocked(Cell from, Cell to, Phrase piece, List<Cell> obstacles) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromatic-chess.blocked", from.name(), to.name(), piece, Names.of(obstacles), obstacles.size());
        }
    }

    /** A pawn is to go straight on to, or over, a cell that is not empty. */
    record PawnBlocked(Cell from, Cell obstacle) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.pawn-blocked", from.name(), obstacle.name());
        }
    }

    /** A pawn is to go two cells, but has moved before. */
    record PawnSpent(Cell from) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.pawn-spent", from.name());
        }
    }

    /** A pawn is to capture where there is nothing to capture. */
    record PawnStrikesNothing(Cell from, Cell to) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.pawn-strikes-nothing", from.name(), to.name());
        }
    }

    /** A pawn goes otherwise. */
    record PawnElsewhere(Cell from, Cell to, List<Cell> advances, List<Cell> captures) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromatic-chess.pawn-elsewhere",
                    from.name(),
                    to.name(),
                    Phrase.anyOf(Names.of(advances)),
                    Phrase.anyOf(Names.of(captures)));
        }
    }

    /** The aim would stand attacked where it goes. */
    record AimAttacked(Cell to, Cell attacker, Phrase piece) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.aim-attacked", to.name(), attacker.name(), piece);
        }
    }

    /** The aim is in check and would stay so. */
    record StillInCheck(Cell aim, Cell attacker, Phrase piece) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.still-in-check", aim.name(), attacker.name(), piece);
        }
    }

    /** The piece cannot go away without exposing its aim. */
    record Pinned(Cell from, Cell aim, Cell attacker, Phrase piece) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.pinned", from.name(), aim.name(), attacker.name(), piece);
        }
    }

    /** A pawn reaches the last row and nobody says what it becomes. */
    record PromotionMissing(Cell from, Cell to, List<Piece> choices) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromatic-chess.promotion-missing",
                    from + "-" + to,
                    to.row(),
                    Names.codes(choices),
                    choices.get(0).name());
        }
    }

    /** A pawn cannot become that there. */
    record PromotionUnfit(Piece wish, Cell to, List<Piece> choices) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromatic-chess.promotion-unfit",
                    wish.name(),
                    to.name(),
                    Names.colour(to.colour()),
                    Phrase.anyOf(Names.codes(choices)));
        }
    }

    /** A promotion is asked for where there is none. */
    record PromotionTooEarly(Cell from, Cell to, int lastRow) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.promotion-too-early", from + "-" + to, lastRow);
        }
    }

    /** A draw is claimed without a reason. */
    record NothingToClaim(int occurrences, int calm) implements ChessRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.nothing-to-claim", occurrences, calm);
        }
    }
}
