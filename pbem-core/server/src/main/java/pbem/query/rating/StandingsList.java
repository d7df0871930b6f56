package pbem.query.rating;

import java.util.List;
import pbem.rating.Standing;

/**
 * Part of the standings of a game.
 *
 * @param rows the best first
 * @param all the number of rows of the whole standings
 */
public record StandingsList(String game, List<Standing> rows, int all) {

    public StandingsList {
        rows = List.copyOf(rows);
    }
}
