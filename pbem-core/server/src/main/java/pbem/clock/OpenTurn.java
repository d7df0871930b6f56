package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A turn under way, as summaries tell it.
 *
 * @param revision of the board now
 * @param remindedAt when its player was last reminded of it
 */
public record OpenTurn(int board, int revision, SeatClock.Turn turn, Optional<Instant> remindedAt) {

    /** A reminder that came shortly before the last call says the same. */
    public static final Duration CLOSE = Duration.ofHours(12);

    /** Whether a reminder is due before that instant: the first after the nag time, the other a day before the end. */
    public boolean wantsReminder(Instant until) {
        boolean first = remindedAt.isEmpty()
                && turn.nagAt().isBefore(turn.deadline())
                && !turn.nagAt().isAfter(until);
        boolean last = turn.lastCallAt()
                .filter(call -> !call.isAfter(until))
                .filter(call -> remindedAt.isEmpty() || remindedAt.get().isBefore(call.minus(CLOSE)))
                .isPresent();
        return first || last;
    }
}
