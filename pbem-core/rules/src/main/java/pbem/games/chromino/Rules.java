package pbem.games.chromino;

import pbem.game.Game;
import pbem.game.Setup;

/**
 * What stays the same during a game.
 *
 * @param draws the largest number of tiles drawn in a turn
 * @param freeDraw whether a player may draw instead of laying a tile
 * @param open whether everybody sees all hands
 * @param expert whether points decide
 */
record Rules(Game game, Setup setup, int draws, boolean freeDraw, boolean open, boolean expert) {

    static Rules of(Game game, Setup setup) {
        return new Rules(
                game,
                setup,
                setup.text(Chromino.DRAW).map(Rules::draws).orElse(1),
                setup.has(Chromino.FREE_DRAW),
                setup.has(Chromino.OPEN),
                setup.has(Chromino.EXPERT));
    }

    private static int draws(String value) {
        return value.equals(Chromino.ALL) ? Integer.MAX_VALUE : Integer.parseInt(value);
    }

    int seats() {
        return setup.seats();
    }

    boolean solo() {
        return seats() == 1;
    }
}
