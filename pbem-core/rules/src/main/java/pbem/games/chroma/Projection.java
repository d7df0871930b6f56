package pbem.games.chroma;

import pbem.picture.Point;

/**
 * Where a cell lies in the pictures, seen straight from above, the drawing the same way round as the text board: corner a1
 * is at the lower left, columns are upright and rows fall to the right. A cube above covers a third of each of those that
 * it stands on: its middle is their common corner.
 */
record Projection(Lattice lattice) {

    /** The edge of a cube, if the way from hole to hole is one. */
    static final double EDGE = 1 / Math.sqrt(3);

    private static final double COLUMN = Math.sqrt(3) / 2;
    private static final double LEVEL = EDGE;

    /** The middle of a cube, or of a hole. */
    Point centre(Cell cell) {
        int column = cell.column() - 1;
        int level = cell.level() - 1;
        return new Point(column * COLUMN + level * LEVEL / 2, column / 2.0 - (cell.row() - 1) - level * LEVEL * COLUMN);
    }

    /** The first of the columns that a cell takes on the text board. */
    int column(Cell cell) {
        return 6 * (cell.column() - 1) + 2 * (cell.level() - 1);
    }

    /** The uppermost of its lines. */
    int line(Cell cell) {
        return 2 * (cell.column() - 1) + 4 * (lattice.rows(cell.level()) - cell.row()) + 2 * (cell.level() - 1);
    }
}
