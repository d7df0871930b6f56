package pbem.query;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * What follows from a position, or why nobody is told.
 *
 * @param study present if it was found
 * @param move of the line that cannot be played, from 1, or how many could be tried before the work became too much
 * @param text of that move, as it was given
 * @param why it cannot be played
 */
public record StudyLookup(Outcome outcome, Optional<Study> study, int move, String text, Optional<Phrase> why) {

    /** What became of the question. */
    public enum Outcome {
        FOUND,
        /** There is no such board or no such move. */
        MISSING,
        /** The answer would tell what players hold, or what chance will bring, while the game goes on. */
        SECRET,
        /** A move of the line cannot be played. */
        REFUSED,
        /** To try the line takes more work than is done for those who ask. */
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
