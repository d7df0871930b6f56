package pbem.clock;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The times at which a clock stands still.
 *
 * @param spans in order, without overlaps
 * @param weekends the time zone of weekends that do not count; empty if weekends count
 */
public record Pauses(List<Span> spans, Optional<ZoneId> weekends) {

    public Pauses {
        spans = List.copyOf(spans);
    }

    /** Pauses from spans in any order, which may overlap. */
    public static Pauses of(Collection<Span> any, Optional<ZoneId> weekends) {
        return new Pauses(merged(any), weekends);
    }

    private static List<Span> merged(Collection<Span> any) {
        List<Span> merged = new ArrayList<>();
        for (Span span : any.stream().sorted(Comparator.comparing(Span::from)).toList()) {
            Span last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last == null || span.from().isAfter(last.to())) {
                merged.add(span);
            } else if (span.to().isAfter(last.to())) {
                merged.set(merged.size() - 1, new Span(last.from(), span.to()));
            }
        }
        return merged;
    }

    /** The pauses that overlap the time between two instants. */
    private List<Span> between(Instant from, Instant to) {
        if (weekends.isEmpty()) {
            return spans;
        }
        List<Span> all = new ArrayList<>(spans);
        ZoneId zone = weekends.get();
        LocalDate saturday = from.atZone(zone)
                .toLocalDate()
                .with(TemporalAdjusters.nextOrSame(DayOfWeek.MONDAY))
                .minusDays(2);
        while (!saturday.atStartOfDay(zone).toInstant().isAfter(to)) {
            all.add(new Span(
                    saturday.atStartOfDay(zone).toInstant(),
                    saturday.plusDays(2).atStartOfDay(zone).toInstant()));
            saturday = saturday.plusWeeks(1);
        }
        return merged(all);
    }

    /** The time that counts between two instants; zero if the second is not later, as after a clock was set back. */
    public Duration counted(Instant from, Instant to) {
        if (!from.isBefore(to)) {
            return Duration.ZERO;
        }
        Duration counted = Duration.between(from, to);
        for (Span pause : between(from, to)) {
            Instant begin = pause.from().isAfter(from) ? pause.from() : from;
            Instant end = pause.to().isBefore(to) ? pause.to() : to;
            if (begin.isBefore(end)) {
                counted = counted.minus(Duration.between(begin, end));
            }
        }
        return counted;
    }

    /**
     * The last instant at which no more than that time has counted. It is never within a pause; if the time is used up
     * when a pause begins, it is the end of the pause.
     */
    public Instant end(Instant from, Duration time) {
        Instant known = from.plus(time);
        Instant end = end(from, time, between(from, known));
        while (end.isAfter(known)) {
            known = end;
            end = end(from, time, between(from, known));
        }
        return end;
    }

    private static Instant end(Instant from, Duration time, List<Span> pauses) {
        Instant end = from.plus(time);
        for (Span pause : pauses) {
            if (pause.to().isAfter(from) && !pause.from().isAfter(end)) {
                Instant begin = pause.from().isAfter(from) ? pause.from() : from;
                end = end.plus(Duration.between(begin, pause.to()));
            }
        }
        return end;
    }
}
