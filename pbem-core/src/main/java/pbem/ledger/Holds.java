package pbem.ledger;

import java.time.Instant;
import java.util.Optional;
import pbem.notice.Context;
import pbem.player.Player;

/** What waits to be confirmed. */
public interface Holds {

    Optional<Hold> numbered(long id);

    Hold keep(Optional<Player> player, String address, String line, String comment, Context context, Instant at);

    void settle(Hold hold, Hold.State state);
}
