package pbem.games.chroma;

import java.util.Optional;
import pbem.game.Seat;

/**
 * The last move and the last departure.
 *
 * @param placement the last move; empty before the first
 * @param mover the seat that made it; empty before the first
 * @param left the seat that left after it; the last one if several did
 */
record LastMove(Optional<Placement> placement, Optional<Seat> mover, Optional<Seat> left) {

    static final LastMove NONE = new LastMove(Optional.empty(), Optional.empty(), Optional.empty());

    static LastMove of(Placement placement, Seat mover) {
        return new LastMove(Optional.of(placement), Optional.of(mover), Optional.empty());
    }

    /** This last move, after which a seat left the game. */
    LastMove left(Seat seat) {
        return new LastMove(placement, mover, Optional.of(seat));
    }
}
