package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * What takes a look at very many rows, and so is not looked up for everybody who asks: it is kept for a while. One looks, the
 * others wait for it; if that fails, they do not all look again. Safe for any thread.
 */
public final class KeptLook<T> {

    /** So long nobody looks again after a look that failed began, which may have waited a minute before it did. */
    private static final Duration PAUSE = Duration.ofMinutes(2);

    private final Duration goodFor;
    private final Function<Instant, T> look;
    private Optional<T> last = Optional.empty();
    private Instant lastAt = Instant.MIN;
    private Optional<RuntimeException> failure = Optional.empty();
    private Instant failedAt = Instant.MIN;

    /** @param look what is seen at that time */
    public KeptLook(Duration goodFor, Function<Instant, T> look) {
        this.goodFor = goodFor;
        this.look = look;
    }

    /**
     * As it is now, or was a little while ago. If the look fails, that is thrown, and for two minutes the others get what was seen
     * before, however long ago, or the same fault if nothing ever was.
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

    /** What was seen last, however long ago; empty if nothing ever was. */
    public synchronized Optional<T> last() {
        return last;
    }
}
