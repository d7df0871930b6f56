package pbem.store.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * A cache of boards as committed transactions read or wrote them, so that a reader of a board need not replay its log
 * from the start. A log only grows, except that words may be removed from it, which gives the board another edition. So
 * a cached record of the same edition is right as far as it goes. Bounded by the number of positions; if there are more,
 * the boards that are asked for most often stay. Safe for any thread.
 */
public final class ReplayedBoards {

    /** The number of positions for each cached clock: a clock takes less room than these, and few boards have fewer. */
    private static final int POSITIONS_FOR_A_CLOCK = 8;

    private final int most;
    private final RunningClocks clocks;
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
        this.clocks = new RunningClocks(most / POSITIONS_FOR_A_CLOCK);
        this.kept = Caffeine.newBuilder()
                .maximumWeight(most)
                .weigher((Integer number, Replayed replayed) -> replayed.positions())
                .executor(Runnable::run)
                .recordStats()
                .build();
    }

    RunningClocks clocks() {
        return clocks;
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
