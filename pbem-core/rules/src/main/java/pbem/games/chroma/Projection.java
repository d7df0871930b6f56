package pbem.games.chroma;

import pbem.picture.Point;

/**
 * The places of cells in pictures, seen straight from above. The picture is oriented like the text board: corner a1 is
 * at the lower left, columns are vertical and rows descend to the right. A cube covers a third of each of the three
 * cubes on which it stands, and its middle is their common corner.
 */
record Projection(Lattice lattice) {

    /** The length of a cube's edge, with a distance of 1 between neighbouring holes. */
    static final double EDGE = 1 / Math.sqrt(3);

    private static final double COLUMN = Math.sqrt(3) / 2;
    private static final double LEVEL = EDGE;

    /** The middle of a cube or a hole. */
    Point centre(Cell cell) {
        int column = cell.column() - 1;
        int level = cell.level() - 1;
        return new Point(column * COLUMN + level * LEVEL / 2, column / 2.0 - (cell.row() - 1) - level * LEVEL * COLUMN);
    }

    /** The first column of a cell on the text board. */
    int column(Cell cell) {
        return 6 * (cell.column() - 1) + 2 * (cell.level() - 1);
    }

    /** The first line of a cell on the text board. */
    int line(Cell cell) {
        return 2 * (cell.column() - 1) + 4 * (lattice.rows(cell.level()) - cell.row()) + 2 * (cell.level() - 1);
    }
}
