package pbem.web.page;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import pbem.web.text.SiteTexts;

/**
 * A point in time as people read it, in UTC for all of them.
 *
 * @param iso for machines
 * @param text such as "2025-08-21 14:03 UTC"
 * @param day the day alone
 */
public record Timestamp(String iso, String text, String day) {

    public static Timestamp of(Instant instant, SiteTexts texts) {
        return new Timestamp(
                iso(instant), texts.moment("site.pattern-moment", instant), texts.moment("site.pattern-day", instant));
    }

    /** For machines alone. */
    public static String iso(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
