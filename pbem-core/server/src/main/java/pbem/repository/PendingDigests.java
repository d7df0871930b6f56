package pbem.repository;

import java.time.Instant;
import java.util.List;
import pbem.notice.Notice;
import pbem.player.Player;

/** The news of boards that wait for players' next digests. */
public interface PendingDigests {

    /** Stores a piece of news; duplicates are stored once. */
    void put(Player player, Notice.BoardNews news, Instant at);

    /** The ids of players with waiting news. */
    List<Long> players();

    /** Removes and returns the news stored before an instant, the oldest first. */
    List<Notice.BoardNews> take(Player player, Instant before);
}
