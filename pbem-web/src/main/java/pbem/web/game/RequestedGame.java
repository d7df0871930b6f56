package pbem.web.game;

import io.javalin.http.Context;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.web.page.Problem;

/** Finds the game that a path of the form {@code /games/{game}} names. */
public final class RequestedGame {

    private RequestedGame() {}

    /** @throws Problem if there is none of that name or alias */
    public static Game of(Context context, Games games) {
        String name = context.pathParam("game");
        return games.named(name)
                .orElseThrow(() -> Problem.missing(Phrase.of("site.no-game", name), Phrase.of("site.no-game-advice")));
    }
}
