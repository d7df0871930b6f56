package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.record.GameRecord;

/**
 * The thinking time of a board: since when who is on turn, what every seat has used, and until when it may move. A
 * function of the record, the players' vacations and time zones and the times when the server was down. Where several are to move at
 * once, each has a clock of their own. The time of a robot never runs out.
 *
 * @param record as far as the clock has run
 * @param seats in order
 * @param days of the players, by seat
 */
public record BoardClock(GameRecord record, List<SeatClock> seats, List<PlayerDays> days) {

    /** After a vacation nobody comes back to a game already lost, once a turn. */
    static final Duration GRACE = Duration.ofDays(1);

    public BoardClock {
        seats = List.copyOf(seats);
        days = List.copyOf(days);
    }

    /**
     * @param days of the players, by seat
     * @param outages when the server was down
     */
    public static BoardClock of(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        return RunningClock.of(record, days, outages).clock(record);
    }

    public SeatClock of(Seat seat) {
        return seats.get(seat.index());
    }

    /** The seats to move, the first to run out of time first. */
    public List<SeatClock> onTurn() {
        return seats.stream()
                .filter(seat -> seat.turn().isPresent())
                .sorted(Comparator.comparing(seat -> seat.turn().orElseThrow().deadline()))
                .toList();
    }

    /** When the first of those on turn is out of time; empty once the board is closed. */
    public Optional<Instant> deadline() {
        return onTurn().stream().findFirst().flatMap(SeatClock::turn).map(SeatClock.Turn::deadline);
    }

    /** The same as people are told it: empty, too, if it is so far off that there is none. */
    public Optional<Instant> limit() {
        return onTurn().stream().findFirst().flatMap(SeatClock::turn).flatMap(SeatClock.Turn::limit);
    }

    /** For which that seat's player is away and its clock stands still; empty if they are there. */
    public Optional<Vacation> away(Seat seat, Instant now) {
        return days.get(seat.index()).away(record.board().terms().clock(), of(seat).moved(), now);
    }
}
