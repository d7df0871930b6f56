package pbem.games.chroma;

import java.util.List;
import pbem.picture.Point;

/** One of the three faces of a cube that are visible from above, along its diagonal. Each is a rhombus. */
enum Face {
    UPPER(0, 0, 0),
    LOWER(-1, 0, 2),
    LEFT(-1, -1, 4);

    private static final double SLANT = Math.sqrt(3) / 2;

    /** The outline of a cube with its middle at the origin and edges of length 1, clockwise from the upper left. */
    private static final List<Point> OUTLINE = List.of(
            new Point(-0.5, -SLANT),
            new Point(0.5, -SLANT),
            new Point(1, 0),
            new Point(0.5, SLANT),
            new Point(-0.5, SLANT),
            new Point(-1, 0));

    private final int rows;
    private final int columns;
    private final int corner;

    /**
     * @param rows the rows from a cube to the cube above that covers this face
     * @param columns the columns from a cube to the cube above that covers this face
     * @param corner the index in the outline of the first of the three outer corners
     */
    Face(int rows, int columns, int corner) {
        this.rows = rows;
        this.columns = columns;
        this.corner = corner;
    }

    /** The cell whose cube would cover this face of a cube. It may be off the board. */
    Cell above(Cell cell) {
        return new Cell(cell.level() + 1, cell.row() + rows, cell.column() + columns);
    }

    /** The face that shares the line from the middle of the cube to the first outer corner of this one. */
    Face before() {
        return values()[(ordinal() + 2) % 3];
    }

    /** The corners of this face on a cube around that point, the middle of the cube first. */
    List<Point> corners(Point middle, double edge) {
        return List.of(middle, outer(0, middle, edge), outer(1, middle, edge), outer(2, middle, edge));
    }

    /**
     * The place of a letter on this face. It is nearer to the middle of the cube than the middle of the face, so that
     * the name of a cell fits at the far corner.
     */
    Point letter(Point middle, double edge) {
        return outer(1, middle, 0.38 * edge);
    }

    private Point outer(int nth, Point middle, double edge) {
        Point corner = OUTLINE.get((this.corner + nth) % OUTLINE.size());
        return middle.plus(edge * corner.x(), edge * corner.y());
    }

    /** The outline of a cube around that point, clockwise from the upper left. */
    static List<Point> outline(Point middle, double edge) {
        return OUTLINE.stream()
                .map(corner -> middle.plus(edge * corner.x(), edge * corner.y()))
                .toList();
    }
}
