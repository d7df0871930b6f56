package pbem.repository;

import java.time.Instant;
import java.util.List;
import pbem.notice.Notice;
import pbem.player.Player;

/** News of boards that wait for a player's next digest. */
public interface PendingDigests {

    /** Keeps a piece of news; the same one twice is kept once. */
    void put(Player player, Notice.BoardNews news, Instant at);

    /** For whom something waits. */
    List<Long> players();

    /** Takes out all that was put there before an instant, the oldest first; nobody else gets it. */
    List<Notice.BoardNews> take(Player player, Instant before);
}
