package pbem.query.game;

import pbem.game.Game;
import pbem.game.Games;

/**
 * What a game is called.
 *
 * @param name as typed in commands, and as it stands in paths
 * @param title as written in a sentence or a heading
 */
public record GameName(String name, String title) {

    public static GameName of(Game game) {
        return new GameName(game.name(), game.title());
    }

    /** Of a game by its name, which is its title, too, if there is no such game any more. */
    public static GameName of(Games games, String name) {
        return games.named(name).map(GameName::of).orElseGet(() -> new GameName(name, name));
    }
}
