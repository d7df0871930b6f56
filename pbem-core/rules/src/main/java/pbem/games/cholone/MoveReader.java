package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Reading;

/**
 * Finds out which marbles a spelling means and where they are to go; whether they may is the {@link IllegalMoveExplainer}'s affair.
 *
 * @param marbles whose marbles lie where
 * @param turn the seat to move
 */
record MoveReader(Marbles marbles, int turn) implements Spelling.Cases<Reading> {

    Reading read(Spelling spelling) {
        return spelling.match(this);
    }

    @Override
    public Reading single(Spelling.Single single) {
        return stepping(single.from(), single.from(), single.to());
    }

    @Override
    public Reading flank(Spelling.Flank flank) {
        return stepping(flank.one(), flank.other(), flank.to());
    }

    @Override
    public Reading wrong(Spelling.Wrong wrong) {
        return Reading.refused(wrong.refusal());
    }

    /** The first of the two ends goes to that cell, the others along with it. */
    private Reading stepping(Cell one, Cell other, Cell to) {
        return Direction.between(one, to)
                .map(way -> judge().rule(one, other, way))
                .orElseGet(() -> Reading.refused(new CholoneRefusal.NotNext(one, to)));
    }

    @Override
    public Reading group(Spelling.Group group) {
        return Direction.between(group.one(), group.third())
                .or(() -> Direction.between(group.other(), group.third()))
                .map(way -> judge().rule(group.one(), group.other(), way))
                .orElseGet(() ->
                        Reading.refused(new CholoneRefusal.NoDirection(group.one(), group.other(), group.third())));
    }

    @Override
    public Reading row(Spelling.Row row) {
        Direction way = Direction.between(row.rear(), row.to()).orElseThrow();
        List<Cell> cells = new ArrayList<>(List.of(row.rear()));
        Optional<Cell> next = Optional.of(row.to());
        while (next.filter(this::isOwn).isPresent()) {
            cells.add(next.get());
            next = way.from(next.get());
        }
        return judge().rule(cells, way);
    }

    @Override
    public Reading corners(Spelling.Corners corners) {
        Optional<CholoneRefusal> notOwn = judge().notOwn(List.of(corners.first()));
        if (notOwn.isPresent()) {
            return Reading.refused(notOwn.get());
        }
        List<MarbleMove> fitting = marbles.reach(turn).marches().stream()
                .filter(march -> !march.inLine())
                .filter(march -> joins(march, march.first(), march.last(), corners)
                        || joins(march, march.last(), march.first(), corners))
                .toList();
        return switch (fitting.size()) {
            case 0 -> Reading.refused(new CholoneRefusal.NothingFits(corners.first(), corners.target()));
            case 1 -> Reading.legal(fitting.get(0));
            default ->
                Reading.refused(new CholoneRefusal.Ambiguous(corners.first().name() + corners.target(), fitting));
        };
    }

    private static boolean joins(MarbleMove march, Cell first, Cell last, Spelling.Corners corners) {
        return first == corners.first() && march.way().from(last).equals(Optional.of(corners.target()));
    }

    private boolean isOwn(Cell cell) {
        return (marbles.of(turn) & cell.set()) != 0;
    }

    private IllegalMoveExplainer judge() {
        return new IllegalMoveExplainer(marbles, turn);
    }
}
