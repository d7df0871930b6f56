package pbem.token;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A pass that opens the page of a player's boards. It allows less than a {@link Token}: it acts for the player on their
 * boards only.
 *
 * @param issued the time of issue in whole seconds; a pass from before the player signed out everywhere is invalid
 */
public record Pass(long player, Instant issued) {

    private static final Duration LIFETIME = Duration.ofDays(14);

    public Pass {
        issued = issued.truncatedTo(ChronoUnit.SECONDS);
    }

    /** When the pass expires, as for a {@link Token}. */
    public Instant expires() {
        return issued.plus(LIFETIME);
    }
}
