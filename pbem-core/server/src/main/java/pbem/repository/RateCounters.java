package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/** How often something happened of late; what is older than two days may be forgotten. */
public interface RateCounters {

    void note(String who, String what, Instant at);

    /** Forgets what was noted before an instant. */
    void forget(Instant before);

    /** How often that was noted from an instant on, that instant included. */
    int count(String who, String what, Instant from);

    /**
     * When that was noted the last time but some, from an instant on; empty if it was not noted so often.
     *
     * @param newer how often it was noted after that
     */
    Optional<Instant> noted(String who, String what, Instant from, int newer);
}
