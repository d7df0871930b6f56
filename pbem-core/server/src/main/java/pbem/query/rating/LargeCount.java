package pbem.query.rating;

import java.time.Duration;
import java.time.Instant;
import java.util.function.IntSupplier;

/**
 * How many there are. A small number is counted whenever somebody asks; a large one takes reading as many rows, and is kept for
 * ten minutes. Safe for any thread.
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
