package pbem.cli.home;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Whether nobody who works on the home has died for an hour. Safe for any thread. */
final class QuietWork {

    private static final Duration LONG = Duration.ofHours(1);

    private final LongSupplier nanos;
    private long since;

    /** @param nanos a clock that nobody sets */
    QuietWork(LongSupplier nanos) {
        this.nanos = nanos;
        this.since = nanos.getAsLong();
    }

    /** Somebody died. */
    synchronized void end() {
        since = nanos.getAsLong();
    }

    /** Whether another hour is over. */
    synchronized boolean isAnotherHour() {
        boolean is = nanos.getAsLong() - since >= LONG.toNanos();
        if (is) {
            since = nanos.getAsLong();
        }
        return is;
    }
}
