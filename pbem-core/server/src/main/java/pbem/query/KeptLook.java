package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * What takes a look at very many rows, and so is not looked up for everybody who asks: it is kept for a while. One looks, the
 * others wait for it. Safe for any thread.
 */
public final class KeptLook<T> {

    private final Duration goodFor;
    private final Function<Instant, T> look;
    private Optional<T> last = Optional.empty();
    private Instant lastAt = Instant.MIN;

    /** @param look what is seen at that time */
    public KeptLook(Duration goodFor, Function<Instant, T> look) {
        this.goodFor = goodFor;
        this.look = look;
    }

    /** As it is now, or was a little while ago; if the look fails, that is thrown and what was seen before stays. */
    public synchronized T at(Instant now) {
        boolean good = !lastAt.isAfter(now) && lastAt.plus(goodFor).isAfter(now);
        if (last.isEmpty() || !good) {
            last = Optional.of(look.apply(now));
            lastAt = now;
        }
        return last.get();
    }

    /** What was seen last, however long ago; empty if nothing ever was. */
    public synchronized Optional<T> last() {
        return last;
    }
}
