package pbem.repository;

import java.time.Duration;
import java.time.Instant;

/**
 * A worker's exclusive claim on a piece of work. If the worker dies, others wait no longer than this.
 *
 * @param worker a name unique among processes
 */
public record Lease(String worker, Instant from, Instant until) {

    public static Lease of(String worker, Instant from, Duration length) {
        return new Lease(worker, from, from.plus(length));
    }
}
