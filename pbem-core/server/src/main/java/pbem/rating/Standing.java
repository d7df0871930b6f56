package pbem.rating;

import java.time.Instant;
import java.util.Optional;

/**
 * A row of the standings of a game.
 *
 * @param rank from 1; established ratings first
 * @param active the number of open boards of the game
 * @param seen when the player was last active on a board of any game
 */
public record Standing(int rank, Rating rating, int active, Optional<Instant> seen) {

    /** This row without the time of the last activity, which is for members only. */
    public Standing forEverybody() {
        return new Standing(rank, rating, active, Optional.empty());
    }
}
