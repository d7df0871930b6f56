package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/** What was said about boards and about the server. */
public interface Remarks {

    Remark write(OptionalInt board, Player author, Remark.Kind kind, String words, Instant at);

    Optional<Remark> numbered(long id);

    /** About one board, the oldest first. */
    List<Remark> about(int board);

    /** To the admin, the newest first. */
    List<Remark> toAdmin(int most);
}
