package pbem.repository;

import java.time.Instant;
import java.util.List;
import pbem.player.Player;

/**
 * Who wants to hear nothing from whom: neither challenges nor words, wherever they would reach them. Boards under way go
 * on, and the moves there arrive without what is said with them. It is about the person, under any name.
 */
public interface Blocks {

    /** Whether {@code by} has blocked {@code whom}. */
    boolean isBlocked(Player by, Player whom);

    /** Whom that player has blocked, by userid. */
    List<Player> of(Player by);

    void block(Player by, Player whom, Instant at);

    void unblock(Player by, Player whom);
}
