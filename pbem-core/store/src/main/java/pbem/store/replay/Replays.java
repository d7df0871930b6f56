package pbem.store.replay;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import pbem.clock.BoardClock;
import pbem.clock.PlayerDays;
import pbem.clock.Span;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * The access of one transaction to the cache of replayed boards. It adds at most as many positions as the cache holds,
 * however many boards it reads. For one thread at a time.
 */
public final class Replays {

    /** An access without a cache, for callers that need the rows themselves. */
    public static final Replays NONE = new Replays(new ReplayedBoards(0), later -> {});

    private final ReplayedBoards boards;
    private final Consumer<Runnable> afterCommit;
    private long positions;

    /** @param afterCommit takes the actions to run once the transaction is committed */
    public Replays(ReplayedBoards boards, Consumer<Runnable> afterCommit) {
        this.boards = boards;
        this.afterCommit = afterCommit;
    }

    /** @param revision the last revision of the board's log; the cached record may end earlier */
    public Optional<GameRecord> of(Board board, int edition, int revision) {
        return boards.of(board, edition, revision);
    }

    /**
     * The clock of a board.
     *
     * @param days the players' days, by seat
     * @param outages the times when the server was down
     */
    public BoardClock clock(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        return boards.clock(record, days, outages);
    }

    /** Caches a record after the commit, unless the transaction's records would exceed the size of the cache. */
    public void keep(GameRecord record, int edition) {
        ReplayedBoards.Replayed replayed = new ReplayedBoards.Replayed(record, edition);
        positions += replayed.positions();
        if (positions <= boards.most()) {
            afterCommit.accept(() -> boards.keep(replayed));
        }
    }
}
