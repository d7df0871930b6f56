package pbem.plan;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why moves were not written down to be played later. */
public sealed interface QueueRefusal extends Refusal {

    /** Not in the form of a plan. */
    record Unclear(String text) implements QueueRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("queue.unclear", text);
        }
    }

    /** A move for any case, and conditions beside it. */
    record MoveBesideConditions() implements QueueRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("queue.move-beside-conditions");
        }
    }

    /** One condition with two answers. */
    record TwoAnswers(String condition) implements QueueRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("queue.two-answers", condition);
        }
    }

    /** The others cannot play what a condition waits for. */
    record NeverMet(String condition, Phrase reason) implements QueueRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("queue.never-met", condition, reason);
        }
    }

    /** The answer would not be legal. */
    record NeverLegal(String move, Phrase reason) implements QueueRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("queue.never-legal", move, reason);
        }
    }

    /** There is nothing to delete. */
    record NothingQueued(int board) implements QueueRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("queue.nothing-queued", board);
        }
    }
}
