package pbem.web.board;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.BoardClock;
import pbem.game.Position;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.store.Store;
import pbem.web.page.Problem;

/**
 * A board at the moment that somebody wants to see.
 *
 * @param record all of it, as it is now
 * @param address which moment
 * @param plies of the whole record
 * @param deadline until when those on turn must move, as far as the game goes on
 */
record Snapshot(GameRecord record, BoardAddress address, List<Ply> plies, Optional<Instant> deadline) {

    /** @throws Problem if there is no such board or no such move */
    static Snapshot read(Store store, BoardAddress address) {
        BoardClock clock = store.read(t -> t.repositories()
                        .boards()
                        .record(address.board())
                        .map(t.repositories().clocks()::of))
                .orElseThrow(() ->
                        Problem.missing("There is no board " + address.board(), "Look for it in the list of boards."));
        GameRecord record = clock.record();
        List<Ply> plies = record.plies();
        if (address.move().isPresent() && address.move().getAsInt() > plies.size()) {
            throw Problem.missing(
                    "Board " + address.board() + " has no move "
                            + address.move().getAsInt(),
                    plies.isEmpty()
                            ? "No move has been played yet."
                            : "Its last move so far is number " + plies.size() + ".");
        }
        return new Snapshot(record, address, plies, clock.limit());
    }

    /** Whether it shows the board as it is, rather than as it was after a certain move. */
    boolean isNow() {
        return address.move().isEmpty();
    }

    /** How many moves it shows played. */
    int moves() {
        return address.move().orElse(plies.size());
    }

    /** The revision that it shows. */
    int revision() {
        return isNow() ? record.revision() : record.revisionAfter(moves());
    }

    Position position() {
        return record.positions().get(revision());
    }

    /** The move that led here. */
    Optional<Ply> ply() {
        return moves() == 0 ? Optional.empty() : Optional.of(plies.get(moves() - 1));
    }

    /** What happened after the last move and changed the board: a player left, or the game was ended from outside. */
    Optional<Entry> afterLastMove() {
        boolean ended = record.state() != GameRecord.State.ACTIVE
                && record.position().outcome().isEmpty();
        return ended
                ? record.last()
                : record.lastDecision().filter(entry -> !entry.event().isMove());
    }
}
