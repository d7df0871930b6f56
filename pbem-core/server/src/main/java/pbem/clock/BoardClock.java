package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.TimeControl;

/**
 * The thinking time of a board: since when who is on turn, what every seat has used, and until when it may move. A
 * function of the record, the players' vacations and the times when the server was down. Where several are to move at
 * once, each has a clock of his own.
 *
 * @param record as far as the clock has run
 * @param seats in order
 * @param vacations of the players, by seat
 */
public record BoardClock(GameRecord record, List<SeatClock> seats, List<List<Vacation>> vacations) {

    /** After a vacation nobody comes back to a game already lost. */
    static final Duration GRACE = Duration.ofDays(1);

    private static final Duration LAST_CALL = Duration.ofDays(1);

    public BoardClock {
        seats = List.copyOf(seats);
        vacations = List.copyOf(vacations);
    }

    /**
     * @param vacations by seat, each player's in order
     * @param outages when the server was down
     */
    public static BoardClock of(GameRecord record, List<List<Vacation>> vacations, List<Span> outages) {
        List<SeatClock> seats = new ArrayList<>();
        for (Seat seat : Seat.all(record.board().players().size())) {
            List<Vacation> away = vacations.get(seat.index());
            List<Span> spans = new ArrayList<>(outages);
            away.forEach(vacation -> spans.add(vacation.span()));
            seats.add(new Walk(record, seat, Pauses.of(spans), away).clock());
        }
        return new BoardClock(record, seats, vacations);
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

    /** Until when that seat's player is away; empty if he is there. */
    public Optional<Instant> awayUntil(Seat seat, Instant now) {
        return vacations.get(seat.index()).stream()
                .filter(vacation -> vacation.covers(now))
                .map(vacation -> vacation.span().to())
                .findFirst();
    }

    /** One pass over the log for one seat. */
    private static final class Walk {

        private final GameRecord record;
        private final Seat seat;
        private final Pauses pauses;
        private final List<Vacation> away;
        private Optional<Instant> began = Optional.empty();
        private Duration used = Duration.ZERO;
        private int daysGrantedForTurn;
        private int daysGrantedForGame;

        Walk(GameRecord record, Seat seat, Pauses pauses, List<Vacation> away) {
            this.record = record;
            this.seat = seat;
            this.pauses = pauses;
            this.away = away;
        }

        SeatClock clock() {
            if (isOnTurn(record.start())) {
                began = Optional.of(record.board().started());
            }
            for (Entry entry : record.entries()) {
                pass(entry);
            }
            return new SeatClock(seat, used, record.toMove().contains(seat) ? began.map(this::turn) : Optional.empty());
        }

        private void pass(Entry entry) {
            Position before = record.positions().get(entry.revision() - 1);
            Position after = record.positions().get(entry.revision());
            boolean ends = began.isPresent() && (!isOnTurn(after) || restarts(entry.event(), before, after));
            if (ends) {
                used = used.plus(pauses.counted(began.get(), entry.at()));
                began = Optional.empty();
            }
            if (isOnTurn(after) && began.isEmpty()) {
                began = Optional.of(entry.at());
                daysGrantedForTurn = 0;
            }
            if (entry.event() instanceof Event.Extended extended && began.isPresent()) {
                daysGrantedForTurn += extended.days();
                daysGrantedForGame += extended.days();
            }
        }

        private boolean isOnTurn(Position position) {
            return position.toMove().contains(seat);
        }

        /**
         * Whether a seat that stays on turn has a new one: it has moved, or the board was put back. What others do
         * meanwhile, leaving included, gives nobody more time.
         */
        private boolean restarts(Event event, Position before, Position after) {
            if (event instanceof Event.Moved moved) {
                return moved.seat().equals(seat);
            }
            if (event instanceof Event.RolledBack || event instanceof Event.Resumed) {
                return true; // the board may have been closed for long
            }
            boolean left = event instanceof Event.Resigned || event instanceof Event.Lapsed;
            return !left && before != after; // no other event gives a position that is not that of an earlier one
        }

        private SeatClock.Turn turn(Instant from) {
            TimeControl control = record.board().terms().clock();
            Duration time = Duration.ofDays((long) control.forfeitDays() + daysGrantedForTurn);
            if (control.totalDays().isPresent()) {
                Duration left = Duration.ofDays((long) control.totalDays().getAsInt() + daysGrantedForGame)
                        .minus(used);
                time = left.compareTo(time) < 0 ? left : time;
            }
            Instant deadline = graced(from, pauses.end(from, time.isNegative() ? Duration.ZERO : time));
            Instant lastCall = deadline.minus(LAST_CALL);
            Instant nag = pauses.end(from, Duration.ofDays(control.nagDays()));
            return new SeatClock.Turn(
                    from, nag, lastCall.isAfter(from) ? Optional.of(lastCall) : Optional.empty(), deadline);
        }

        private Instant graced(Instant from, Instant until) {
            Instant deadline = until;
            for (Vacation vacation : away) {
                Instant back = vacation.span().to();
                if (back.isAfter(from) && !back.isAfter(deadline)) {
                    Instant graced = pauses.end(back, GRACE);
                    deadline = graced.isAfter(deadline) ? graced : deadline;
                }
            }
            return deadline;
        }
    }
}
