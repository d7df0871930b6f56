package pbem.clock;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.terms.TimeControl;

/**
 * The walk through a board's log that tells its clock, as far as it has come: a log only grows, so after the next event it goes
 * on from there. Keeps no record by itself. Safe for any thread.
 */
public final class RunningClock {

    private final WeakReference<GameRecord> walked;
    private final int revision;
    private final List<PlayerDays> days;
    private final List<Span> outages;
    private final List<SeatWalk> walks;

    /** @param walks as far as the record goes, and no further */
    private RunningClock(GameRecord record, List<PlayerDays> days, List<Span> outages, List<SeatWalk> walks) {
        this.walked = new WeakReference<>(record);
        this.revision = record.revision();
        this.days = List.copyOf(days);
        this.outages = List.copyOf(outages);
        this.walks = walks;
    }

    /**
     * Once through the log.
     *
     * @param days of the players, by seat
     * @param outages when the server was down
     */
    public static RunningClock of(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        List<SeatWalk> walks = new ArrayList<>();
        for (Seat seat : Seat.all(record.board().players().size())) {
            walks.add(new SeatWalk(seat, control(record.board(), seat), days.get(seat.index()), outages));
        }
        List<Seat> first = record.start().toMove();
        walks.forEach(walk -> walk.begin(first, record.board().started()));
        walk(record, 0, walks);
        return new RunningClock(record, days, outages, walks);
    }

    /** A robot waits for us, not we for it. */
    private static TimeControl control(Board board, Seat seat) {
        return board.player(seat).state() == Player.State.ROBOT
                ? TimeControl.NONE
                : board.terms().clock(seat);
    }

    /** Through what follows that revision, with all seats side by side. */
    private static void walk(GameRecord record, int from, List<SeatWalk> walks) {
        Position before = record.positions().get(from);
        Iterator<Position> reached = record.positions().listIterator(from + 1);
        for (Entry entry : record.entries().subList(from, record.revision())) {
            Position after = reached.next();
            List<Seat> toMove = after.toMove();
            boolean changed = before != after;
            int granted = record.daysGranted(entry);
            walks.forEach(walk -> walk.pass(entry, toMove, changed, granted));
            before = after;
        }
    }

    /** The same for a later record of the board: from here on, if all is as it was so far, and else from its start. */
    public RunningClock goneOn(GameRecord record, List<PlayerDays> days, List<Span> outages) {
        if (!this.days.equals(days) || !this.outages.equals(outages) || !goesOn(record)) {
            return of(record, days, outages);
        }
        if (record.revision() == revision) {
            return this;
        }
        List<SeatWalk> further = walks.stream().map(SeatWalk::new).toList();
        walk(record, revision, further);
        return new RunningClock(record, days, outages, further);
    }

    /** Whether its log begins with the very entries that were walked through. */
    private boolean goesOn(GameRecord record) {
        GameRecord known = walked.get();
        if (known == record) {
            return true;
        }
        if (known == null
                || record.revision() < revision
                || known.board() != record.board() && !known.board().equals(record.board())) {
            return false;
        }
        for (int i = 0; i < revision; i++) {
            if (known.entries().get(i) != record.entries().get(i)) {
                return false;
            }
        }
        return true;
    }

    /** How far it has come. */
    public int revision() {
        return revision;
    }

    /** @param record the one that was walked through */
    public BoardClock clock(GameRecord record) {
        List<Seat> toMove = record.toMove();
        return new BoardClock(
                record, walks.stream().map(walk -> walk.clock(toMove)).toList(), days);
    }
}
