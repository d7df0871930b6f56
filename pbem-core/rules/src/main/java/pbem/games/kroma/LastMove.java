package pbem.games.kroma;

import java.util.Optional;
import pbem.game.Seat;

/**
 * What the last step was, for the picture and for those who read about it.
 *
 * @param last the last piece that was laid; empty before the first
 * @param mover who laid it
 * @param before the phase in which the step was made
 * @param left the seat that left by it; empty if a piece was laid
 */
record LastMove(Optional<PlacedPiece> last, Optional<Seat> mover, Phase before, Optional<Seat> left) {

    static final LastMove NONE = new LastMove(Optional.empty(), Optional.empty(), Phase.ONE, Optional.empty());

    static LastMove of(PlacedPiece piece, Seat mover, Phase before) {
        return new LastMove(Optional.of(piece), Optional.of(mover), before, Optional.empty());
    }

    /** The same last piece, and then somebody left. */
    LastMove left(Seat seat, Phase before) {
        return new LastMove(last, mover, before, Optional.of(seat));
    }
}
