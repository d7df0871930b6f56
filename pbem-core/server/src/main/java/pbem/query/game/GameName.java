package pbem.query.game;

import pbem.game.Game;

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
}
