package pbem.cli.home;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The clock of the machine, checked against the time that the process measures itself. If the machine's clock jumps so
 * far that it must be wrong, this clock goes on as measured until the machine's clock is right again. Safe for any
 * thread.
 */
public final class MeasuredClock extends Clock {

    /** The longest jump that is believed. The clock of a machine that slept, or that NTP set right, jumps by less. */
    private static final Duration LONGEST_JUMP = Duration.ofDays(1);

    /** The longest absence that is believed. A server that was away for longer waits for the admin to say so. */
    public static final Duration LONGEST_ABSENCE = Duration.ofDays(30);

    /**
     * How long a jump of less than {@link #LONGEST_ABSENCE} is doubted, if the machine's clock runs at the right pace
     * after it.
     */
    private static final Duration PROBATION = Duration.ofHours(1);

    private static final Duration LARGEST_DRIFT = Duration.ofSeconds(10);

    private final Clock machine;
    private final LongSupplier nanos;
    private Instant known;
    private long knownAt;

    /** How far ahead of the measured time the machine's clock is believed. */
    private Duration ahead = LONGEST_JUMP;

    private Optional<Duration> doubt = Optional.empty();

    /** How far off the machine's clock has been since {@link #steadySince}, while it ran at the right pace. */
    private Duration steady = Duration.ZERO;

    private long steadySince;

    /** @param nanos a clock in nanoseconds that is never set */
    public MeasuredClock(Clock machine, LongSupplier nanos) {
        this.machine = machine;
        this.nanos = nanos;
        this.known = machine.instant();
        this.knownAt = nanos.getAsLong();
    }

    /**
     * Goes on from the time when the server was last up, if the machine's clock shows a longer absence than is
     * believed.
     */
    synchronized void goOnFrom(Instant lastUp) {
        if (Duration.between(lastUp, machine.instant()).compareTo(LONGEST_ABSENCE) > 0) {
            known = lastUp;
            knownAt = nanos.getAsLong();
            ahead = LONGEST_ABSENCE;
        }
    }

    /** How far the machine's clock is from the measured time, negative if it is behind; empty while it is believed. */
    synchronized Optional<Duration> doubt() {
        instant();
        return doubt;
    }

    @Override
    public synchronized Instant instant() {
        long now = nanos.getAsLong();
        Instant shown = machine.instant();
        Instant measured = known.plusNanos(now - knownAt);
        Duration off = Duration.between(measured, shown);
        if (off.compareTo(ahead) > 0 || off.negated().compareTo(LONGEST_JUMP) > 0) {
            doubt = Optional.of(off);
            if (!hasProvedItself(off, now)) {
                return measured;
            }
        }
        known = shown;
        knownAt = now;
        ahead = LONGEST_JUMP;
        doubt = Optional.empty();
        steady = Duration.ZERO;
        return shown;
    }

    /**
     * Whether a jump that may be right, as after a sleep or a start with a wrong clock, was followed by an hour at the
     * right pace.
     */
    private boolean hasProvedItself(Duration off, long now) {
        if (off.minus(steady).abs().compareTo(LARGEST_DRIFT) > 0) {
            steady = off;
            steadySince = now;
        }
        return off.abs().compareTo(LONGEST_ABSENCE) <= 0 && now - steadySince >= PROBATION.toNanos();
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        InstantSource measured = this::instant;
        return measured.withZone(zone);
    }
}
