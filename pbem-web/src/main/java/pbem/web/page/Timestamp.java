package pbem.web.page;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import pbem.web.text.SiteTexts;

/**
 * A point in time for readers, always in UTC.
 *
 * @param iso the time for machines
 * @param text the time for people, such as "2025-08-21 14:03 UTC"
 * @param day only the day, for people
 */
public record Timestamp(String iso, String text, String day) {

    public static Timestamp of(Instant instant, SiteTexts texts) {
        return new Timestamp(
                iso(instant), texts.moment("site.pattern-moment", instant), texts.moment("site.pattern-day", instant));
    }

    /** The time for machines alone, to the second. */
    public static String iso(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
