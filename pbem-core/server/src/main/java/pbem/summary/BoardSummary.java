package pbem.summary;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.terms.Origin;

/**
 * A board as lists show it, without replaying it.
 *
 * @param options of the game, by name
 * @param origin the position of another board from which it went on
 * @param players userids by seat
 * @param programs which of them are programs of the server's own
 * @param toMove userids on turn; empty once the board is closed
 * @param moves how many were played
 * @param result in words, once closed
 * @param deadline when those on turn lose by time, while it goes on; empty, too, if it is so far off that there is none
 * @param changed when the last event, or else the start, was
 */
public record BoardSummary(
        int number,
        String game,
        Map<String, String> options,
        Optional<Origin> origin,
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
