package pbem.games.cholone;

import pbem.game.Game;
import pbem.game.Setup;

/**
 * What holds for a whole board.
 *
 * @param quiet after how many moves without an ejection the game is drawn
 */
record Terms(Game game, Setup setup, int quiet) {

    static Terms of(Game game, Setup setup) {
        return new Terms(game, setup, setup.number(Cholone.QUIET).orElse(Integer.MAX_VALUE));
    }

    int seats() {
        return setup.seats();
    }
}
