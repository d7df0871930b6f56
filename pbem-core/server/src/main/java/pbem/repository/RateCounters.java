package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/** Counters of recent events; entries older than two days may be dropped. */
public interface RateCounters {

    void note(String who, String what, Instant at);

    /**
     * Notes another entry, unless there are already so many from an instant on.
     *
     * @return whether it was noted
     */
    boolean noteUpTo(int most, String who, String what, Instant from, Instant at);

    /** Drops the entries before an instant. */
    void forget(Instant before);

    /** The number of entries from an instant on, inclusive. */
    int count(String who, String what, Instant from);

    /**
     * The time of the last entry but some, from an instant on; empty if there are fewer entries.
     *
     * @param newer the number of newer entries
     */
    Optional<Instant> noted(String who, String what, Instant from, int newer);
}
