package pbem.repository.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/** The players' reports. */
public interface Reports {

    Report write(Player from, Optional<Player> about, OptionalInt board, String words, Instant at);

    Optional<Report> numbered(int number);

    /** The open reports, oldest first. */
    List<Report> open(int most);

    /** All reports, newest first. */
    List<Report> newest(int most);

    void close(Report report, String answer, Instant at);
}
