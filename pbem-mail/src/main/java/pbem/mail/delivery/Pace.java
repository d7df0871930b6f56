package pbem.mail.delivery;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The rate of outgoing mails a minute, spread evenly. A new sender begins with a twentieth and grows to the full rate
 * day by day. Safe for any thread.
 */
public final class Pace {

    /** The burst that is allowed after a pause. */
    private static final Duration BURST = Duration.ofSeconds(10);

    private static final double FIRST_PART = 0.05;

    /** No limit. */
    public static final Pace FREE = new Pace(Integer.MAX_VALUE, Optional.empty(), 1, Clock.systemUTC(), () -> 0L);

    private final int perMinute;
    private final Optional<LocalDate> warmUpFrom;
    private final int warmUpDays;
    private final Clock clock;
    private final LongSupplier nanos;
    private double ready;
    private long last;

    private Pace(int perMinute, Optional<LocalDate> warmUpFrom, int warmUpDays, Clock clock, LongSupplier nanos) {
        this.perMinute = perMinute;
        this.warmUpFrom = warmUpFrom;
        this.warmUpDays = warmUpDays;
        this.clock = clock;
        this.nanos = nanos;
        this.last = nanos.getAsLong();
        this.ready = burst(rate());
    }

    /**
     * @param warmUpFrom the day on which the server began to send; empty for an established sender
     * @param warmUpDays the number of days until the full rate
     */
    public static Pace of(int perMinute, Optional<LocalDate> warmUpFrom, int warmUpDays, Clock clock) {
        return of(perMinute, warmUpFrom, warmUpDays, clock, System::nanoTime);
    }

    /** @param nanos a monotonic clock */
    static Pace of(int perMinute, Optional<LocalDate> warmUpFrom, int warmUpDays, Clock clock, LongSupplier nanos) {
        return new Pace(perMinute, warmUpFrom, warmUpDays, clock, nanos);
    }

    /** Today's rate in mails a minute. */
    double rate() {
        if (warmUpFrom.isEmpty()) {
            return perMinute;
        }
        long days = ChronoUnit.DAYS.between(
                warmUpFrom.get(), clock.instant().atOffset(ZoneOffset.UTC).toLocalDate());
        double part = Math.min(1.0, Math.max(0, days) / (double) warmUpDays);
        return perMinute * Math.pow(FIRST_PART, 1 - part);
    }

    private static double burst(double rate) {
        return Math.max(1, rate * BURST.toSeconds() / 60);
    }

    /**
     * The number of mails that may be sent now.
     *
     * @param most the number wanted
     */
    synchronized int now(int most) {
        if (perMinute == Integer.MAX_VALUE) {
            return most;
        }
        long present = nanos.getAsLong();
        double rate = rate();
        ready = Math.min(
                burst(rate),
                ready + (present - last) * rate / Duration.ofMinutes(1).toNanos());
        last = present;
        return (int) Math.min(most, ready + 1e-9);
    }

    /** Counts sent mails. */
    synchronized void spend(int mails) {
        ready -= mails;
    }
}
