package pbem.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.terms.TimeControl;

/** The clock of one seat during the walk through the log. */
final class SeatWalk {

    private static final Duration LAST_CALL = Duration.ofDays(1);

    private final Seat seat;
    private final TimeControl control;
    private final PlayerDays days;
    private final Pauses unmoved;
    private final Pauses moving;
    private boolean moved;
    private Optional<Instant> began = Optional.empty();
    private Duration used = Duration.ZERO;
    private Duration spent = Duration.ZERO; // time used of the whole game's, less what moves gave back
    private int daysGrantedForTurn;
    private int daysGrantedForGame;

    SeatWalk(Seat seat, TimeControl control, PlayerDays days, List<Span> outages) {
        this.seat = seat;
        this.control = control;
        this.days = days;
        this.unmoved = days.pauses(control, false, outages);
        this.moving = days.pauses(control, true, outages);
    }

    /** A copy that continues independently. */
    SeatWalk(SeatWalk walk) {
        seat = walk.seat;
        control = walk.control;
        days = walk.days;
        unmoved = walk.unmoved;
        moving = walk.moving;
        moved = walk.moved;
        began = walk.began;
        used = walk.used;
        spent = walk.spent;
        daysGrantedForTurn = walk.daysGrantedForTurn;
        daysGrantedForGame = walk.daysGrantedForGame;
    }

    void begin(List<Seat> toMove, Instant started) {
        if (toMove.contains(seat)) {
            began = Optional.of(started);
        }
    }

    /**
     * @param toMove in the position after the entry, whether the board is closed or not
     * @param changed whether that position differs from the one before
     * @param granted how many days the entry added for the seats on turn
     */
    void pass(Entry entry, List<Seat> toMove, boolean changed, int granted) {
        boolean onTurn = toMove.contains(seat);
        if (began.isPresent() && (!onTurn || restarts(entry.event(), changed))) {
            Duration counted = pauses().counted(began.get(), entry.at());
            used = used.plus(counted);
            spent = spent.plus(counted);
            began = Optional.empty();
        }
        if (entry.event().handsOver(seat)) { // the time used so far was the previous player's
            used = Duration.ZERO;
            spent = Duration.ZERO;
            daysGrantedForGame = 0;
            moved = false;
        }
        if (entry.event().isMoveOf(seat)) {
            moved |= !entry.actor().equals(Actor.SERVER); // copied moves do not show that the player is there
            Duration filled = spent.minus(Duration.ofDays(control.incrementDays()));
            spent = filled.isNegative() ? Duration.ZERO : filled;
        }
        if (onTurn && began.isEmpty()) {
            began = Optional.of(entry.at());
            daysGrantedForTurn = 0;
        }
        if (began.isPresent()) {
            daysGrantedForTurn += granted;
            daysGrantedForGame += granted;
        }
    }

    /**
     * Whether a seat that stays on turn begins a new turn: it has moved, it has a new player, or the board was rolled
     * back. What others do meanwhile, leaving included, gives nobody more time.
     */
    private boolean restarts(Event event, boolean changed) {
        boolean takenBack = changed && event.negotiation().isPresent();
        return event.isMoveOf(seat) || event.handsOver(seat) || takenBack || event.renewsTurns();
    }

    /** An automatic vacation does not save a player who has made no move yet. */
    private Pauses pauses() {
        return moved ? moving : unmoved;
    }

    SeatClock clock(List<Seat> toMove) {
        return new SeatClock(seat, moved, used, toMove.contains(seat) ? began.map(this::turn) : Optional.empty());
    }

    private SeatClock.Turn turn(Instant from) {
        Duration time = Duration.ofDays((long) control.forfeitDays() + daysGrantedForTurn);
        if (control.totalDays().isPresent()) {
            Duration left = Duration.ofDays((long) control.totalDays().getAsInt() + daysGrantedForGame)
                    .minus(spent);
            time = left.compareTo(time) < 0 ? left : time;
        }
        Instant deadline = graced(from, pauses().end(from, time.isNegative() ? Duration.ZERO : time));
        Instant lastCall = deadline.minus(LAST_CALL);
        Instant nag = pauses().end(from, Duration.ofDays(control.nagDays()));
        return new SeatClock.Turn(
                from, nag, lastCall.isAfter(from) ? Optional.of(lastCall) : Optional.empty(), deadline);
    }

    /** The grace is given once a turn. Otherwise every day of vacation would count twice. */
    private Instant graced(Instant from, Instant until) {
        for (Vacation vacation : days.away(control, moved)) {
            Instant back = vacation.span().to();
            if (back.isAfter(from) && !back.isAfter(until)) {
                Instant graced = pauses().end(back, BoardClock.GRACE);
                if (graced.isAfter(until)) {
                    return graced;
                }
            }
        }
        return until;
    }
}
