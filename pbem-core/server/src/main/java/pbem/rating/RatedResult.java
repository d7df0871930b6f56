package pbem.rating;

import java.time.Instant;
import java.util.List;

/**
 * A board that counted for a player.
 *
 * @param game by its name
 * @param change the change of their rating
 * @param others the userids of the other players who counted there
 */
public record RatedResult(int board, String game, Instant closed, RatingChange change, List<String> others) {

    public RatedResult {
        others = List.copyOf(others);
    }
}
