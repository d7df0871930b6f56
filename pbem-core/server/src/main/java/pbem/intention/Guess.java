package pbem.intention;

import java.util.List;
import pbem.command.Verb;

/**
 * A reading of a sentence.
 *
 * @param lines completed forms of commands, best first; empty for words to people
 * @param words the words to pass on if the sentence says "tell mia ..."; otherwise empty
 * @param sureness from 0 to 1
 */
public record Guess(Intention intention, List<String> lines, String words, double sureness) {

    /** The sureness at which a command that only reads is carried out, and any other is asked about. */
    public static final double LIKELY = 0.55;

    /** The sureness at which a harmless command is carried out, and the closing of an account is asked about. */
    public static final double SURE = 0.8;

    public Guess {
        lines = List.copyOf(lines);
    }

    public boolean isLikely() {
        return sureness >= (lines.contains(Verb.SIGNOFF.word()) ? SURE : LIKELY);
    }

    public boolean isSure() {
        return sureness >= SURE;
    }

    /** Whether it is sure, and says what to do or is words to people. */
    boolean isSureAndComplete() {
        return isSure() && (!lines.isEmpty() || intention.care() == Intention.Care.TALK);
    }
}
