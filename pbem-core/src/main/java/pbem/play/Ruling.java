package pbem.play;

import pbem.phrase.Phrase;

/**
 * What became of one command line.
 *
 * @param what for the record: what was done, or why not
 */
public record Ruling(Verdict verdict, Phrase what) {

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
