package pbem.cli.watch;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Whether the clock of the machine was set, held against one that nobody sets. For one thread. */
final class ClockJump {

    /** More than NTP does at once to a clock that is nearly right. */
    private static final Duration WORTH_A_WORD = Duration.ofMinutes(1);

    private final Clock clock;
    private final LongSupplier nanos;
    private Instant lastInstant;
    private long lastNanos;
    private Optional<Jump> last = Optional.empty();

    /**
     * @param by negative if it was set back
     * @param seen by the clock as it is since
     */
    record Jump(Duration by, Instant seen) {}

    ClockJump(Clock clock, LongSupplier nanos) {
        this.clock = clock;
        this.nanos = nanos;
        this.lastInstant = clock.instant();
        this.lastNanos = nanos.getAsLong();
    }

    /** The last jump that was seen. */
    Optional<Jump> last() {
        return last;
    }

    /** The last jump since this began, the one since the last look included. */
    Optional<Jump> look() {
        Instant now = clock.instant();
        long nanosNow = nanos.getAsLong();
        Duration by = Duration.between(lastInstant, now).minusNanos(nanosNow - lastNanos);
        lastInstant = now;
        lastNanos = nanosNow;
        if (by.abs().compareTo(WORTH_A_WORD) >= 0) {
            last = Optional.of(new Jump(by, now));
        }
        return last;
    }
}
