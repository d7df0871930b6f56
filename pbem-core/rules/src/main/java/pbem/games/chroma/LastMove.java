package pbem.games.chroma;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the last steps did.
 *
 * @param placement the last move; empty before the first
 * @param mover the zero-based seat that made it
 * @param left the seat that left after it, the last one if there were several
 */
record LastMove(Optional<Placement> placement, int mover, OptionalInt left) {

    static final LastMove NONE = new LastMove(Optional.empty(), 0, OptionalInt.empty());

    static LastMove of(Placement placement, int mover) {
        return new LastMove(Optional.of(placement), mover, OptionalInt.empty());
    }

    /** The same last move, and then a seat left. */
    LastMove left(int seat) {
        return new LastMove(placement, mover, OptionalInt.of(seat));
    }
}
