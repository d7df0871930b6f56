package pbem.cli.watch;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Notices when the machine's clock was set, by comparing it with a monotonic clock. For use by one thread. */
final class ClockJump {

    /** The smallest change to report; NTP changes a clock that is nearly right by less at once. */
    private static final Duration WORTH_A_WORD = Duration.ofMinutes(1);

    private final Clock clock;
    private final LongSupplier nanos;
    private Instant lastInstant;
    private long lastNanos;
    private Optional<Jump> last = Optional.empty();

    /**
     * @param by the change; negative if the clock was set back
     * @param seen the time at which the jump was noticed, by the changed clock
     */
    record Jump(Duration by, Instant seen) {}

    ClockJump(Clock clock, LongSupplier nanos) {
        this.clock = clock;
        this.nanos = nanos;
        this.lastInstant = clock.instant();
        this.lastNanos = nanos.getAsLong();
    }

    /** The last jump noticed so far. */
    Optional<Jump> last() {
        return last;
    }

    /** The last jump since the start, including any since the last look. */
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
