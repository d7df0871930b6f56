package pbem.kit;

import java.util.List;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Strategy;
import pbem.phrase.Phrase;
import pbem.picture.Item;

/** A game made with this kit. It provides a card and, for each setup, a table; all the rest is derived from these. */
public interface BoardGame extends CardGame {

    GameTable table(Setup setup);

    /** The position in sentences. */
    default BoardSentences words(BoardPosition position) {
        return () -> position;
    }

    /** What stands beside the board. */
    default BoardNotes notes(BoardPosition position) {
        return () -> position;
    }

    /** The board as it is drawn. */
    default List<Item> items(BoardPosition position) {
        return new BoardDiagram(position).items();
    }

    @Override
    default Phrase seatName(Setup setup, Seat seat) {
        return numbersSeats(setup)
                ? Phrase.of("kit.player", seat.number())
                : table(setup).look().colours().get(seat.index()).phrase();
    }

    @Override
    default Optional<Strategy> strategy() {
        return Optional.of(new RobotPlan.ByTable(this));
    }

    @Override
    default Act<Position> start(Setup setup) {
        return Act.done(BoardPosition.start(this, setup, table(setup)));
    }
}
