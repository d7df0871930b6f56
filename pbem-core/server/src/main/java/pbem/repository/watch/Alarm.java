package pbem.repository.watch;

import java.time.Instant;
import java.util.Optional;

/**
 * Something that is wrong, or was.
 *
 * @param cause what is wrong, and where it is a matter of a machine, of which
 * @param since when it began
 * @param toldAt when the admin was told of it last, also if that was of an earlier time when it was so
 * @param weight how bad it was then, compared with itself alone
 * @param endedAt when it was over; empty while it lasts
 */
public record Alarm(String cause, Instant since, Optional<Instant> toldAt, long weight, Optional<Instant> endedAt) {

    public boolean lasts() {
        return endedAt.isEmpty();
    }

    /** Whether the admin knows of it as it is now, and not only of an earlier time. */
    public boolean isTold() {
        return toldAt.filter(at -> !at.isBefore(since)).isPresent();
    }
}
