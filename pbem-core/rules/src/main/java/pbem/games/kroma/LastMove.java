package pbem.games.kroma;

import java.util.Optional;
import pbem.game.Seat;

/**
 * The last move or departure, for the picture and the description in words.
 *
 * @param last the last piece that was laid; empty before the first
 * @param mover the seat that laid it
 * @param before the phase before the move or departure
 * @param left the seat that left; empty if a piece was laid
 */
record LastMove(Optional<PlacedPiece> last, Optional<Seat> mover, Phase before, Optional<Seat> left) {

    static final LastMove NONE = new LastMove(Optional.empty(), Optional.empty(), Phase.ONE, Optional.empty());

    static LastMove of(PlacedPiece piece, Seat mover, Phase before) {
        return new LastMove(Optional.of(piece), Optional.of(mover), before, Optional.empty());
    }

    /** This last move, after which a seat left the game. */
    LastMove left(Seat seat, Phase before) {
        return new LastMove(last, mover, before, Optional.of(seat));
    }
}
