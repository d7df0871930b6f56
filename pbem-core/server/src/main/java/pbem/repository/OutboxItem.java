package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * An entry of the outbox.
 *
 * @param messageId without angle brackets; it never changes
 * @param to addresses, comma separated; empty until the mail is written
 * @param lastError the mail server's answer to the last attempt that failed
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

    /** This entry once its mail is written. */
    public OutboxItem written(String newMessageId, String newTo, String newSubject) {
        return new OutboxItem(id, newMessageId, newTo, newSubject, state, attempts, nextAttemptAt, lastError, at);
    }

    public enum State {
        /** Waiting to be sent, for the first time or again. */
        WAITING,
        /** Accepted by a mail server. */
        SENT,
        /** Given up; the admin may try again. */
        DEAD,
        /** Kept until mail reaches the player again. */
        PAUSED,
        /** Accepted by a mail server, then bounced for good. */
        BOUNCED,
        /** No longer wanted before it was sent, since something later replaced it. */
        DROPPED
    }
}
