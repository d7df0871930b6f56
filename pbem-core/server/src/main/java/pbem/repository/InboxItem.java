package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * A mail as the inbox lists it.
 *
 * @param messageId without angle brackets; empty if it has none or is not read yet
 * @param from the sender's address, as far as known
 * @param state whether it waits, is done, or was set aside
 * @param outcome one word, once done
 * @param reason what was done or why not, in words
 * @param repeats how often the same mail came again, to no effect
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
        /** Stored, not acted on yet. */
        WAITING,
        /** Has its one outcome. */
        DONE,
        /** Failed too often; waits for the admin. */
        QUARANTINED
    }
}
