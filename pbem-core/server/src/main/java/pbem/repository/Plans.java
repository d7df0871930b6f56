package pbem.repository;

import java.util.Optional;
import pbem.plan.QueuedPlan;
import pbem.player.Player;

/** The queued moves of players: one plan for each player and board, secret from everybody but its owner. */
public interface Plans {

    Optional<QueuedPlan> of(int board, Player player);

    /** Stores a plan; it replaces an earlier one of the same player on the same board. */
    void keep(QueuedPlan plan);

    /** @return whether there was one */
    boolean drop(int board, Player player);

    /** Removes all entries of a player. */
    void dropAll(Player player);

    /** Removes the comments of a player's entries; the moves stay. */
    void hush(Player player);
}
