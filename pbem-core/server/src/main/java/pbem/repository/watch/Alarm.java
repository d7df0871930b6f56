package pbem.repository.watch;

import java.time.Instant;
import java.util.Optional;

/**
 * A problem of the server, present or past.
 *
 * @param cause what is wrong, followed by the machine if the cause concerns one
 * @param since when the problem began
 * @param toldAt when the admin was last told of this cause, even of an earlier occurrence
 * @param weight how bad the problem was when the admin was told; comparable only within the same cause
 * @param endedAt when the problem ended; empty while it lasts
 */
public record Alarm(String cause, Instant since, Optional<Instant> toldAt, long weight, Optional<Instant> endedAt) {

    public boolean lasts() {
        return endedAt.isEmpty();
    }

    /** Whether the admin has been told of this occurrence, not just of an earlier one. */
    public boolean isTold() {
        return toldAt.filter(at -> !at.isBefore(since)).isPresent();
    }
}
