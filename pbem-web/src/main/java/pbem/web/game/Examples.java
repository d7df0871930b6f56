package pbem.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.game.Example;
import pbem.game.Game;

/** The examples that the games bring along, each played once, when somebody first asks. Safe for any thread. */
public final class Examples {

    private final Map<String, Optional<Example>> byGame = new ConcurrentHashMap<>();

    /** @throws IllegalStateException if it is broken */
    Optional<Example> of(Game game) {
        return byGame.computeIfAbsent(game.name(), name -> Example.of(game));
    }
}
