package pbem.web.page;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.clock.RoundedDuration;
import pbem.web.text.SiteTexts;

/** The time left to a player in words: "21 days left", rounded as in mails. */
public final class TimeLeft {

    private TimeLeft() {}

    /** The last moment at which {@link #between} gives the same words as now for each of those deadlines. */
    public static Instant sameUntil(Instant now, Stream<Optional<Instant>> deadlines) {
        return deadlines
                .flatMap(Optional::stream)
                .map(until -> sameUntil(now, until))
                .min(Comparator.naturalOrder())
                .orElse(Instant.MAX);
    }

    static Instant sameUntil(Instant now, Instant until) {
        Duration left = Duration.between(now, until);
        if (left.isNegative() || left.isZero()) {
            return Instant.MAX;
        }
        Duration least = RoundedDuration.of(left).least();
        return until.minus(least.isZero() ? Duration.ofNanos(1) : least);
    }

    /** The time left in words, or that there is no deadline. */
    public static String words(Instant now, Optional<Instant> until, SiteTexts texts) {
        return until.map(end -> between(now, end, texts)).orElseGet(() -> texts.say("site.no-deadline"));
    }

    /** A length of time in words, rounded down: "5 hours". */
    public static String within(Duration time, SiteTexts texts) {
        if (time.toDays() > 0) {
            return texts.say("site.within-days", Math.toIntExact(time.toDays()));
        }
        return time.toHours() > 0
                ? texts.say("site.within-hours", Math.toIntExact(time.toHours()))
                : texts.say("site.within-minutes", Math.toIntExact(Math.max(1, time.toMinutes())));
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
