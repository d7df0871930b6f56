package pbem.games.chromino;

import java.util.Optional;
import pbem.game.Game;
import pbem.game.Setup;

/**
 * What holds for a whole board.
 *
 * @param draws so many tiles at most are drawn in a turn
 * @param freeDraw whether one may draw instead of laying a tile
 * @param open whether all hands are seen by all
 * @param expert whether points decide
 * @param laidIsLaid whether somebody who has laid the last tile may leave and keeps what it brought; under version 1 it
 *     was given up, and the round did not end the game
 */
record Rules(Game game, Setup setup, int draws, boolean freeDraw, boolean open, boolean expert, boolean laidIsLaid) {

    /** Those of today. */
    static Rules of(Game game, Setup setup) {
        return of(game, setup, game.rulesVersion());
    }

    static Rules of(Game game, Setup setup, int version) {
        return new Rules(
                game,
                setup,
                draws(setup.text(Chromino.DRAW)),
                setup.has(Chromino.FREE_DRAW),
                setup.has(Chromino.OPEN),
                setup.has(Chromino.EXPERT),
                version > 1);
    }

    private static int draws(Optional<String> option) {
        return option.map(value -> value.equals(Chromino.ALL) ? Integer.MAX_VALUE : Integer.parseInt(value))
                .orElse(1);
    }

    int seats() {
        return setup.seats();
    }

    boolean solo() {
        return seats() == 1;
    }
}
