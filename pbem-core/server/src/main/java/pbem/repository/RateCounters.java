package pbem.repository;

import java.time.Instant;

/** How often something happened of late; what is older than two days may be forgotten. */
public interface RateCounters {

    void note(String who, String what, Instant at);

    /** Forgets what was noted before an instant. */
    void forget(Instant before);

    /** How often that was noted from an instant on, that instant included. */
    int count(String who, String what, Instant from);
}
