package pbem.token;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * What opens the page of a player's boards. It is worth less than a {@link Token}: it speaks for the player on their boards,
 * and nowhere else.
 *
 * @param issued in whole seconds; a pass from before the player ended all of theirs opens nothing
 */
public record Pass(long player, Instant issued) {

    private static final Duration LIFETIME = Duration.ofDays(14);

    public Pass {
        issued = issued.truncatedTo(ChronoUnit.SECONDS);
    }

    /** As with a {@link Token}. */
    public Instant expires() {
        return issued.plus(LIFETIME);
    }
}
