package pbem.web.page;

import java.time.Duration;
import java.time.Instant;
import pbem.clock.RoundedDuration;
import pbem.web.text.SiteTexts;

/** How long somebody has: "21 days left", rounded as in mails. */
public final class TimeLeft {

    private TimeLeft() {}

    /** The last moment at which {@link #between} says the same as now. */
    public static Instant sameUntil(Instant now, Instant until) {
        Duration left = Duration.between(now, until);
        if (left.isNegative() || left.isZero()) {
            return Instant.MAX;
        }
        Duration least = RoundedDuration.of(left).least();
        return until.minus(least.isZero() ? Duration.ofNanos(1) : least);
    }

    public static String between(Instant now, Instant until, SiteTexts texts) {
        Duration left = Duration.between(now, until);
        if (left.isNegative() || left.isZero()) {
            return texts.say("site.time-is-up");
        }
        RoundedDuration time = RoundedDuration.of(left);
        return switch (time.unit()) {
            case DAYS -> texts.say("site.days-left", time.count());
            case HOURS -> texts.say("site.hours-left", time.count());
            case MINUTES -> texts.say("site.minutes-left", time.count());
        };
    }
}
