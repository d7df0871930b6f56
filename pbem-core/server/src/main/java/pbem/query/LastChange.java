package pbem.query;

import java.time.Instant;
import java.util.Optional;

/**
 * What changed a board after its last move: a player left, or the game was ended from outside its rules.
 *
 * @param user who left; empty for all else
 */
public record LastChange(Kind kind, Optional<String> user, Instant at) {

    public enum Kind {
        RESIGNED,
        /** Ran out of time. */
        LAPSED,
        /** Left the tournament that the board belongs to. */
        LEFT_TOURNAMENT,
        /** Was taken out of it. */
        TAKEN_OUT,
        /** A draw was agreed. */
        DRAWN,
        /** An admin ended it with a result. */
        ADJUDICATED,
        /** An admin ended it without one. */
        VOIDED,
        /** A director of its tournament ended it with a result. */
        ADJUDICATED_BY_DIRECTOR,
        /** A director of its tournament ended it without one. */
        VOIDED_BY_DIRECTOR
    }
}
