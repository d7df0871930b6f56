package pbem.query.rating;

import java.util.List;
import pbem.query.game.GameName;

/**
 * How strong a player is in a game, and how they came there.
 *
 * @param course their ratings after each board that counted, in order; the latest, if there are many
 */
public record PlayerRating(
        GameName game,
        int rating,
        int deviation,
        boolean provisional,
        int games,
        int won,
        int drawn,
        int lost,
        List<Integer> course) {

    public PlayerRating {
        course = List.copyOf(course);
    }
}
