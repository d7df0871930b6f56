package pbem.games.cholone;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/**
 * Says whether some marbles may go in some direction and, if not, why. {@link MoveGenerator} alone decides which moves
 * are legal; this class only finds the reasons.
 *
 * @param marbles the marbles on the board
 * @param turn the seat to move
 */
record IllegalMoveExplainer(Marbles marbles, int turn) {

    private static final int MOST = 3;

    /** The move of the marbles on all cells from one end to the other, or the reason why it is not legal. */
    Reading explain(Cell one, Cell other, Direction way) {
        Optional<List<Cell>> row = line(one, other);
        return row.isPresent()
                ? explain(row.get(), way)
                : Reading.refused(CholoneRefusal.NOT_ONE_LINE.of(one.name(), other.name()));
    }

    /**
     * The move of the marbles on those cells, or the reason why it is not legal.
     *
     * @param row neighbouring cells on one line, from one end to the other
     */
    Reading explain(List<Cell> row, Direction way) {
        if (row.size() > MOST) {
            return Reading.refused(CholoneRefusal.TOO_MANY.of(Cell.names(row), number(row)));
        }
        Optional<Refusal> notOwn = notOwn(row);
        if (notOwn.isPresent()) {
            return Reading.refused(notOwn.get());
        }
        MarbleMove move = new MarbleMove(row.stream().mapToLong(Cell::set).reduce(0, (a, b) -> a | b), way);
        if (marbles.generator(turn).moves().contains(move)) {
            return Reading.legal(move);
        }
        return Reading.refused(move.inLine() ? blockedAhead(move, row) : blockedAside(move, row));
    }

    /** The reason why these cells are not a group of the player's marbles; empty if they are. */
    Optional<Refusal> notOwn(List<Cell> row) {
        for (Cell cell : row) {
            OptionalInt owner = marbles.owner(cell);
            if (owner.isPresent() && owner.getAsInt() != turn) {
                return Optional.of(CholoneRefusal.NOT_YOURS.of(cell.name(), colour(owner.getAsInt()), colour(turn)));
            }
        }
        List<Cell> empty = row.stream().filter(this::isEmpty).toList();
        if (row.size() == MOST && empty.equals(List.of(row.get(1)))) {
            return Optional.of(CholoneRefusal.GAP.of(
                    row.get(0).name(), row.get(1).name(), row.get(2).name()));
        }
        return empty.stream()
                .<Refusal>map(thing -> CholoneRefusal.NO_MARBLE.of(thing.name()))
                .findFirst();
    }

    private Refusal blockedAhead(MarbleMove move, List<Cell> row) {
        Cell head = move.head();
        Optional<Cell> ahead = move.way().from(head);
        if (ahead.isEmpty()) {
            return CholoneRefusal.OVER_THE_EDGE.of(head.name());
        }
        if (isOwn(ahead.get())) {
            return CholoneRefusal.OWN_AHEAD.of(head.name(), ahead.get().name());
        }
        List<Cell> foreign =
                move.way().walk(ahead.get()).stream().takeWhile(this::isForeign).toList();
        if (foreign.size() >= row.size()) {
            List<Phrase> owners = foreign.stream()
                    .map(cell -> colour(marbles.owner(cell).orElseThrow()))
                    .distinct()
                    .toList();
            return CholoneRefusal.TOO_FEW.of(
                    Cell.names(row),
                    row.size(),
                    Cell.names(foreign),
                    foreign.size(),
                    owners,
                    number(row),
                    number(foreign));
        }
        Cell behind = move.way().from(foreign.get(foreign.size() - 1)).orElseThrow();
        return CholoneRefusal.SANDWICH.of(Cell.names(foreign), behind.name());
    }

    private Refusal blockedAside(MarbleMove move, List<Cell> row) {
        for (Cell cell : row) {
            Optional<Cell> target = move.way().from(cell);
            if (target.isEmpty()) {
                return CholoneRefusal.SIDE_OVER_EDGE.of(cell.name());
            }
            if (!isEmpty(target.get())) {
                Phrase marble = isOwn(target.get())
                        ? Phrase.of("cholone.own-marble")
                        : Phrase.of(
                                "cholone.marble-of",
                                colour(marbles.owner(target.get()).orElseThrow()));
                return CholoneRefusal.SIDE_BLOCKED.of(cell.name(), target.get().name(), marble);
            }
        }
        throw new IllegalStateException(move + " is not allowed, and nothing is in its way");
    }

    /** The cells from one to another, both included; empty if they are not on one line. */
    private static Optional<List<Cell>> line(Cell one, Cell other) {
        if (one == other) {
            return Optional.of(List.of(one));
        }
        return Direction.ALL.stream()
                .map(way -> way.walk(one))
                .filter(line -> line.contains(other))
                .findFirst()
                .map(line -> line.subList(0, line.indexOf(other) + 1));
    }

    private static Phrase number(List<Cell> cells) {
        return Phrase.of("cholone.number", cells.size());
    }

    private boolean isEmpty(Cell cell) {
        return marbles.owner(cell).isEmpty();
    }

    private boolean isOwn(Cell cell) {
        return marbles.owner(cell).equals(OptionalInt.of(turn));
    }

    private boolean isForeign(Cell cell) {
        return !isEmpty(cell) && !isOwn(cell);
    }

    private Phrase colour(int seat) {
        return marbles.name(seat);
    }
}
