package pbem.query.rating;

import java.util.List;
import pbem.query.game.GameName;
import pbem.rating.Rating;

/**
 * How strong a player is in a game, and how they came there.
 *
 * @param course their ratings after each board that counted, in order; the latest, if there are many
 */
public record PlayerRating(GameName game, Rating rating, List<Integer> course) {

    public PlayerRating {
        course = List.copyOf(course);
    }
}
