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
 * The state of a board's clock after a part of its log. A log only grows, so the walk continues from here after the
 * next event. It holds no record. Safe for any thread.
 */
public final class RunningClock {

    private final WeakReference<GameRecord> walked;
    private final int revision;
    private final List<PlayerDays> days;
    private final List<Span> outages;
    private final List<SeatWalk> walks;

    /** @param walks each at the end of the record */
    private RunningClock(GameRecord record, List<PlayerDays> days, List<Span> outages, List<SeatWalk> walks) {
        this.walked = new WeakReference<>(record);
        this.revision = record.revision();
        this.days = List.copyOf(days);
        this.outages = List.copyOf(outages);
        this.walks = walks;
    }

    /**
     * Walks through the whole log.
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

    /** A robot has no time limit, since the server decides when it thinks. */
    private static TimeControl control(Board board, Seat seat) {
        return board.player(seat).state() == Player.State.ROBOT
                ? TimeControl.NONE
                : board.terms().clock();
    }

    /** Walks through the entries after that revision, for all seats together. */
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

    /**
     * The clock for a later record of the board. It continues from here if nothing before has changed, and starts again
     * otherwise.
     */
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

    /** Whether its log begins with the entries of this walk. */
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

    /** The revision up to which the walk has come. */
    public int revision() {
        return revision;
    }

    /** @param record the record of this walk */
    public BoardClock clock(GameRecord record) {
        List<Seat> toMove = record.toMove();
        return new BoardClock(
                record, walks.stream().map(walk -> walk.clock(toMove)).toList(), days);
    }
}
