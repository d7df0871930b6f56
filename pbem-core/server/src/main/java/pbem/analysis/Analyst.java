package pbem.analysis;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * Who looked at a game again.
 *
 * @param program of somebody else, by its name; empty for our own
 * @param millis how long it thought in all; 0 for our own, whose effort is its level
 */
public record Analyst(String program, long millis) {

    public static final Analyst OURS = new Analyst("", 0);

    /** The program of somebody else; empty for ours. */
    public Optional<String> outside() {
        return Optional.of(program).filter(name -> !name.isEmpty());
    }

    public int seconds() {
        return (int) Math.round(millis / 1000.0);
    }

    /** What follows "looked at again". */
    public Phrase by(int level) {
        return outside()
                .map(name -> Phrase.of("analysis.by", name, seconds()))
                .orElseGet(() -> Phrase.of("analysis.at-level", level));
    }

    /** How all of it was found, and what the figures mean. */
    public Phrase how() {
        return outside().map(name -> Phrase.of("analysis.how-by", name)).orElseGet(() -> Phrase.of("analysis.how"));
    }
}
