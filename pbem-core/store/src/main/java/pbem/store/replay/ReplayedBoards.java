package pbem.store.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Optional;
import pbem.clock.BoardClock;
import pbem.clock.PlayerDays;
import pbem.clock.RunningClock;
import pbem.clock.Span;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * A cache of boards as committed transactions read or wrote them, so that a reader of a board need not replay its log
 * from the start. A log only grows, except that words may be removed from it, which gives the board another edition. So
 * a cached record of the same edition is right as far as it goes. Bounded by the number of positions; if there are more,
 * the boards that are asked for most often stay. The last clocks of boards are kept beside them, so that the clock after
 * the next move is computed from there. Safe for any thread.
 */
public final class ReplayedBoards {

    /** The number of positions for each cached clock: a clock takes less room than these, and few boards have fewer. */
    private static final int POSITIONS_FOR_A_CLOCK = 8;

    private final int most;
    private final Cache<Integer, RunningClock> clocks;
    private final Cache<Integer, Replayed> kept;

    /** @param edition the edition of the board when the record was read */
    record Replayed(GameRecord record, int edition) {

        int positions() {
            return record.revision() + 1;
        }

        Replayed orNewer(Replayed other) {
            boolean isNewer = edition > other.edition || edition == other.edition && positions() > other.positions();
            return isNewer ? this : other;
        }
    }

    /** @param most the largest number of cached positions, of all boards together */
    public ReplayedBoards(int most) {
        this.most = most;
        this.clocks = Caffeine.newBuilder()
                .maximumSize(most / POSITIONS_FOR_A_CLOCK)
                .executor(Runnable::run)
                .build();
        this.kept = Caffeine.newBuilder()
                .maximumWeight(most)
                .weigher((Integer number, Replayed replayed) -> replayed.positions())
                .executor(Runnable::run)
                .recordStats()
                .build();
    }

    /** The clock of a record, which follows from these alone: the record need not be committed. */
    BoardClock clock(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        int number = record.board().number();
        RunningClock last = clocks.getIfPresent(number);
        RunningClock clock = last == null ? RunningClock.of(record, days, outages) : last.goneOn(record, days, outages);
        if (clock != last) {
            clocks.asMap().merge(number, clock, (other, newer) -> other.revision() > newer.revision() ? other : newer);
        }
        return clock.clock(record);
    }

    int most() {
        return most;
    }

    /**
     * The cached record of a board; empty if there is none.
     *
     * @param revision the last revision of the board's log; the cached record may end earlier
     */
    Optional<GameRecord> of(Board board, int edition, int revision) {
        return Optional.ofNullable(kept.getIfPresent(board.number()))
                .filter(replayed -> replayed.edition() == edition)
                .map(Replayed::record)
                .filter(record -> record.begun().equals(board))
                .map(record -> record.revision() > revision ? record.at(revision) : record);
    }

    /** How often a queried board was cached. */
    public long found() {
        return kept.stats().hitCount();
    }

    /** How often a queried board was not cached. */
    public long missed() {
        return kept.stats().missCount();
    }

    /** Caches a record that a committed transaction read or wrote. */
    void keep(Replayed replayed) {
        kept.asMap().merge(replayed.record().begun().number(), replayed, Replayed::orNewer);
    }
}
