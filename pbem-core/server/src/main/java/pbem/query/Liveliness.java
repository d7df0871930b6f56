package pbem.query;

import java.time.Duration;
import java.util.Optional;

/**
 * The activity of a server.
 *
 * @param players the number of listed players
 * @param half the median time to answer a person's move lately; empty if there was none
 */
public record Liveliness(int players, Optional<Duration> half) {}
