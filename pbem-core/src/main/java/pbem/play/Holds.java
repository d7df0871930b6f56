package pbem.play;

import java.time.Instant;
import java.util.Optional;

/** What waits to be confirmed. */
public interface Holds {

    Optional<Hold> numbered(long id);

    Hold keep(Optional<Player> player, String address, String line, String comment, Context context, Instant at);

    void settle(Hold hold, Hold.State state);
}
