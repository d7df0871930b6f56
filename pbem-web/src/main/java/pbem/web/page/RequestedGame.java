package pbem.web.page;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;

/** Finds the game that a path of the form {@code /games/{game}} names. */
public final class RequestedGame {

    private RequestedGame() {}

    private static Optional<Game> byWord(Games games, String word) {
        List<Game> found = games.all().stream()
                .filter(game -> List.of(game.name().split("-")).contains(word))
                .toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /**
     * The game to which a list is narrowed: {@code ?game=chroma}; empty for all games.
     *
     * @throws Problem if there is no game of that name
     */
    public static Optional<Game> searched(Context context, Games games) {
        String name = Optional.ofNullable(context.queryParam("game")).orElse("").strip();
        Optional<Game> game = games.named(name);
        if (!name.isEmpty() && game.isEmpty()) {
            throw Problem.unreadable(Phrase.of("site.no-game", name), Phrase.of("site.no-game-searched-advice"));
        }
        return game;
    }

    /**
     * The game in the path, by its name, its alias, its title ({@code go}) or a word that only its name contains.
     *
     * @throws Problem if there is no such game
     */
    public static Game of(Context context, Games games) {
        String name = context.pathParam("game");
        return games.called(name)
                .or(() -> byWord(games, name.toLowerCase(Locale.ROOT)))
                .orElseThrow(() -> Problem.missing(Phrase.of("site.no-game", name), Phrase.of("site.no-game-advice")));
    }
}
