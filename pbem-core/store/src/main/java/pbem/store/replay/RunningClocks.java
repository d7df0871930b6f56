package pbem.store.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.clock.BoardClock;
import pbem.clock.PlayerDays;
import pbem.clock.RunningClock;
import pbem.clock.Span;
import pbem.record.GameRecord;

/**
 * The clocks of boards as they were last told, so that the next move goes on from there. A clock follows from what it is
 * asked for, so it does no harm if that is never committed. Bounded, the least used goes first. Safe for any thread.
 */
final class RunningClocks {

    private final int most;
    private final Map<Integer, RunningClock> kept = new LinkedHashMap<>(16, 0.75f, true);

    RunningClocks(int most) {
        this.most = most;
    }

    BoardClock of(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        RunningClock last = last(record.board().number());
        RunningClock clock = last == null ? RunningClock.of(record, days, outages) : last.goneOn(record, days, outages);
        if (clock != last) {
            keep(record.board().number(), clock);
        }
        return clock.clock(record);
    }

    private synchronized RunningClock last(int board) {
        return kept.get(board);
    }

    /** Unless it is one of an older snapshot. */
    private synchronized void keep(int board, RunningClock clock) {
        RunningClock other = kept.get(board);
        if (most > 0 && (other == null || other.revision() <= clock.revision())) {
            kept.put(board, clock);
        }
        if (kept.size() > most) {
            kept.remove(kept.keySet().iterator().next());
        }
    }
}
