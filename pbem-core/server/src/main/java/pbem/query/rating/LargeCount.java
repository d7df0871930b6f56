package pbem.query.rating;

import java.time.Duration;
import java.time.Instant;
import java.util.function.IntSupplier;

/**
 * A count that is cached if it is large. A small number is counted on each call; a large one, for which as many rows
 * must be read, is kept for ten minutes. Safe for use by several threads.
 */
final class LargeCount {

    private static final int LARGE = 10_000;
    private static final Duration GOOD_FOR = Duration.ofMinutes(10);

    private int last;
    private Instant lastAt = Instant.MIN;

    synchronized int at(Instant now, IntSupplier count) {
        if (last < LARGE || lastAt.isAfter(now) || !lastAt.plus(GOOD_FOR).isAfter(now)) {
            last = count.getAsInt();
            lastAt = now;
        }
        return last;
    }
}
