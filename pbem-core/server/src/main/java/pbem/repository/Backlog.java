package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * The backlog: mails that are stored but not yet acted on, without those that were put off, and mails that are not yet
 * sent.
 */
public interface Backlog {

    /** Whether a mail that was stored no later than that instant is still waiting: it may contain a move in time. */
    boolean reachesBackTo(Instant instant);

    /** When the oldest mail arrived that waits to be acted on. */
    Optional<Instant> oldestReceived();

    /** The number of mails that wait to be acted on. */
    int waitingReceived();

    /** The number of mails that wait to be sent. */
    int waitingToSend();

    /** Since when the oldest mail waits to be sent. */
    Optional<Instant> oldestToSend();
}
