package pbem.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import pbem.game.Position;
import pbem.game.Seat;

/**
 * The decisions that stand, moves and leavings, with the position that each led to. A move that was taken back is in
 * the log, but not here. Immutable; a longer line shares the shorter line that it extends.
 */
final class MainLine {

    private final Position position;
    private final Entry newest;
    private final MainLine before;
    private final int moves;

    private MainLine(Position position, Entry newest, MainLine before, int moves) {
        this.position = position;
        this.newest = newest;
        this.before = before;
        this.moves = moves;
    }

    static MainLine from(Position start) {
        return new MainLine(start, null, null, 0);
    }

    /** @param reached the position after it */
    MainLine then(Entry entry, Position reached) {
        return new MainLine(reached, entry, this, moves + (entry.event().isMove() ? 1 : 0));
    }

    Position position() {
        return position;
    }

    /** The number of moves that stand. */
    int moves() {
        return moves;
    }

    /** The number of moves from a seat's last one on, without looking at the first ones; 0 if there is none. */
    int movesSince(Seat seat, int first) {
        for (MainLine at = this; at.newest != null && at.moves > first; at = at.before) {
            if (at.newest.event() instanceof Event.Moved moved && moved.seat().equals(seat)) {
                return moves - at.moves + 1;
            }
        }
        return 0;
    }

    /** The notations of the last moves that stand, oldest first. */
    List<String> lastMoves(int most) {
        List<String> notations = new ArrayList<>();
        for (MainLine at = this; at.newest != null && notations.size() < most; at = at.before) {
            if (at.newest.event() instanceof Event.Moved moved) {
                notations.add(moved.notation());
            }
        }
        Collections.reverse(notations);
        return notations;
    }

    /** The newest decision; empty at the start. */
    Optional<Entry> newest() {
        return Optional.ofNullable(newest);
    }

    /** The decisions that stand, oldest first. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (MainLine at = this; at.newest != null; at = at.before) {
            entries.add(at.newest);
        }
        Collections.reverse(entries);
        return entries;
    }

    /** The position in which the newest decision was taken; empty at the start. */
    Optional<Position> positionBefore() {
        return Optional.ofNullable(before).map(MainLine::position);
    }

    /** The line right after that many moves. */
    MainLine after(int wanted) {
        MainLine at = this;
        while (at.moves > wanted || at.moves == wanted && at.newest != null && !at.endsWithMove()) {
            at = at.before;
        }
        return at;
    }

    private boolean endsWithMove() {
        return newest.event().isMove();
    }

    /** Whether the rules let the last move be taken back; not if there is none. */
    private boolean lastMoveIsUndoable() {
        MainLine at = this;
        while (at.newest != null && at.position.undoable()) {
            if (at.endsWithMove()) {
                return true;
            }
            at = at.before;
        }
        return false;
    }

    /**
     * The line cut to that many moves, if the rules allow the others to be taken back. A player who left meanwhile
     * stays away.
     *
     * @return empty if there are no more than that, or if it cannot be done
     */
    Optional<MainLine> takenBackTo(int wanted) {
        Optional<MainLine> line = Optional.of(this).filter(whole -> whole.moves > wanted && wanted >= 0);
        while (line.filter(longer -> longer.moves > wanted).isPresent()) {
            line = line.filter(MainLine::lastMoveIsUndoable).flatMap(MainLine::withoutLastMove);
        }
        return line;
    }

    /**
     * The line without its last move. A player who left after that move stays away.
     *
     * @return empty if there is no move, or if it cannot be done
     */
    private Optional<MainLine> withoutLastMove() {
        if (newest == null) {
            return Optional.empty();
        }
        if (endsWithMove()) {
            return Optional.of(before);
        }
        return before.withoutLastMove().flatMap(shorter -> {
            Position at = shorter.position;
            return newest.event()
                    .leaver()
                    .filter(seat -> at.outcome().isEmpty() && at.active().contains(seat))
                    .map(seat -> shorter.then(newest, at.leave(seat)))
                    .filter(line -> line.position.outcome().isEmpty());
        });
    }
}
