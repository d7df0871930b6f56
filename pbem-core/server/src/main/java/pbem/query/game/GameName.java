package pbem.query.game;

import pbem.game.Game;
import pbem.game.Games;

/**
 * The names of a game.
 *
 * @param name the name in commands and paths
 * @param title the name in sentences and headings
 */
public record GameName(String name, String title) {

    public static GameName of(Game game) {
        return new GameName(game.name(), game.title());
    }

    /** The names of a game. If this server lacks the game, its name is also its title. */
    public static GameName of(Games games, String name) {
        return games.named(name).map(GameName::of).orElseGet(() -> new GameName(name, name));
    }
}
