package pbem.query;

import java.time.Instant;
import pbem.game.Seat;

/**
 * One step of a game: a move, or a player's leaving.
 *
 * @param user the userid of the player, who may have given up the seat since
 * @param number of the move, counted from 1 over all players; 0 for a leaving
 * @param notation of the move; empty for a leaving
 */
public record BoardStep(Kind kind, Seat seat, String user, int number, String notation, Instant at) {

    public enum Kind {
        MOVED,
        RESIGNED,
        /** The player ran out of time. */
        LAPSED,
        /** The player left the tournament of the board. */
        LEFT_TOURNAMENT,
        /** The player was removed from the tournament. */
        TAKEN_OUT
    }
}
