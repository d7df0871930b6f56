package pbem.intention;

import java.util.List;

/**
 * A reading of a sentence.
 *
 * @param lines forms of commands, best first; empty for words to people
 * @param words what is to be passed on where the sentence says "tell mia ..."; else empty
 * @param sureness 0 to 1
 */
public record Guess(Intention intention, List<String> lines, String words, double sureness) {

    /** From here on what only reads is answered, and everything else is asked. */
    public static final double LIKELY = 0.4;

    /** From here on what is harmless is done. */
    public static final double SURE = 0.7;

    public Guess {
        lines = List.copyOf(lines);
    }

    public boolean isLikely() {
        return sureness >= LIKELY;
    }

    public boolean isSure() {
        return sureness >= SURE;
    }
}
