package pbem.repository;

import java.time.Duration;
import java.time.Instant;

/**
 * How long a worker may have a piece of work for itself. A worker that dies keeps the others from it no longer than that.
 *
 * @param worker a name that no other process has
 */
public record Lease(String worker, Instant from, Instant until) {

    public static Lease of(String worker, Instant from, Duration length) {
        return new Lease(worker, from, from.plus(length));
    }
}
