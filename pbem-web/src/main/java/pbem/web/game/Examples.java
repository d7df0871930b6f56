package pbem.web.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;

/** The examples that the games bring along, each played once. Safe for any thread. */
public final class Examples {

    private final Map<String, Example> byGame = new HashMap<>();

    /** @throws IllegalStateException if an example is broken */
    public Examples(Games games) {
        games.all().forEach(game -> Example.of(game).ifPresent(example -> byGame.put(game.name(), example)));
    }

    Optional<Example> of(Game game) {
        return Optional.ofNullable(byGame.get(game.name()));
    }
}
