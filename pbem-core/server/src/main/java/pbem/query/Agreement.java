package pbem.query;

import java.util.List;
import pbem.terms.Terms;

/**
 * What was settled before a game.
 *
 * @param options in the order in which the game lists them; empty for the standard game
 */
public record Agreement(List<ChosenOption> options, Terms terms) {

    public Agreement {
        options = List.copyOf(options);
    }
}
