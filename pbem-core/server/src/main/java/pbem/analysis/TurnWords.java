package pbem.analysis;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * A turning point in words.
 *
 * @param user the player who made the move
 */
public record TurnWords(TurningPoint turn, String user) {

    public Phrase heading() {
        return Phrase.of("analysis.turn", turn.move(), user, turn.played());
    }

    /** The better move, its principal variation, and how certain that is. */
    public List<Phrase> sentences() {
        return List.of(
                Phrase.of(
                        "analysis.better",
                        turn.better(),
                        ChanceCurve.percent(turn.before()),
                        ChanceCurve.percent(turn.after()),
                        user),
                Phrase.of("analysis.line", String.join("; ", turn.line())),
                sure());
    }

    private Phrase sure() {
        return switch (turn.sureness()) {
            case PROVEN -> Phrase.of("analysis.proven");
            case DOUBTFUL -> Phrase.of("analysis.doubtful");
        };
    }
}
