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
 * A cache of the last clocks of boards, so that the clock after the next move is computed from there. A clock depends
 * only on its arguments, so one of an uncommitted record does no harm. Bounded; the least recently used clock is
 * dropped first. Safe for any thread.
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

    /** Caches a clock, unless it belongs to an older snapshot than the cached one. */
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
