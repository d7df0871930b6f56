package pbem.query;

import java.time.Instant;
import pbem.game.Seat;

/**
 * A move, or that a player left: what the course of a game is made of.
 *
 * @param user who did it, who may have given the seat to somebody else since
 * @param number of the move, counted from 1 over all players; 0 for what is no move
 * @param notation of the move; empty for what is no move
 */
public record BoardStep(Kind kind, Seat seat, String user, int number, String notation, Instant at) {

    public enum Kind {
        MOVED,
        RESIGNED,
        /** Ran out of time. */
        LAPSED,
        /** Left the tournament that the board belongs to. */
        LEFT_TOURNAMENT,
        /** Was taken out of it. */
        TAKEN_OUT
    }
}
