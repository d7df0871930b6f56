package pbem.handler.play;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why moves were not tried out, or a move that was shown before was not played. */
public sealed interface PreviewRefusal extends Refusal {

    /** One of the moves is not legal. */
    record Illegal(int place, String move, Phrase reason) implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return place == 1 ? reason : Phrase.of("preview.illegal", place, move, reason);
        }
    }

    /** There is nothing to try. */
    record NoMoves() implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("preview.no-moves");
        }
    }

    /** What another player can play tells what they hold. */
    record NotYours() implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("preview.not-yours");
        }
    }

    /** What would follow from a move tells what the other players hold. */
    record OthersHold() implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("preview.others-hold");
        }
    }

    /** The move draws or shows what nobody knows yet. */
    record WouldTell(String move) implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("preview.would-tell", move);
        }
    }

    /** No move waits to be confirmed. */
    record NothingSubmitted(int board) implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("preview.nothing-submitted", board);
        }
    }

    /** Something happened on the board since. */
    record SubmittedBefore(int board, String move) implements PreviewRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("preview.submitted-before", board, move);
        }
    }
}
