package pbem.cli.watch;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * That something is wrong now.
 *
 * @param weight how bad, compared with the same trouble alone: if it grows, it is told again
 * @param says how it is and what to do, a sentence each
 */
public record Symptom(Trouble trouble, long weight, List<Phrase> says) {

    public Symptom {
        says = List.copyOf(says);
    }

    static Symptom of(Trouble trouble, long weight, Phrase how, Phrase cure) {
        return new Symptom(trouble, weight, List.of(how, cure));
    }
}
