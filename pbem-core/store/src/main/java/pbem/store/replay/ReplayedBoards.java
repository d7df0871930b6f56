package pbem.store.replay;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * Boards as committed transactions found or left them, so that not every look at a board reads and replays its log from the
 * start. A log only grows, apart from words that are taken out of it, which gives the board another edition; so what is kept of
 * the same edition is right as far as it goes. Bounded by positions, the least used goes first. Safe for any thread.
 */
public final class ReplayedBoards {

    /** A clock takes less room than so many positions, and few boards have fewer. */
    private static final int POSITIONS_FOR_A_CLOCK = 8;

    private final int most;
    private final RunningClocks clocks;
    private final Map<Integer, Replayed> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final LongAdder found = new LongAdder();
    private final LongAdder missed = new LongAdder();
    private int positions;

    /** @param edition of the board when the record was read */
    record Replayed(GameRecord record, int edition) {

        int positions() {
            return record.revision() + 1;
        }

        boolean isNewerThan(Replayed other) {
            return edition > other.edition || edition == other.edition && positions() > other.positions();
        }
    }

    /** @param most positions that are kept, of all boards together */
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
     * What is known of a board.
     *
     * @param revision how far its log goes; what is known may not go as far
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

    /** How often something was known of a board. */
    public long found() {
        return found.sum();
    }

    /** How often nothing was. */
    public long missed() {
        return missed.sum();
    }

    /** Keeps what a transaction read or wrote that has been committed. */
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
