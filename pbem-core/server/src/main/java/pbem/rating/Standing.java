package pbem.rating;

import java.time.Instant;
import java.util.Optional;

/**
 * A row of the standings of a game.
 *
 * @param rank from 1; established ratings first
 * @param active boards of the game under way
 * @param seen when they last did something on a board of any game
 */
public record Standing(int rank, Rating rating, int active, Optional<Instant> seen) {

    /** When they were last seen is for members alone. */
    public Standing forEverybody() {
        return new Standing(rank, rating, active, Optional.empty());
    }
}
