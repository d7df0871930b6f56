package pbem.repository;

import java.util.Optional;
import pbem.plan.QueuedPlan;
import pbem.player.Player;

/** What players have queued: one plan for each player and board. Nobody but its owner may learn of it. */
public interface Plans {

    Optional<QueuedPlan> of(int board, Player player);

    /** Writes a plan down; an earlier one of the same player on the same board is forgotten. */
    void keep(QueuedPlan plan);

    /** @return whether there was one */
    boolean drop(int board, Player player);

    /** Forgets all of a player's. */
    void dropAll(Player player);

    /** Forgets what a player wanted to say with them; the moves stay. */
    void hush(Player player);
}
