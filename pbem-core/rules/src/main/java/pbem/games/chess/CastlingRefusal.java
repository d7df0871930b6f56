package pbem.games.chess;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why the aim cannot castle (article 5.5.b). */
sealed interface CastlingRefusal extends Refusal {

    /** On that side is nothing with which the aim could castle, now or later. */
    record NoPartner(String notation, int row) implements CastlingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.castling-no-partner", notation, row);
        }
    }

    /** Another piece stands between. */
    record Between(Cell aim, Cell partner, Cell obstacle) implements CastlingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.castling-between", aim.name(), partner.name(), obstacle.name());
        }
    }

    /** The aim is in check. */
    record InCheck(Cell aim, Cell attacker, Phrase piece) implements CastlingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.castling-in-check", aim.name(), attacker.name(), piece);
        }
    }

    /** The aim would cross or reach an attacked cell. */
    record Attacked(Cell cell, Cell attacker, Phrase piece) implements CastlingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.castling-attacked", cell.name(), attacker.name(), piece);
        }
    }

    /** The partner holds off an attack, which would reach the aim once it has left. */
    record Exposed(Cell partner, Cell target) implements CastlingRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromatic-chess.castling-exposed", partner.name(), target.name());
        }
    }
}
