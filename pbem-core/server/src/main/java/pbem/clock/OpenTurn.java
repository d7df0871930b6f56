package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A turn under way, for summaries.
 *
 * @param revision of the board now
 * @param remindedAt when its player was last reminded of it
 */
public record OpenTurn(int board, int revision, SeatClock.Turn turn, Optional<Instant> remindedAt) {

    /** A reminder this shortly before the last call makes the last call needless. */
    public static final Duration CLOSE = Duration.ofHours(12);

    /**
     * Whether a reminder is due before that instant: the first after the reminder time, the second a day before the
     * deadline.
     */
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
