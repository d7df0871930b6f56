package pbem.web.game;

import io.javalin.http.Context;
import pbem.game.Game;
import pbem.game.Games;
import pbem.web.page.Problem;

/** Finds the game that a path of the form {@code /games/{game}} names. */
final class AskedGame {

    private AskedGame() {}

    /** @throws Problem if there is none of that name or alias */
    static Game of(Context context, Games games) {
        String name = context.pathParam("game");
        return games.named(name)
                .orElseThrow(() -> Problem.missing(
                        "There is no game “" + name + "” here", "The list of games has all that can be played here."));
    }
}
