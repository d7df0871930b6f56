package pbem.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.game.Example;
import pbem.game.Game;

/** The examples in the games' packages. Each is replayed once, at the first request. Safe for any thread. */
public final class Examples {

    private final Map<String, Optional<Example>> byGame = new ConcurrentHashMap<>();

    /**
     * The example of a game; empty if it has none.
     *
     * @throws IllegalStateException if the example is broken
     */
    Optional<Example> of(Game game) {
        return byGame.computeIfAbsent(game.name(), name -> Example.of(game));
    }
}
