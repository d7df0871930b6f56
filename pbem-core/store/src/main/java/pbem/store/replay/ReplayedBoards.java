package pbem.store.replay;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * A cache of boards as committed transactions read or wrote them, so that a reader of a board need not replay its log
 * from the start. A log only grows, except that words may be removed from it, which gives the board another edition. So
 * a cached record of the same edition is right as far as it goes. Bounded by the number of positions; the least
 * recently used board is dropped first. Safe for any thread.
 */
public final class ReplayedBoards {

    /** The number of positions for each cached clock: a clock takes less room than these, and few boards have fewer. */
    private static final int POSITIONS_FOR_A_CLOCK = 8;

    private final int most;
    private final RunningClocks clocks;
    private final Map<Integer, Replayed> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final LongAdder found = new LongAdder();
    private final LongAdder missed = new LongAdder();
    private int positions;

    /** @param edition the edition of the board when the record was read */
    record Replayed(GameRecord record, int edition) {

        int positions() {
            return record.revision() + 1;
        }

        boolean isNewerThan(Replayed other) {
            return edition > other.edition || edition == other.edition && positions() > other.positions();
        }
    }

    /** @param most the largest number of cached positions, of all boards together */
    public ReplayedBoards(int most) {
        this.most = most;
        this.clocks = new RunningClocks(most / POSITIONS_FOR_A_CLOCK);
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
    synchronized Optional<GameRecord> of(Board board, int edition, int revision) {
        Optional<GameRecord> known = Optional.ofNullable(kept.get(board.number()))
                .filter(replayed -> replayed.edition() == edition)
                .map(Replayed::record)
                .filter(record -> record.begun().equals(board))
                .map(record -> record.revision() > revision ? record.at(revision) : record);
        (known.isPresent() ? found : missed).increment();
        return known;
    }

    /** How often a queried board was cached. */
    public long found() {
        return found.sum();
    }

    /** How often a queried board was not cached. */
    public long missed() {
        return missed.sum();
    }

    /** Caches a record that a committed transaction read or wrote. */
    synchronized void keep(Replayed replayed) {
        int number = replayed.record().begun().number();
        Replayed before = kept.get(number);
        if (before != null && before.isNewerThan(replayed)) {
            return; // an older snapshot
        }
        forget(kept.remove(number));
        if (replayed.positions() <= most) {
            kept.put(number, replayed);
            positions += replayed.positions();
        }
        for (Iterator<Replayed> oldest = kept.values().iterator(); positions > most && oldest.hasNext(); ) {
            forget(oldest.next());
            oldest.remove();
        }
    }

    private void forget(Replayed replayed) {
        positions -= replayed == null ? 0 : replayed.positions();
    }
}
