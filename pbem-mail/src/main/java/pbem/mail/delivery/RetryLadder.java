package pbem.mail.delivery;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The schedule of retries: soon at first, then less and less often, for about five days. */
final class RetryLadder {

    private static final List<Duration> FIRST = List.of(
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(10),
            Duration.ofMinutes(45),
            Duration.ofHours(2),
            Duration.ofHours(3));
    private static final Duration THEN = Duration.ofHours(6);
    private static final int LAST = 25;

    private RetryLadder() {}

    /**
     * @param failures attempts so far, 1 or more
     * @return the wait; empty to give up
     */
    static Optional<Duration> after(int failures) {
        if (failures >= LAST) {
            return Optional.empty();
        }
        return Optional.of(failures <= FIRST.size() ? FIRST.get(failures - 1) : THEN);
    }
}
