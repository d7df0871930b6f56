package pbem.kit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Start;
import pbem.game.Strategy;
import pbem.phrase.Phrase;

/** A game made with this kit. It provides a card and, for each setup, a table; all the rest is derived from these. */
public interface BoardGame extends Game {

    Card card();

    GameTable table(Setup setup);

    @Override
    default String name() {
        return card().name();
    }

    @Override
    default Map<String, Class<?>> homes() {
        return Map.of(name(), getClass(), "kit", BoardGame.class);
    }

    @Override
    default List<String> aliases() {
        return card().aliases();
    }

    @Override
    default String title() {
        return card().title();
    }

    @Override
    default Family family() {
        return card().family();
    }

    @Override
    default int rulesVersion() {
        return card().version();
    }

    @Override
    default int leastSeats() {
        return 2;
    }

    @Override
    default int mostSeats() {
        return 2;
    }

    @Override
    default List<Option> options() {
        return card().options();
    }

    @Override
    default String moveForm() {
        return card().moveForm();
    }

    @Override
    default Set<String> moveWords() {
        return card().words();
    }

    @Override
    default boolean isRated(Setup setup) {
        return setup.seats() > 1 && card().rated().test(setup);
    }

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
