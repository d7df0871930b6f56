package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.record.GameRecord;

/**
 * The thinking time of a board: when each turn began, how much time each seat has used, and its deadline. It follows
 * from the record, the players' vacations and time zones, and the server's outages. Where several seats move at once,
 * each has its own clock. A robot's time never runs out.
 *
 * @param record as far as the clock has run
 * @param seats in order
 * @param days of the players, by seat
 */
public record BoardClock(GameRecord record, List<SeatClock> seats, List<PlayerDays> days) {

    /** Once a turn, so that nobody returns from a vacation to a game that is already lost. */
    static final Duration GRACE = Duration.ofDays(1);

    public BoardClock {
        seats = List.copyOf(seats);
        days = List.copyOf(days);
    }

    public SeatClock of(Seat seat) {
        return seats.get(seat.index());
    }

    /** The seats to move, nearest deadline first. */
    public List<SeatClock> onTurn() {
        return seats.stream()
                .filter(seat -> seat.turn().isPresent())
                .sorted(Comparator.comparing(seat -> seat.turn().orElseThrow().deadline()))
                .toList();
    }

    /** The nearest deadline of the seats on turn; empty once the board is closed. */
    public Optional<Instant> deadline() {
        return onTurn().stream().findFirst().flatMap(SeatClock::turn).map(SeatClock.Turn::deadline);
    }

    /** The deadline that people are told: also empty if it is so far off that there is no limit. */
    public Optional<Instant> limit() {
        return onTurn().stream().findFirst().flatMap(SeatClock::turn).flatMap(SeatClock.Turn::limit);
    }

    /** The vacation that stops that seat's clock now; empty if there is none. */
    public Optional<Vacation> away(Seat seat, Instant now) {
        return days.get(seat.index()).away(record.board().terms().clock(), of(seat).moved(), now);
    }
}
