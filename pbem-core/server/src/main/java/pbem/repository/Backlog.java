package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/** What waits: mails that are stored but not yet heard, but for those that were put off, and mails that are not yet sent. */
public interface Backlog {

    /** Whether one of the former was stored no later than that instant: it may hold a move that came in time. */
    boolean reachesBackTo(Instant instant);

    /** When the first of the mails came in that wait to be heard. */
    Optional<Instant> oldestReceived();

    /** How many of them there are. */
    int waitingReceived();

    /** How many mails wait to be sent. */
    int waitingToSend();

    /** Since when the first of the mails waits that are to be sent. */
    Optional<Instant> oldestToSend();
}
