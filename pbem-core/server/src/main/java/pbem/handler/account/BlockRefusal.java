package pbem.handler.account;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why nobody was blocked, or unblocked. */
public sealed interface BlockRefusal extends Refusal {

    /** Oneself. */
    record Yourself() implements BlockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("block.yourself");
        }
    }

    /** That player was blocked before. */
    record BlockedAlready(String user) implements BlockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("block.blocked-already", user);
        }
    }

    /** That player is not blocked. */
    record NotBlocked(String user) implements BlockRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("block.not-blocked", user);
        }
    }
}
