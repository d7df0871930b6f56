package pbem.kit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Setup;

/** A game whose facts stand on a card. */
public interface CardGame extends Game {

    Card card();

    @Override
    default Map<String, Class<?>> homes() {
        return Map.of(name(), getClass(), "kit", CardGame.class);
    }

    @Override
    default String name() {
        return card().name();
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
        return card().leastSeats();
    }

    @Override
    default int mostSeats() {
        return card().mostSeats();
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
}
