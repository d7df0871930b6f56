package pbem.query;

import pbem.game.Game;
import pbem.phrase.Phrase;
import pbem.query.game.GameName;

/**
 * A game in a list.
 *
 * @param players for how many it is: "2 to 6 players"
 * @param open how many boards of it are under way
 */
public record ListedGame(GameName game, Phrase players, int open) {

    static ListedGame of(Game game, int open) {
        return new ListedGame(GameName.of(game), game.players(), open);
    }
}
