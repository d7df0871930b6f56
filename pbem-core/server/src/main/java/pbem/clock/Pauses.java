package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * When a clock stands still.
 *
 * @param spans in order, apart from each other
 */
public record Pauses(List<Span> spans) {

    public static final Pauses NONE = new Pauses(List.of());

    public Pauses {
        spans = List.copyOf(spans);
    }

    /** Of spans in any order, which may overlap. */
    public static Pauses of(Collection<Span> any) {
        List<Span> merged = new ArrayList<>();
        for (Span span : any.stream().sorted(Comparator.comparing(Span::from)).toList()) {
            Span last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last == null || span.from().isAfter(last.to())) {
                merged.add(span);
            } else if (span.to().isAfter(last.to())) {
                merged.set(merged.size() - 1, new Span(last.from(), span.to()));
            }
        }
        return new Pauses(merged);
    }

    /** How much time counts between two instants; none if the second is not later, as after a clock was set back. */
    public Duration counted(Instant from, Instant to) {
        if (!from.isBefore(to)) {
            return Duration.ZERO;
        }
        Duration counted = Duration.between(from, to);
        for (Span pause : spans) {
            Instant begin = pause.from().isAfter(from) ? pause.from() : from;
            Instant end = pause.to().isBefore(to) ? pause.to() : to;
            if (begin.isBefore(end)) {
                counted = counted.minus(Duration.between(begin, end));
            }
        }
        return counted;
    }

    /**
     * The last instant at which no more than that much time has counted: never within a pause, and at its end if the
     * time was used up when the pause began.
     */
    public Instant end(Instant from, Duration time) {
        Instant end = from.plus(time);
        for (Span pause : spans) {
            if (pause.to().isAfter(from) && !pause.from().isAfter(end)) {
                Instant begin = pause.from().isAfter(from) ? pause.from() : from;
                end = end.plus(Duration.between(begin, pause.to()));
            }
        }
        return end;
    }
}
