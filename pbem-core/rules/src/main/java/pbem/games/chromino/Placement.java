package pbem.games.chromino;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A tile and the three cells that it covers, whether it is laid already or not.
 *
 * @param reversed whether its squares are in the reverse order of its name
 * @param first the cell of the first square
 * @param way east or south
 */
record Placement(Tile tile, boolean reversed, Cell first, Heading way) implements Decision {

    /** The number of squares of a tile. */
    static final int SQUARES = 3;

    /** Brings equal placements into one form: a symmetric tile is never reversed, and no tile points west or north. */
    Placement {
        reversed &= !tile.isSymmetric();
        if (!Heading.RECORDED.contains(way)) {
            throw new IllegalArgumentException("a placement goes east or south, not " + way);
        }
    }

    /** The placement with the first letter on that cell and the others in that direction. */
    static Placement of(Tile tile, boolean reversed, Cell first, Heading way) {
        return Heading.RECORDED.contains(way)
                ? new Placement(tile, reversed, first, way)
                : new Placement(tile, !reversed, first.step(way, SQUARES - 1), way.opposite());
    }

    /** The colour of a square, counted from 0 at the first cell. */
    Hue hue(int square) {
        return tile.hue(reversed ? SQUARES - 1 - square : square);
    }

    List<Hue> hues() {
        return IntStream.range(0, SQUARES).mapToObj(this::hue).toList();
    }

    Cell cell(int square) {
        return first.step(way, square);
    }

    List<Cell> cells() {
        return IntStream.range(0, SQUARES).mapToObj(this::cell).toList();
    }

    /** The letters in their order on the table, from the first cell on. */
    String letters() {
        return reversed ? new StringBuilder(tile.name()).reverse().toString() : tile.name();
    }

    @Override
    public <R> R match(Function<? super Placement, ? extends R> placement, Function<? super Call, ? extends R> call) {
        return placement.apply(this);
    }

    @Override
    public String notation() {
        return letters() + " " + first.name() + " " + way.letter();
    }
}
