package pbem.player;

import java.time.Instant;
import java.util.Optional;

/**
 * Something that a player may not do for a while, or until it is taken back.
 *
 * @param until empty for one that only an admin or a moderator ends
 * @param why in the words of the officer who decided it; may be empty
 */
public record Sanction(Instant since, Optional<Instant> until, String why) {

    public enum Kind {
        /** They change nothing any more. */
        SUSPENDED,
        /** No words of theirs reach other players. */
        MUTED
    }

    /** Whether it is in force then. */
    public boolean holds(Instant now) {
        return until.filter(end -> !now.isBefore(end)).isEmpty();
    }
}
