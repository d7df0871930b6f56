package pbem.games.cholone;

import pbem.game.Game;
import pbem.game.Setup;

/**
 * What stays the same during a game.
 *
 * @param quiet the number of moves without an ejection after which the game is drawn
 */
record Rules(Game game, Setup setup, int quiet) {

    static Rules of(Game game, Setup setup) {
        return new Rules(game, setup, setup.number(Cholone.QUIET).orElse(Integer.MAX_VALUE));
    }

    int seats() {
        return setup.seats();
    }
}
