package pbem.cli.home;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** Tells how long ago a process that worked on the home died. Safe for any thread. */
final class QuietWork {

    private static final Duration LONG = Duration.ofHours(1);

    /**
     * How long a death counts as recent: longer than a mail server waits before it brings a mail again that was not
     * accepted.
     */
    private static final Duration OF_LATE = Duration.ofDays(1);

    private final LongSupplier nanos;
    private long since;
    private OptionalLong death = OptionalLong.empty();

    /** @param nanos a clock in nanoseconds that is never set */
    QuietWork(LongSupplier nanos) {
        this.nanos = nanos;
        this.since = nanos.getAsLong();
    }

    /** Notes that a process died. */
    synchronized void end() {
        since = nanos.getAsLong();
        death = OptionalLong.of(since);
    }

    /** Whether a process died within the last day. */
    synchronized boolean hasDeathOfLate() {
        return death.isPresent() && nanos.getAsLong() - death.getAsLong() < OF_LATE.toNanos();
    }

    /** Whether another hour without a death has passed. */
    synchronized boolean isAnotherHour() {
        boolean is = nanos.getAsLong() - since >= LONG.toNanos();
        if (is) {
            since = nanos.getAsLong();
        }
        return is;
    }
}
