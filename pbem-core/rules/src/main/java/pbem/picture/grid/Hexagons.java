package pbem.picture.grid;

import java.util.List;
import java.util.stream.IntStream;
import pbem.picture.Point;

/**
 * A hexagonal board of hexagonal cells in horizontal rows, its middle at the origin.
 *
 * <p>A cell is a row and a number. Rows count from 1 at the bottom to {@link #rows()} at the top; along a row numbers
 * grow to the right, and cells of one number stand on a line that falls to the right. So {@code (r, c)} touches
 * {@code (r, c±1)}, {@code (r+1, c+1)} to the upper right, {@code (r+1, c)} to the upper left, and their opposites.
 * Places off the board have their geometry too: coordinates and marbles beside the rim stand there.
 *
 * @param side cells along one side of the board, 1 or more
 * @param pitch from the centre of a cell to that of its neighbour, above 0
 */
public record Hexagons(int side, double pitch) {

    private static final double ROW_STEP = Math.sqrt(3) / 2;

    public Hexagons {
        if (side < 1 || !(pitch > 0)) {
            throw new IllegalArgumentException("no board of side " + side + " and pitch " + pitch);
        }
    }

    /** The number of rows, which is also the greatest number of a cell. */
    public int rows() {
        return 2 * side - 1;
    }

    public boolean has(int row, int number) {
        return row >= 1 && row <= rows() && number >= first(row) && number <= last(row);
    }

    /** The number of the leftmost cell of a row. */
    public int first(int row) {
        return Math.max(1, row - side + 1);
    }

    /** The number of the rightmost cell of a row. */
    public int last(int row) {
        return Math.min(rows(), row + side - 1);
    }

    public Point centre(int row, int number) {
        int up = row - side;
        double right = number - side - up / 2.0;
        return new Point(right * pitch, -up * ROW_STEP * pitch);
    }

    /** The point that far beyond the lowest cell of a number, on the line of these cells. */
    public Point below(int number, double way) {
        return centre(first(number), number).plus(way * pitch / 2, way * ROW_STEP * pitch);
    }

    /**
     * The corners of a cell, clockwise from its top.
     *
     * @param scale 1 for cells that touch each other, less for a gap between them
     */
    public List<Point> cell(int row, int number, double scale) {
        return corners(centre(row, number), scale * pitch / Math.sqrt(3), -90);
    }

    /**
     * The corners of the board, clockwise from the left.
     *
     * @param margin how far its sides lie outside the centres of the cells along them
     */
    public List<Point> outline(double margin) {
        return corners(new Point(0, 0), (side - 1) * pitch + margin / ROW_STEP, -180);
    }

    /** Where a cell stands on the text board: two columns a cell, each row shifted by one against the next. */
    public int column(int row, int number) {
        return 2 * number - row + side - 2;
    }

    /** The row of the text board, 0 at the top of the board. */
    public int line(int row) {
        return rows() - row;
    }

    private static List<Point> corners(Point centre, double radius, int firstDegrees) {
        return IntStream.range(0, 6)
                .mapToObj(i -> centre.onCircle(radius, firstDegrees + 60 * i))
                .toList();
    }
}
