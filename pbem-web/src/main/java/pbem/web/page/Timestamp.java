package pbem.web.page;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * A point in time as people read it, in UTC for all of them.
 *
 * @param iso for machines
 * @param text such as "2025-08-21 14:03 UTC"
 */
public record Timestamp(String iso, String text) {

    private static final DateTimeFormatter TEXT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    public static Timestamp of(Instant instant) {
        return new Timestamp(instant.truncatedTo(ChronoUnit.SECONDS).toString(), TEXT.format(instant));
    }

    /** The day alone. */
    public String day() {
        return text.substring(0, text.indexOf(' '));
    }
}
