package pbem.games.kroma;

import java.util.List;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;

/**
 * What holds for a whole board.
 *
 * @param targets the blend that each seat wants, in order
 */
record Rules(Game game, Setup setup, List<Blend> targets) {

    static Rules of(Game game, Setup setup) {
        return new Rules(game, setup, Targets.of(setup));
    }

    /** Whether the largest block decides, instead of the sum. */
    boolean block() {
        return setup.has(Kroma.BLOCK);
    }

    Blend target(Seat seat) {
        return targets.get(seat.index());
    }

    /** Green begins; if nobody wants it, the first seat does. */
    Seat first() {
        return Seat.at(Math.max(0, targets.indexOf(Blend.GREEN)));
    }

    int seats() {
        return setup.seats();
    }
}
