package pbem.game;

import java.util.Optional;

/**
 * The last move and the last departure, as positions remember them.
 *
 * @param move the last move; empty before the first
 * @param mover the seat that made it; empty before the first
 * @param left the seat that left after it; the last one if several did
 */
public record LastTurn<M extends Move>(Optional<M> move, Optional<Seat> mover, Optional<Seat> left) {

    /** Nobody has moved or left yet. */
    public static <M extends Move> LastTurn<M> none() {
        return new LastTurn<>(Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static <M extends Move> LastTurn<M> of(M move, Seat mover) {
        return new LastTurn<>(Optional.of(move), Optional.of(mover), Optional.empty());
    }

    /** This last move, after which a seat left the game. */
    public LastTurn<M> left(Seat seat) {
        return new LastTurn<>(move, mover, Optional.of(seat));
    }
}
