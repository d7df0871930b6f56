package pbem.hearing;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * What became of one command line.
 *
 * @param what for the record: what was done, or why not
 * @param silence why no answer was sent, where one would have been due
 */
public record Ruling(Verdict verdict, Phrase what, Optional<Phrase> silence) {

    public Ruling(Verdict verdict, Phrase what) {
        this(verdict, what, Optional.empty());
    }

    Ruling silenced(Phrase why) {
        return new Ruling(verdict, what, silence.or(() -> Optional.of(why)));
    }

    public enum Verdict {
        /** Something changed. */
        DONE,
        /** A question was answered. */
        ANSWERED,
        /** It waits for its sender to confirm it. */
        HELD,
        /** Nothing changed, and the sender is told why. */
        REFUSED
    }
}
