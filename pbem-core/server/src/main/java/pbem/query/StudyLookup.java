package pbem.query;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * What can follow from a position, or why it is not told.
 *
 * @param study present if it was found
 * @param move the first illegal move of the line, from 1; or the number of moves tried before the limit of work
 * @param text the text of that move
 * @param the reason
 */
public record StudyLookup(Outcome outcome, Optional<Study> study, int move, String text, Optional<Phrase> why) {

    /** The outcome of a lookup. */
    public enum Outcome {
        FOUND,
        /** There is no such board or no such move. */
        MISSING,
        /** The answer would reveal hands or chance of an open game. */
        SECRET,
        /** A move of the line is illegal. */
        REFUSED,
        /** The line exceeds the limit of work. */
        TOO_DEAR
    }

    static final StudyLookup MISSING = new StudyLookup(Outcome.MISSING, 0);
    static final StudyLookup SECRET = new StudyLookup(Outcome.SECRET, 0);

    private StudyLookup(Outcome outcome, int move) {
        this(outcome, Optional.empty(), move, "", Optional.empty());
    }

    static StudyLookup found(Study study) {
        return new StudyLookup(Outcome.FOUND, Optional.of(study), 0, "", Optional.empty());
    }

    static StudyLookup refused(int move, String text, Phrase why) {
        return new StudyLookup(Outcome.REFUSED, Optional.empty(), move, text, Optional.of(why));
    }

    static StudyLookup tooDear(int tried) {
        return new StudyLookup(Outcome.TOO_DEAR, tried);
    }
}
