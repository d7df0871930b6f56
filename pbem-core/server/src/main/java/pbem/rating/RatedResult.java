package pbem.rating;

import java.time.Instant;
import java.util.List;

/**
 * A board that counted for somebody.
 *
 * @param game by its name
 * @param change what it did to their rating
 * @param others the userids of the others that counted there
 */
public record RatedResult(int board, String game, Instant closed, RatingChange change, List<String> others) {

    public RatedResult {
        others = List.copyOf(others);
    }
}
