package pbem.analysis;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * The author of an analysis.
 *
 * @param program the name of an outside program; empty for the server's own engine
 * @param millis its total thinking time; 0 for the server's own engine, whose effort is its level
 */
public record Analyst(String program, long millis) {

    public static final Analyst OURS = new Analyst("", 0);

    /** The outside program; empty for the server's own engine. */
    public Optional<String> outside() {
        return Optional.of(program).filter(name -> !name.isEmpty());
    }

    public int seconds() {
        return (int) Math.round(millis / 1000.0);
    }

    /** The words that follow "analysed". */
    public Phrase by(int level) {
        return outside()
                .map(name -> Phrase.of("analysis.by", name, seconds()))
                .orElseGet(() -> Phrase.of("analysis.at-level", level));
    }

    /** How the analysis was made, and what its figures mean. */
    public Phrase how() {
        return outside().map(name -> Phrase.of("analysis.how-by", name)).orElseGet(() -> Phrase.of("analysis.how"));
    }
}
