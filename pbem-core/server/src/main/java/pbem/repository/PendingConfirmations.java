package pbem.repository;

import java.time.Instant;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/** What waits to be confirmed. */
public interface PendingConfirmations {

    Optional<PendingConfirmation> numbered(long id);

    PendingConfirmation keep(
            Optional<Player> player, String address, String line, String comment, ReplyTarget target, Instant at);

    void settle(PendingConfirmation pending, PendingConfirmation.State state);
}
