package pbem.query;

import java.util.List;
import pbem.query.game.ChosenOption;
import pbem.terms.Terms;

/**
 * What was settled before a game.
 *
 * @param options in the order in which the game lists them; empty for the standard game
 * @param rated whether the result can count for ratings: agreed so, on options that the game rates
 */
public record Agreement(List<ChosenOption> options, Terms terms, boolean rated) {

    public Agreement {
        options = List.copyOf(options);
    }
}
