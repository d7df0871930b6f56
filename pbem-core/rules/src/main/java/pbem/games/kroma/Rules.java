package pbem.games.kroma;

import java.util.List;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;

/**
 * What stays the same during a game.
 *
 * @param targets the target of each seat, in the order of seats
 */
record Rules(Game game, Setup setup, List<Blend> targets) {

    static Rules of(Game game, Setup setup) {
        return new Rules(game, setup, Targets.of(setup));
    }

    /** Whether the largest block decides instead of the sum. */
    boolean block() {
        return setup.has(Kroma.BLOCK);
    }

    Blend target(Seat seat) {
        return targets.get(seat.index());
    }

    /** The seat that begins: the one whose target is green or, if there is none, the first seat. */
    Seat first() {
        return Seat.at(Math.max(0, targets.indexOf(Blend.GREEN)));
    }

    int seats() {
        return setup.seats();
    }
}
