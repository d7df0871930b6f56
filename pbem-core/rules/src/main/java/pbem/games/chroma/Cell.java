package pbem.games.chroma;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Move;
import pbem.kit.BoardShapes;

/**
 * A place for a cube, and the move that puts the next cube there. Every level is a triangle. Row 1, at the corner a1,
 * has one cell, and row r has r cells.
 *
 * @param level 1 for the holes of the board
 * @param row the row, from 1 (a)
 * @param column the column, from 1
 */
record Cell(int level, int row, int column) implements Move {

    private static final int[][] SIDES = {{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}};

    private static final Pattern NAME = Pattern.compile("([0-9]{1,9})?([a-z])([0-9]{1,9})");

    /** The name of the cell: {@code b2} on the board, {@code 2b2} with the level in front above it. */
    String name() {
        return (level == 1 ? "" : level) + BoardShapes.letter(row) + column;
    }

    /** The cell with that name in lower case, on the board or not; empty if the text is no name of a cell. */
    static Optional<Cell> written(String tidy) {
        Matcher label = NAME.matcher(tidy);
        return label.matches()
                ? Optional.of(new Cell(
                        label.group(1) == null ? 1 : Integer.parseInt(label.group(1)),
                        label.group(2).charAt(0) - 'a' + 1,
                        Integer.parseInt(label.group(3))))
                : Optional.empty();
    }

    static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }

    /** The three cells directly below, on whose cubes a cube in this cell stands; none on the board. */
    List<Cell> supporters() {
        return level == 1
                ? List.of()
                : List.of(
                        new Cell(level - 1, row, column),
                        new Cell(level - 1, row + 1, column),
                        new Cell(level - 1, row + 1, column + 1));
    }

    /** The three cells directly above, which it supports, including cells off the board. */
    List<Cell> above() {
        return Stream.of(Face.values()).map(face -> face.above(this)).toList();
    }

    /** The six cells of its level that share an edge with it, including cells off the board. */
    List<Cell> around() {
        return List.of(
                new Cell(level, row - 1, column - 1),
                new Cell(level, row - 1, column),
                new Cell(level, row, column - 1),
                new Cell(level, row, column + 1),
                new Cell(level, row + 1, column),
                new Cell(level, row + 1, column + 1));
    }

    /**
     * Its images under the three turns of a level and their reflections, beginning with the cell itself. They have its
     * distances from the three sides, in every order.
     */
    List<Cell> images(int rows) {
        int[] sides = {column - 1, row - column, rows - row};
        return Stream.of(SIDES)
                .map(two -> new Cell(level, sides[two[0]] + sides[two[1]] + 1, sides[two[0]] + 1))
                .toList();
    }

    @Override
    public String notation() {
        return name();
    }

    @Override
    public String toString() {
        return name();
    }
}
