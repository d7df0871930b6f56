package pbem.player;

import java.time.Instant;
import java.util.Optional;

/**
 * A restriction of a player, for a while or until it is withdrawn.
 *
 * @param until empty if only an admin or a moderator ends it
 * @param why the reason in the officer's words; may be empty
 */
public record Sanction(Instant since, Optional<Instant> until, String why) {

    public enum Kind {
        /** The player cannot change anything. */
        SUSPENDED,
        /** The player's words reach no other players. */
        MUTED
    }

    /** Whether it is in force at that instant. */
    public boolean holds(Instant now) {
        return until.filter(end -> !now.isBefore(end)).isEmpty();
    }
}
