package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Reading;
import pbem.game.Refusal;

/**
 * Finds out which marbles a spelling means and where they go. {@link IllegalMoveExplainer} checks whether the move is
 * legal.
 *
 * @param marbles the marbles on the board
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

    /**
     * Reads a move by which the first of the two ends goes to that cell, together with the other marbles of the row.
     */
    private Reading stepping(Cell one, Cell other, Cell to) {
        return Direction.between(one, to)
                .map(way -> explainer().explain(one, other, way))
                .orElseGet(() -> Reading.refused(CholoneRefusal.notNext(one, to)));
    }

    @Override
    public Reading group(Spelling.Group group) {
        return Direction.between(group.one(), group.third())
                .or(() -> Direction.between(group.other(), group.third()))
                .map(way -> explainer().explain(group.one(), group.other(), way))
                .orElseGet(() -> Reading.refused(CholoneRefusal.NO_DIRECTION.of(
                        group.one().name(), group.other().name(), group.third().name())));
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
        return explainer().explain(cells, way);
    }

    @Override
    public Reading corners(Spelling.Corners corners) {
        Optional<Refusal> notOwn = explainer().notOwn(List.of(corners.first()));
        if (notOwn.isPresent()) {
            return Reading.refused(notOwn.get());
        }
        List<MarbleMove> fitting = marbles.generator(turn).moves().stream()
                .filter(move -> !move.inLine())
                .filter(move -> joins(move, move.first(), move.last(), corners)
                        || joins(move, move.last(), move.first(), corners))
                .toList();
        return switch (fitting.size()) {
            case 0 ->
                Reading.refused(CholoneRefusal.NOTHING_FITS.of(
                        corners.first().name(), corners.target().name()));
            case 1 -> Reading.legal(fitting.get(0));
            default -> Reading.refused(CholoneRefusal.ambiguous(corners.first().name() + corners.target(), fitting));
        };
    }

    private static boolean joins(MarbleMove move, Cell first, Cell last, Spelling.Corners corners) {
        return first == corners.first() && move.way().from(last).equals(Optional.of(corners.target()));
    }

    private boolean isOwn(Cell cell) {
        return (marbles.of(turn) & cell.set()) != 0;
    }

    private IllegalMoveExplainer explainer() {
        return new IllegalMoveExplainer(marbles, turn);
    }
}
