package pbem.kit;

import java.util.Optional;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Start;
import pbem.game.Strategy;
import pbem.phrase.Phrase;

/** A game made with this kit. It provides a card and, for each setup, a table; all the rest is derived from these. */
public interface BoardGame extends CardGame {

    GameTable table(Setup setup);

    @Override
    default Phrase seatName(Setup setup, Seat seat) {
        return table(setup).look().colours().get(seat.index()).phrase();
    }

    @Override
    default Optional<Strategy> strategy() {
        return Optional.of(new RobotPlan.ByTable(this));
    }

    @Override
    default Start start(Setup setup) {
        return Start.ready(BoardPosition.start(this, setup, table(setup)));
    }
}
