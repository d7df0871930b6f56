package pbem.picture.grid;

import java.util.List;
import pbem.picture.Point;

/**
 * A triangular board of triangular cells in horizontal rows, its apex at the origin and its base below.
 *
 * <p>A cell is a row and a number. Rows count from 1 at the apex to {@link #side()} at the base. Along a row numbers
 * grow from 1 on the left; odd cells point up, even ones down. So {@code (r, i)} shares an edge with {@code (r, i±1)},
 * and with {@code (r+1, i+1)} below it if it points up, or {@code (r-1, i-1)} above it if it points down.
 *
 * @param side rows of the board, which are also the cells along its base that point up; 1 or more
 * @param length of one side of a cell, above 0
 */
public record Triangles(int side, double length) {

    private static final double ROW_STEP = Math.sqrt(3) / 2;

    public Triangles {
        if (side < 1 || !(length > 0)) {
            throw new IllegalArgumentException("no board of side " + side + " and length " + length);
        }
    }

    /** The height of a row. */
    public double height() {
        return ROW_STEP * length;
    }

    /** The number of the rightmost cell of a row. */
    public static int last(int row) {
        return 2 * row - 1;
    }

    public static boolean pointsUp(int number) {
        return number % 2 == 1;
    }

    /** The corners of a cell, clockwise; those that cells share are exactly equal. */
    public List<Point> cell(int row, int number) {
        int left = (number - 1) / 2; // the line, parallel to the left side of the board, on which the cell leans
        return pointsUp(number)
                ? List.of(corner(row - 1, left), corner(row, left + 1), corner(row, left))
                : List.of(corner(row - 1, left), corner(row - 1, left + 1), corner(row, left + 1));
    }

    /** The centre of gravity of a cell, on the board or beyond it. */
    public Point centre(int row, int number) {
        double down = pointsUp(number) ? row - 1 / 3.0 : row - 2 / 3.0;
        return new Point((number - row) * length / 2, down * height());
    }

    /**
     * The corners of the board, clockwise from the apex.
     *
     * @param margin how far its sides lie outside the cells
     */
    public List<Point> outline(double margin) {
        double half = side * length / 2 + margin * Math.sqrt(3);
        double base = side * height() + margin;
        return List.of(new Point(0, -2 * margin), new Point(half, base), new Point(-half, base));
    }

    /** Where a cell stands on the text board: two columns a cell, each row shifted by two against the next. */
    public int column(int row, int number) {
        return 2 * (side - row + number) - 1;
    }

    /** The row of the text board, 0 at the top of the board. */
    public int line(int row) {
        return row - 1;
    }

    private Point corner(int line, int place) {
        return new Point((place - line / 2.0) * length, line * height());
    }
}
