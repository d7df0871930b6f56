package pbem.repository;

import java.time.Instant;

/** The mails that are stored but not yet heard. */
public interface Backlog {

    /** Whether one of them was stored no later than that instant: it may hold a move that came in time. */
    boolean reachesBackTo(Instant instant);
}
