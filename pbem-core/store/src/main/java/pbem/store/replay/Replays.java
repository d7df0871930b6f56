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
 * What one transaction may know of replayed boards, and what it leaves there: no more than there is room for, however many it
 * looks at. One thread at a time.
 */
public final class Replays {

    /** For callers that want to see the rows themselves. */
    public static final Replays NONE = new Replays(new ReplayedBoards(0), later -> {});

    private final ReplayedBoards boards;
    private final Consumer<Runnable> afterCommit;
    private long positions;

    /** @param afterCommit takes what is to be done once the transaction is committed */
    public Replays(ReplayedBoards boards, Consumer<Runnable> afterCommit) {
        this.boards = boards;
        this.afterCommit = afterCommit;
    }

    /** @param revision how far the board's log goes; what is known may not go as far */
    public Optional<GameRecord> of(Board board, int edition, int revision) {
        return boards.of(board, edition, revision);
    }

    /**
     * The clock of a board.
     *
     * @param days of the players, by seat
     * @param outages when the server was down
     */
    public BoardClock clock(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        return boards.clocks().of(record, days, outages);
    }

    /** Leaves a record there, unless this transaction has left as much already as is kept of all. */
    public void keep(GameRecord record, int edition) {
        ReplayedBoards.Replayed replayed = new ReplayedBoards.Replayed(record, edition);
        positions += replayed.positions();
        if (positions <= boards.most()) {
            afterCommit.accept(() -> boards.keep(replayed));
        }
    }
}
