package pbem.clock;

import java.time.Instant;

/**
 * From one instant up to, but not including, another.
 *
 * @param to not before {@code from}
 */
public record Span(Instant from, Instant to) {

    public Span {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("a span ends at " + to + ", before it begins at " + from);
        }
    }

    public boolean contains(Instant instant) {
        return !instant.isBefore(from) && instant.isBefore(to);
    }

    public boolean overlaps(Span other) {
        return from.isBefore(other.to) && other.from.isBefore(to);
    }
}
