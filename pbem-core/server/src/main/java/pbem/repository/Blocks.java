package pbem.repository;

import java.time.Instant;
import java.util.List;
import pbem.player.Player;

/**
 * Blocks between players: the blocked player's challenges and words do not reach the one who blocks. Open boards
 * continue, and moves there arrive without comments. A block is about the person, under any userid.
 */
public interface Blocks {

    /** Whether {@code by} has blocked {@code whom}. */
    boolean isBlocked(Player by, Player whom);

    /** The players that this player has blocked, by userid. */
    List<Player> of(Player by);

    void block(Player by, Player whom, Instant at);

    void unblock(Player by, Player whom);
}
