package pbem.clock;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Days on which a player's clocks stand still on all their boards.
 *
 * @param id counted from 1
 * @param span from the first instant up to the return
 * @param zone the time zone in which its days were counted when it was taken
 */
public record Vacation(long id, Span span, ZoneId zone, Kind kind) {

    public enum Kind {
        /** The player asked for it. */
        PLANNED,
        /** The server took it, since a game would have been lost otherwise. */
        AUTOMATIC,
        /** The account is closing. */
        CLOSING,
        /** The account closes again within a year; its clocks run on. */
        CLOSING_AGAIN
    }

    public boolean isClosing() {
        return kind == Kind.CLOSING || kind == Kind.CLOSING_AGAIN;
    }

    /** The newest vacation of a closing account; empty if there is none. */
    public static Optional<Vacation> closing(List<Vacation> all) {
        return all.stream()
                .filter(Vacation::isClosing)
                .max(Comparator.comparing(one -> one.span().from()));
    }

    public boolean covers(Instant instant) {
        return span.contains(instant);
    }

    /**
     * The days it costs, by calendar year. Its first day begins with the vacation and each other day at the same local
     * time. A day belongs to the year in which it begins. The days of an account that is closing cost none.
     */
    public SortedMap<Integer, Integer> daysByYear() {
        SortedMap<Integer, Integer> days = new TreeMap<>();
        ZonedDateTime first = span.from().atZone(zone);
        int day = 0;
        for (ZonedDateTime begin = first;
                !isClosing() && begin.toInstant().isBefore(span.to());
                begin = first.plusDays(day)) {
            days.merge(begin.getYear(), 1, Integer::sum);
            day++;
        }
        return days;
    }
}
