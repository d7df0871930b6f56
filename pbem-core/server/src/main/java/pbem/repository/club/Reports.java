package pbem.repository.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/** What players told of others. */
public interface Reports {

    Report write(Player from, Optional<Player> about, OptionalInt board, String words, Instant at);

    Optional<Report> numbered(int number);

    /** What somebody has to look at, the oldest first. */
    List<Report> open(int most);

    /** All, the newest first. */
    List<Report> newest(int most);

    void close(Report report, String answer, Instant at);
}
