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
 * @param used what counted of its finished turns
 * @param turn empty while it is not to move
 */
public record SeatClock(Seat seat, boolean moved, Duration used, Optional<Turn> turn) {

    /**
     * A turn under way.
     *
     * @param began when the seat came on turn
     * @param nagAt when its player is to be reminded
     * @param lastCallAt when they are to be reminded once more, a day before the end; empty if the whole turn is not longer
     * @param deadline the last instant at which they may move
     */
    public record Turn(Instant began, Instant nagAt, Optional<Instant> lastCallAt, Instant deadline) {

        /** The deadline as people are told it: empty if it is so far off that there is none. */
        public Optional<Instant> limit() {
            return TimeControl.isEndless(Duration.between(began, deadline)) ? Optional.empty() : Optional.of(deadline);
        }

        public boolean isOver(Instant now) {
            return now.isAfter(deadline);
        }
    }
}
