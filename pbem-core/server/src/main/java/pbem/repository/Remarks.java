package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/** The messages about boards and about the server. */
public interface Remarks {

    Remark write(OptionalInt board, Player author, Remark.Kind kind, String words, Instant at);

    Optional<Remark> numbered(long id);

    /** The messages about one board, the oldest first. */
    List<Remark> about(int board);

    /** The newest messages to the admin. */
    List<Remark> toAdmin(int most);
}
