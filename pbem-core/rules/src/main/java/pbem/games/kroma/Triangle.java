package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.kit.BoardShapes;
import pbem.picture.grid.Triangles;

/**
 * A cell of the board: a letter for its row, {@code a} at the apex, and its number in the row from the left. Odd
 * numbers point up, even ones down. A smaller board is the upper part of a larger one, so that a triangle is the same
 * on both.
 *
 * @param row 1 (a) or more
 * @param number 1 or more
 */
record Triangle(int row, int number) {

    /** The largest number of rows of a board. A set has room for that many. */
    static final int ROWS = 12;

    private static final int[][] SIDES = {{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}};

    private static final List<Triangle> ALL = IntStream.rangeClosed(1, ROWS)
            .boxed()
            .flatMap(row -> IntStream.rangeClosed(1, Triangles.last(row)).mapToObj(number -> new Triangle(row, number)))
            .toList();

    /** The triangle with that bit in a set. */
    static Triangle of(int bit) {
        return ALL.get(bit);
    }

    /** The triangles of a board, row by row from the apex. */
    static List<Triangle> all(int side) {
        return ALL.subList(0, side * side);
    }

    /** The triangle with that row and number; empty if a board of that side does not have it. */
    static Optional<Triangle> at(int row, int number, int side) {
        boolean there = row >= 1 && row <= side && number >= 1 && number <= Triangles.last(row);
        return there ? Optional.of(new Triangle(row, number)) : Optional.empty();
    }

    /** The triangle with that name in lower case; empty if a board of that side does not have it. */
    static Optional<Triangle> named(String label, int side) {
        return at(row(label), Integer.parseInt(label.substring(1)), side);
    }

    /** The row of a triangle with that name, on the board or not. */
    static int row(String label) {
        return label.charAt(0) - 'a' + 1;
    }

    /** The number of its bit in a set. All triangles in higher rows have smaller numbers. */
    int bit() {
        return (row - 1) * (row - 1) + number - 1;
    }

    /** The triangles of a board that share an edge with this one. */
    List<Triangle> neighbours(int side) {
        List<Triangle> neighbours = new ArrayList<>();
        at(row, number - 1, side).ifPresent(neighbours::add);
        at(row, number + 1, side).ifPresent(neighbours::add);
        (Triangles.pointsUp(number) ? at(row + 1, number + 1, side) : at(row - 1, number - 1, side))
                .ifPresent(neighbours::add);
        return neighbours;
    }

    /**
     * Its images under the three turns of a board and their reflections, beginning with the triangle itself. They have
     * its distances from the three sides, in every order.
     */
    List<Triangle> images(int side) {
        int down = Triangles.pointsUp(number) ? 0 : 1;
        int left = (number - 1) / 2;
        int[] sides = {left, row - 1 - down - left, side - row};
        return Stream.of(SIDES)
                .map(two -> new Triangle(sides[two[0]] + sides[two[1]] + down + 1, 2 * sides[two[0]] + 1 + down))
                .toList();
    }

    String name() {
        return BoardShapes.letter(row) + number;
    }

    @Override
    public String toString() {
        return name();
    }
}
