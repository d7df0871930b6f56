package pbem.cli.watch;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * Something that is wrong now.
 *
 * @param weight how bad it is, on a scale of this trouble alone; if it grows, the admin is told again
 * @param says a sentence on the state and a sentence on what to do
 */
public record Symptom(Trouble trouble, long weight, List<Phrase> says) {

    public Symptom {
        says = List.copyOf(says);
    }

    static Symptom of(Trouble trouble, long weight, Phrase how, Phrase cure) {
        return new Symptom(trouble, weight, List.of(how, cure));
    }
}
