package pbem.store.replay;

import java.util.Optional;
import java.util.function.Consumer;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * What one transaction may know of replayed boards, and what it leaves there.
 *
 * @param afterCommit takes what is to be done once the transaction is committed
 */
public record Replays(ReplayedBoards boards, Consumer<Runnable> afterCommit) {

    /** For whoever wants to see the rows themselves. */
    public static final Replays NONE = new Replays(new ReplayedBoards(0), later -> {});

    /** @param revision how far the board's log goes; what is known may not go as far */
    public Optional<GameRecord> of(Board board, int edition, int revision) {
        return boards.of(board, edition, revision);
    }

    public void keep(GameRecord record, int edition) {
        afterCommit.accept(() -> boards.keep(new ReplayedBoards.Replayed(record, edition)));
    }
}
