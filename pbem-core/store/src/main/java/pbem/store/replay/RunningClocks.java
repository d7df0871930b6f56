package pbem.store.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import pbem.clock.BoardClock;
import pbem.clock.PlayerDays;
import pbem.clock.RunningClock;
import pbem.clock.Span;
import pbem.record.GameRecord;

/**
 * A cache of the last clocks of boards, so that the clock after the next move is computed from there. A clock depends
 * only on its arguments, so one of an uncommitted record does no harm. Bounded. Safe for any thread.
 */
final class RunningClocks {

    private final Cache<Integer, RunningClock> kept;

    RunningClocks(int most) {
        this.kept =
                Caffeine.newBuilder().maximumSize(most).executor(Runnable::run).build();
    }

    BoardClock of(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        int number = record.board().number();
        RunningClock last = kept.getIfPresent(number);
        RunningClock clock = last == null ? RunningClock.of(record, days, outages) : last.goneOn(record, days, outages);
        if (clock != last) {
            kept.asMap().merge(number, clock, (other, newer) -> other.revision() > newer.revision() ? other : newer);
        }
        return clock.clock(record);
    }
}
