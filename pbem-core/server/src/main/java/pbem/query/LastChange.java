package pbem.query;

import java.time.Instant;
import java.util.Optional;

/**
 * The last change of a board after its last move: a player left, or the game was ended from outside its rules.
 *
 * @param user the player who left; empty for other kinds
 */
public record LastChange(Kind kind, Optional<String> user, Instant at) {

    public enum Kind {
        RESIGNED,
        /** The player ran out of time. */
        LAPSED,
        /** The player left the tournament of the board. */
        LEFT_TOURNAMENT,
        /** The player was removed from the tournament. */
        TAKEN_OUT,
        /** A draw was agreed. */
        DRAWN,
        /** An admin ended it with a result. */
        ADJUDICATED,
        /** An admin ended it without one. */
        VOIDED,
        /** A director of its tournament ended it with a result. */
        ADJUDICATED_BY_DIRECTOR,
        /** The file from which the game comes has a result that no move explains. */
        ADJUDICATED_BY_FILE,
        /** A director of its tournament ended it without one. */
        VOIDED_BY_DIRECTOR
    }
}
