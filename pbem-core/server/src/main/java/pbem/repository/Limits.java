package pbem.repository;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/** Up to how many boards under way somebody takes challenges of others. */
public interface Limits {

    /** Those that they set: by the name of a game, and under the empty name the one for all games together. */
    Map<String, Integer> of(Player player);

    /**
     * @param game by its name; empty for all games together
     * @param most 0 or more; empty takes the limit away
     */
    void set(Player player, Optional<String> game, OptionalInt most);
}
