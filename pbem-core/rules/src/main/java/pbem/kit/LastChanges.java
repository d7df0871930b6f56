package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;

/**
 * What the last steps did.
 *
 * @param move the last move; empty before the first one
 * @param mover the seat that made it, from 0
 * @param changes of the men, by cell
 * @param passed the seats that were passed over after the last step, one bit for each
 * @param left the seat that left after the move
 */
record LastChanges(Optional<BoardMove> move, int mover, List<Change> changes, int passed, Optional<Seat> left) {

    static final LastChanges NONE = new LastChanges(Optional.empty(), -1, List.of(), 0, Optional.empty());

    /** A cell whose man changed. */
    record Change(int cell, int before, int after) {}

    static LastChanges of(BoardMove move, int mover, Men before, Play after) {
        List<Change> changes = new ArrayList<>();
        Men there = after.men();
        for (int cell = 0; cell < before.cells(); cell++) {
            int now = there.at(cell);
            if (before.at(cell) != now || before.stack(cell) != there.stack(cell)) {
                changes.add(new Change(cell, before.at(cell), now));
            }
        }
        return new LastChanges(Optional.of(move), mover, List.copyOf(changes), after.passed(), Optional.empty());
    }

    /** @param passedOver the seats that were passed over after the seat left */
    LastChanges left(Seat seat, int passedOver) {
        return new LastChanges(move, mover, changes, passedOver, Optional.of(seat));
    }
}
