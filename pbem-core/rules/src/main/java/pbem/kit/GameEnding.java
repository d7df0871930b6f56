package pbem.kit;

import java.util.List;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * How a game ended.
 *
 * @param winner from 0; below 0 for a draw
 * @param reason a clause after "alice won:"
 */
public record GameEnding(int winner, Phrase reason) {

    public static final int NOBODY = -1;

    public static GameEnding draw(Phrase reason) {
        return new GameEnding(NOBODY, reason);
    }

    /** The seat with the higher count wins; equal counts are a draw. */
    public static GameEnding byCount(int first, int second, String more, String even) {
        return first == second
                ? draw(Phrase.of(even, first))
                : new GameEnding(
                        first > second ? 0 : 1, Phrase.of(more, Math.max(first, second), Math.min(first, second)));
    }

    Outcome outcome(int seats, List<Seat> active) {
        return winner < 0 ? Outcome.drawn(seats, active, reason) : Outcome.won(seats, List.of(Seat.at(winner)), reason);
    }

    void results(double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = winner < 0 ? 1.0 / into.length : seat == winner ? 1 : 0;
        }
    }
}
