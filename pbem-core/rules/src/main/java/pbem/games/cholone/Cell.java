package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.picture.grid.Hexagons;

/**
 * One of the 61 cells, {@code a1} at the lower left to {@code i9} at the upper right. A letter names a row, and a digit
 * names a diagonal that descends to the right.
 *
 * <p>A set of cells is a {@code long} with one bit for each cell. The bits are numbered so that a step in one direction
 * adds the same number to the bit of every cell, modulo 61. This is possible because hexagons of side five tile the
 * plane: counting along a row from tile to tile meets each of the 61 cells once before it starts again. Thus all
 * marbles of a set can step at once by one rotation of bits, see {@link Direction}.
 *
 * @param bit the number of its bit in a set
 */
record Cell(int row, int number, int bit, String name) {

    static final int COUNT = 61;

    /** The geometry of the board, without a scale. */
    static final Hexagons BOARD = new Hexagons(5, 1);

    /** All cells from a1 to i9, row by row. */
    static final List<Cell> ALL;

    /** The set of all cells. */
    static final long BOARD_SET = (1L << COUNT) - 1;

    private static final Cell[] BY_BIT = new Cell[COUNT];

    static {
        List<Cell> cells = new ArrayList<>();
        for (int row = 1; row <= BOARD.rows(); row++) {
            for (int number = BOARD.first(row); number <= BOARD.last(row); number++) {
                Cell cell = new Cell(row, number, bit(row, number), "" + (char) ('a' + row - 1) + number);
                cells.add(cell);
                BY_BIT[cell.bit] = cell;
            }
        }
        ALL = List.copyOf(cells);
    }

    /** The number that a step up and to the left adds to the bit. A step to the right adds one. */
    private static final int ROW = 13;

    /** The cell in a row from 1 (a) to 9 (i) with that number; empty if the board does not have it. */
    static Optional<Cell> at(int row, int number) {
        return BOARD.has(row, number) ? Optional.of(BY_BIT[bit(row, number)]) : Optional.empty();
    }

    private static int bit(int row, int number) {
        return (ROW * (row - 1) + number - 1) % COUNT;
    }

    /** The cell with that name in lower case; empty if the board does not have it. */
    static Optional<Cell> named(String name) {
        return name.length() == 2 ? at(name.charAt(0) - 'a' + 1, name.charAt(1) - '0') : Optional.empty();
    }

    /** The cell in a set of one cell. If there are more, the cell with the lowest bit. */
    static Cell in(long set) {
        return BY_BIT[Long.numberOfTrailingZeros(set)];
    }

    /** The cells of a set, from a1 to i9. */
    static List<Cell> all(long set) {
        return ALL.stream().filter(cell -> (set & cell.set()) != 0).toList();
    }

    static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }

    /** The cells beside this one. */
    List<Cell> neighbours() {
        return Direction.ALL.stream().flatMap(way -> way.from(this).stream()).toList();
    }

    /** The set of only this cell. */
    long set() {
        return 1L << bit;
    }

    /** Whether it comes before the other cell in the order of letters, then digits. */
    boolean before(Cell other) {
        return row < other.row || row == other.row && number < other.number;
    }

    @Override
    public String toString() {
        return name;
    }
}
