package pbem.games.cholone;

import pbem.game.Game;
import pbem.game.Setup;

/**
 * What holds for a whole board.
 *
 * @param quiet after how many moves without an ejection the game is drawn
 */
record Rules(Game game, Setup setup, int quiet) {

    static Rules of(Game game, Setup setup) {
        return new Rules(game, setup, setup.number(Cholone.QUIET).orElse(Integer.MAX_VALUE));
    }

    int seats() {
        return setup.seats();
    }
}
