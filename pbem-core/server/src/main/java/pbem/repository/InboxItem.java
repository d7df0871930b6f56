package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * An entry of the inbox.
 *
 * @param messageId without angle brackets; empty if it has none or was not read yet
 * @param from the sender's address, as far as known
 * @param state whether it waits, is done, or was set aside
 * @param outcome one word, once done
 * @param reason what was done, or why not
 * @param repeats how often the same mail arrived again, without effect
 */
public record InboxItem(
        long id,
        String messageId,
        String from,
        String subject,
        Instant receivedAt,
        State state,
        Optional<String> outcome,
        Optional<String> reason,
        int attempts,
        int repeats) {

    public enum State {
        /** Stored but not acted on yet. */
        WAITING,
        /** Has its one outcome. */
        DONE,
        /** Failed too often; waits for the admin. */
        QUARANTINED
    }
}
