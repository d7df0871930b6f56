package pbem.cli.home;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** How long ago somebody who worked on the home died. Safe for any thread. */
final class QuietWork {

    private static final Duration LONG = Duration.ofHours(1);

    /** Mail servers bring a mail again sooner that nobody took. */
    private static final Duration OF_LATE = Duration.ofDays(1);

    private final LongSupplier nanos;
    private long since;
    private OptionalLong death = OptionalLong.empty();

    /** @param nanos a clock that nobody sets */
    QuietWork(LongSupplier nanos) {
        this.nanos = nanos;
        this.since = nanos.getAsLong();
    }

    /** Somebody died. */
    synchronized void end() {
        since = nanos.getAsLong();
        death = OptionalLong.of(since);
    }

    /** Whether somebody died within a day. */
    synchronized boolean hasDeathOfLate() {
        return death.isPresent() && nanos.getAsLong() - death.getAsLong() < OF_LATE.toNanos();
    }

    /** Whether another hour without a death is over. */
    synchronized boolean isAnotherHour() {
        boolean is = nanos.getAsLong() - since >= LONG.toNanos();
        if (is) {
            since = nanos.getAsLong();
        }
        return is;
    }
}
