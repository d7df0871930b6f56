package pbem.repository;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/** The numbers of open boards up to which players accept challenges. */
public interface Limits {

    /** A player's limits by the name of the game, with the limit for all games together under the empty name. */
    Map<String, Integer> of(Player player);

    /**
     * @param game the name of a game; empty for all games together
     * @param most at least 0; empty removes the limit
     */
    void set(Player player, Optional<String> game, OptionalInt most);
}
