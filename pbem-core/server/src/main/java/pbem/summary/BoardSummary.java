package pbem.summary;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.terms.Origin;

/**
 * A board as lists show it, which need not be replayed for it.
 *
 * @param options of the game, by name
 * @param origin the position of another board from which this one continues
 * @param odds days for each move, by seat, if the players have different times; otherwise empty
 * @param players userids, by seat
 * @param programs those of the players that are computer players of the server
 * @param toMove userids of the players on turn; empty once the board is closed
 * @param moves the number of moves played
 * @param result in words, once the board is closed
 * @param deadline when the players on turn lose on time; empty if the game is over, or if the deadline is so far off
 *     that it counts as none
 * @param changed the time of the last event, or of the start if there is none
 */
public record BoardSummary(
        int number,
        String game,
        Map<String, String> options,
        Optional<Origin> origin,
        List<Integer> odds,
        List<String> players,
        List<String> programs,
        List<String> toMove,
        int moves,
        GameRecord.State state,
        Optional<Phrase> result,
        Optional<Instant> deadline,
        Instant started,
        Instant changed) {

    /** Whether the game goes on. */
    public boolean open() {
        return state == GameRecord.State.ACTIVE;
    }
}
