package pbem.query.rating;

import java.util.List;
import pbem.rating.Rating;

/**
 * A player's rating in a game, and its history.
 *
 * @param course the ratings after each rated board, in order; only the latest if there are many
 */
public record PlayerRating(String game, Rating rating, List<Integer> course) {

    public PlayerRating {
        course = List.copyOf(course);
    }
}
