package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * The result of an expensive query, kept for a while. One thread runs the query and the others wait for it; after a
 * failure they do not all run it again. Safe for any thread.
 */
public final class CachedQuery<T> {

    /**
     * The time after the start of a failed query in which it is not run again; it may have waited a minute before it
     * failed.
     */
    private static final Duration PAUSE = Duration.ofMinutes(2);

    private final Duration goodFor;
    private final Function<Instant, T> look;
    private Optional<T> last = Optional.empty();
    private Instant lastAt = Instant.MIN;
    private Optional<RuntimeException> failure = Optional.empty();
    private Instant failedAt = Instant.MIN;

    /** @param look runs the query for that time */
    public CachedQuery(Duration goodFor, Function<Instant, T> look) {
        this.goodFor = goodFor;
        this.look = look;
    }

    /**
     * The present or a recent result. If the query fails, its exception is thrown; for two minutes further callers get
     * the last result, of any age, or the same exception if there is none.
     */
    public synchronized T at(Instant now) {
        if (last.isPresent() && !lastAt.isAfter(now) && lastAt.plus(goodFor).isAfter(now)) {
            return last.get();
        }
        if (failure.isPresent()
                && !failedAt.isAfter(now)
                && failedAt.plus(PAUSE).isAfter(now)) {
            return last.orElseThrow(failure::get);
        }
        try {
            last = Optional.of(look.apply(now));
            lastAt = now;
            failure = Optional.empty();
            return last.get();
        } catch (RuntimeException e) {
            failure = Optional.of(e);
            failedAt = now;
            throw e;
        }
    }

    /** The last result, of any age; empty if there is none. */
    public synchronized Optional<T> last() {
        return last;
    }
}
