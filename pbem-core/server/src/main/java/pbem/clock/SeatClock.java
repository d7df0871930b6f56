package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import pbem.game.Seat;
import pbem.terms.TimeControl;

/**
 * The time of one seat.
 *
 * @param moved whether its player has made a move
 * @param used the counted time of its finished turns
 * @param turn empty while the seat is not on turn
 */
public record SeatClock(Seat seat, boolean moved, Duration used, Optional<Turn> turn) {

    /**
     * A turn under way.
     *
     * @param began when the turn began
     * @param nagAt when the player is reminded
     * @param lastCallAt when the player is reminded again, a day before the deadline; empty if the whole turn is not
     *     longer than that
     * @param deadline the last instant at which they may move
     */
    public record Turn(Instant began, Instant nagAt, Optional<Instant> lastCallAt, Instant deadline) {

        /** The deadline that people are told; empty if it is so far off that there is no limit. */
        public Optional<Instant> limit() {
            return TimeControl.isEndless(Duration.between(began, deadline)) ? Optional.empty() : Optional.of(deadline);
        }

        public boolean isOver(Instant now) {
            return now.isAfter(deadline);
        }
    }
}
