package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.TimeControl;

/**
 * The thinking time of a board: since when who is on turn, what every seat has used, and until when it may move. A
 * function of the record, the players' vacations and the times when the server was down. Where several are to move at
 * once, each has a clock of their own. The time of a robot never runs out.
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
        List<SeatWalk> walks = new ArrayList<>();
        for (Seat seat : Seat.all(record.board().players().size())) {
            List<Vacation> away = vacations.get(seat.index());
            List<Span> spans = new ArrayList<>(outages);
            away.forEach(vacation -> spans.add(vacation.span()));
            walks.add(new SeatWalk(seat, control(record.board(), seat), Pauses.of(spans), away));
        }
        walk(record, walks);
        List<Seat> toMove = record.toMove();
        return new BoardClock(
                record, walks.stream().map(walk -> walk.clock(toMove)).toList(), vacations);
    }

    /** A robot waits for us, not we for it. */
    private static TimeControl control(Board board, Seat seat) {
        return board.player(seat).state() == Player.State.ROBOT
                ? TimeControl.NONE
                : board.terms().clock();
    }

    /** Once through the log, with all seats side by side. */
    private static void walk(GameRecord record, List<SeatWalk> walks) {
        Position before = record.start();
        List<Seat> first = before.toMove();
        walks.forEach(walk -> walk.begin(first, record.board().started()));
        Iterator<Position> reached = record.positions().listIterator(1);
        for (Entry entry : record.entries()) {
            Position after = reached.next();
            List<Seat> toMove = after.toMove();
            boolean changed = before != after;
            walks.forEach(walk -> walk.pass(entry, toMove, changed));
            before = after;
        }
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

    /** Until when that seat's player is away; empty if they are there. */
    public Optional<Instant> awayUntil(Seat seat, Instant now) {
        return vacations.get(seat.index()).stream()
                .filter(vacation -> vacation.covers(now))
                .map(vacation -> vacation.span().to())
                .findFirst();
    }

    /** The clock of one seat, as far as the walk through the log has come. */
    private static final class SeatWalk {

        private final Seat seat;
        private final TimeControl control;
        private final Pauses pauses;
        private final List<Vacation> away;
        private Optional<Instant> began = Optional.empty();
        private Duration used = Duration.ZERO;
        private Duration spent = Duration.ZERO; // of the time for the whole game: what moves gave back is off
        private int daysGrantedForTurn;
        private int daysGrantedForGame;

        SeatWalk(Seat seat, TimeControl control, Pauses pauses, List<Vacation> away) {
            this.seat = seat;
            this.control = control;
            this.pauses = pauses;
            this.away = away;
        }

        void begin(List<Seat> toMove, Instant started) {
            if (toMove.contains(seat)) {
                began = Optional.of(started);
            }
        }

        /**
         * @param toMove in the position after the entry, whether the board is closed or not
         * @param changed whether that position is another one
         */
        void pass(Entry entry, List<Seat> toMove, boolean changed) {
            boolean onTurn = toMove.contains(seat);
            if (began.isPresent() && (!onTurn || restarts(entry.event(), changed))) {
                Duration counted = pauses.counted(began.get(), entry.at());
                used = used.plus(counted);
                spent = spent.plus(counted);
                began = Optional.empty();
            }
            if (entry.event().handsOver(seat)) { // what was used was somebody else's time
                used = Duration.ZERO;
                spent = Duration.ZERO;
                daysGrantedForGame = 0;
            }
            if (entry.event().isMoveOf(seat)) {
                Duration filled = spent.minus(Duration.ofDays(control.incrementDays()));
                spent = filled.isNegative() ? Duration.ZERO : filled;
            }
            if (onTurn && began.isEmpty()) {
                began = Optional.of(entry.at());
                daysGrantedForTurn = 0;
            }
            if (entry.event() instanceof Event.Extended extended && began.isPresent()) {
                daysGrantedForTurn += extended.days();
                daysGrantedForGame += extended.days();
            }
        }

        /**
         * Whether a seat that stays on turn has a new one: it has moved, somebody else has it now, or the board was put
         * back. What others do meanwhile, leaving included, gives nobody more time.
         */
        private boolean restarts(Event event, boolean changed) {
            boolean takenBack = changed && event.negotiation().isPresent();
            return event.isMoveOf(seat) || event.handsOver(seat) || takenBack || event.renewsTurns();
        }

        SeatClock clock(List<Seat> toMove) {
            return new SeatClock(seat, used, toMove.contains(seat) ? began.map(this::turn) : Optional.empty());
        }

        private SeatClock.Turn turn(Instant from) {
            Duration time = Duration.ofDays((long) control.forfeitDays() + daysGrantedForTurn);
            if (control.totalDays().isPresent()) {
                Duration left = Duration.ofDays((long) control.totalDays().getAsInt() + daysGrantedForGame)
                        .minus(spent);
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
