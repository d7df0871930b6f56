package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * A mail as the outbox lists it.
 *
 * @param messageId without angle brackets; the same for life
 * @param to addresses, comma separated; empty until the mail is written
 * @param lastError what the mail server said to the last attempt that failed
 */
public record OutboxItem(
        long id,
        String messageId,
        String to,
        String subject,
        State state,
        int attempts,
        Instant nextAttemptAt,
        Optional<String> lastError,
        Instant at) {

    /** This item once its mail is written. */
    public OutboxItem written(String newMessageId, String newTo, String newSubject) {
        return new OutboxItem(id, newMessageId, newTo, newSubject, state, attempts, nextAttemptAt, lastError, at);
    }

    public enum State {
        /** To be sent, for the first time or again. */
        WAITING,
        /** A mail server has taken it. */
        SENT,
        /** Given up; the admin may try again. */
        DEAD,
        /** Kept until mail reaches the player again. */
        PAUSED,
        /** A mail server took it and sent it back for good. */
        BOUNCED,
        /** Not wanted any more before it was sent: something later took its place. */
        DROPPED
    }
}
