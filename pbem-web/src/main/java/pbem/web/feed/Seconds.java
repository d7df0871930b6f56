package pbem.web.feed;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Date;

/** Points in time for feeds and calendars, to the second. */
final class Seconds {

    private Seconds() {}

    static Date of(Instant at) {
        return Date.from(at.truncatedTo(ChronoUnit.SECONDS));
    }
}
