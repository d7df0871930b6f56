package pbem.clock;

import java.time.Duration;

/**
 * A duration in the unit that people are told: days from two days on, hours from two hours on.
 *
 * @param count 0 or more
 */
public record RoundedDuration(int count, Unit unit) {

    private static final Duration DAYS_FROM = Duration.ofDays(2);
    private static final Duration HOURS_FROM = Duration.ofHours(2);

    public enum Unit {
        DAYS,
        HOURS,
        MINUTES
    }

    /** The shortest duration that rounds to this one; 0 also stands for negative durations. */
    public Duration least() {
        return switch (unit) {
            case DAYS -> longer(DAYS_FROM, Duration.ofDays(count).minusHours(12));
            case HOURS -> longer(HOURS_FROM, Duration.ofHours(count).minusMinutes(30));
            case MINUTES -> Duration.ofMinutes(count);
        };
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    /** A negative duration counts as 0. */
    public static RoundedDuration of(Duration time) {
        if (time.compareTo(DAYS_FROM) >= 0) {
            return new RoundedDuration(Math.toIntExact(time.plusHours(12).toDays()), Unit.DAYS);
        }
        return time.compareTo(HOURS_FROM) >= 0
                ? new RoundedDuration(Math.toIntExact(time.plusMinutes(30).toHours()), Unit.HOURS)
                : new RoundedDuration(Math.toIntExact(Math.max(0, time.toMinutes())), Unit.MINUTES);
    }
}
