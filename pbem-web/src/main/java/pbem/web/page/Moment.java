package pbem.web.page;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import pbem.clock.RoundedDuration;

/**
 * A point in time as people read it, the same for all of them wherever they live.
 *
 * @param iso for machines
 * @param text such as "2025-08-21 14:03 UTC"
 */
public record Moment(String iso, String text) {

    private static final DateTimeFormatter TEXT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    public static Moment of(Instant instant) {
        return new Moment(instant.truncatedTo(ChronoUnit.SECONDS).toString(), TEXT.format(instant));
    }

    /** The day alone, where the hour does not matter. */
    public String day() {
        return text.substring(0, text.indexOf(' '));
    }

    /** "21 days left", as mails say it, too. */
    public static String left(Instant now, Instant until) {
        Duration left = Duration.between(now, until);
        if (left.isNegative() || left.isZero()) {
            return "time is up";
        }
        RoundedDuration time = RoundedDuration.of(left);
        return switch (time.unit()) {
            case DAYS -> time.count() + " days left";
            case HOURS -> time.count() + " hours left";
            case MINUTES ->
                switch (time.count()) {
                    case 0 -> "less than a minute left";
                    case 1 -> "one minute left";
                    default -> time.count() + " minutes left";
                };
        };
    }
}
