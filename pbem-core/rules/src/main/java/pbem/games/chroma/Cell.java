package pbem.games.chroma;

import java.util.List;

/**
 * A place for a cube. Every level is a triangle. Row 1, at the corner a1, has one cell, and row r has r cells.
 *
 * @param level 1 for the holes of the board
 * @param row the row, from 1 (a)
 * @param column the column, from 1
 */
record Cell(int level, int row, int column) {

    /** The name of the cell: {@code b2} on the board, {@code 2b2} with the level in front above it. */
    String name() {
        return (level == 1 ? "" : level) + row(row) + column;
    }

    /** The letter of a row. */
    static String row(int row) {
        return String.valueOf((char) ('a' + row - 1));
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
     * Its images under the three turns of a level and their reflections, always in the same order, beginning with the
     * cell itself.
     */
    List<Cell> images(int rows) {
        int top = row - 1;
        int left = column - 1;
        int right = row - column;
        int bottom = rows - row;
        return List.of(
                this,
                at(top, right),
                at(rows - 1 - left, bottom),
                at(rows - 1 - left, right),
                at(rows - 1 - right, left),
                at(rows - 1 - right, bottom));
    }

    private Cell at(int rowsAbove, int cellsLeft) {
        return new Cell(level, rowsAbove + 1, cellsLeft + 1);
    }

    @Override
    public String toString() {
        return name();
    }
}
