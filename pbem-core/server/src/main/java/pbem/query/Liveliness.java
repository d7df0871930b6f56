package pbem.query;

import java.time.Duration;
import java.util.Optional;

/**
 * How lively a server is.
 *
 * @param players who want to stand in lists
 * @param half within what time every second move of a person was answered lately; empty if none was
 */
public record Liveliness(int players, Optional<Duration> half) {}
