package pbem.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import pbem.picture.Letters;
import pbem.picture.Point;

/**
 * Cells in columns and rows: fields, crossings of lines, or the dark squares alone.
 *
 * @param row names of the rows, from the lowest or, if rows are named from above, from the uppermost
 * @param step from column to column of the text board
 * @param straight how many squares away the next cell of a column or row is: 1 if every square is a cell; 2 if only the
 *     dark squares are cells, of which one is at the lower left; 0 if only touching dark squares are neighbours
 * @param cut how many cells are missing at each end of a side, together with the rest of the triangle at the corner
 */
record SquareCells(
        int columns,
        int rows,
        GameBoard.Names names,
        IntFunction<String> column,
        IntFunction<String> row,
        boolean fromAbove,
        int straight,
        int cut,
        Lines lines,
        int step) {

    private static final int[][] STEPS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    private static final double RIM = 0.85;

    /** The lines through the cells. */
    enum Lines {
        NONE,
        ALL,

        /** No line crosses the middle except at the rim, and diagonals mark a palace at each end, as in Xiangqi. */
        RIVER
    }

    private record Place(int column, int row) {}

    /** Fields whose columns have letters and whose rows are numbered from below, as in chess. */
    static SquareCells of(int columns, int rows) {
        GameBoard.Names form = GameBoard.Names.LETTER_NUMBER;
        return new SquareCells(columns, rows, form, BoardShapes::letter, String::valueOf, false, 1, 0, Lines.NONE, 2);
    }

    SquareCells called(GameBoard.Names form, IntFunction<String> columnName, IntFunction<String> rowName) {
        return new SquareCells(columns, rows, form, columnName, rowName, fromAbove, straight, cut, lines, step);
    }

    SquareCells namedFromAbove() {
        return new SquareCells(columns, rows, names, column, row, true, straight, cut, lines, step);
    }

    SquareCells straight(int squares) {
        return new SquareCells(columns, rows, names, column, row, fromAbove, squares, cut, lines, step);
    }

    SquareCells cut(int missing) {
        return new SquareCells(columns, rows, names, column, row, fromAbove, straight, missing, lines, step);
    }

    SquareCells lined(Lines through) {
        return new SquareCells(columns, rows, names, column, row, fromAbove, straight, cut, through, step);
    }

    SquareCells wide(int characters) {
        return new SquareCells(columns, rows, names, column, row, fromAbove, straight, cut, lines, characters);
    }

    GameBoard board() {
        List<GameBoard.Cell> cells = new ArrayList<>();
        List<List<Point>> blanks = new ArrayList<>();
        Map<Place, Integer> at = new LinkedHashMap<>();
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                Point centre = new Point(column, line(row));
                if (Math.min(column, columns + 1 - column) + Math.min(row, rows + 1 - row) <= cut + 1) {
                    continue;
                }
                if (isDark() && (column - 1 + rows - line(row)) % 2 != 0) {
                    blanks.add(centre.around(0.5, 0.5));
                    continue;
                }
                at.put(new Place(column, row), cells.size());
                cells.add(GameBoard.Cell.box(
                        name(column, row, cells.size()), centre, 0.5, 0.5, step * column, textLine(row), ""));
            }
        }
        return new GameBoard(
                cells,
                next(at),
                BoardShapes.ORTHOGONAL,
                sides(at),
                labels(at),
                lines("kit.words-row", at, rows, this::rowName, false),
                names == GameBoard.Names.NUMBER ? List.of() : lines("kit.words-column", at, columns, column, true),
                0.5,
                names,
                ground(blanks));
    }

    /** Whether only the dark squares are cells. */
    private boolean isDark() {
        return straight != 1;
    }

    private int line(int row) {
        return fromAbove ? row : rows + 1 - row;
    }

    /** The line of the text board, which has one more for a river. */
    private int textLine(int row) {
        return line(row) + (lines == Lines.RIVER && line(row) > rows / 2 ? 1 : 0);
    }

    private String rowName(int number) {
        return names == GameBoard.Names.NUMBER ? String.valueOf(number) : row.apply(number);
    }

    private String name(int at, int number, int before) {
        return names == GameBoard.Names.NUMBER ? String.valueOf(before + 1) : column.apply(at) + row.apply(number);
    }

    private int[][] next(Map<Place, Integer> at) {
        int[][] next = new int[at.size()][STEPS.length];
        at.forEach((place, cell) -> {
            for (int way = 0; way < STEPS.length; way++) {
                int far = STEPS[way][0] * STEPS[way][1] == 0 ? straight : 1;
                int right = far * STEPS[way][0];
                int up = far * (fromAbove ? -STEPS[way][1] : STEPS[way][1]);
                next[cell][way] = far == 0
                        ? GameBoard.NONE
                        : at.getOrDefault(new Place(place.column() + right, place.row() + up), GameBoard.NONE);
            }
        });
        return next;
    }

    private Map<String, int[]> sides(Map<Place, Integer> at) {
        int top = fromAbove ? 1 : rows;
        Map<String, int[]> sides = new HashMap<>();
        sides.put("top", line(at, place -> place.row() == top));
        sides.put("bottom", line(at, place -> place.row() == rows + 1 - top));
        sides.put("left", line(at, place -> place.column() == 1));
        sides.put("right", line(at, place -> place.column() == columns));
        return sides;
    }

    private static int[] line(Map<Place, Integer> at, java.util.function.Predicate<Place> belongs) {
        return at.keySet().stream().filter(belongs).mapToInt(at::get).toArray();
    }

    private List<GameBoard.Line> lines(
            String key, Map<Place, Integer> at, int count, IntFunction<String> name, boolean upwards) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new GameBoard.Line(
                        key, name.apply(number), line(at, place -> (upwards ? place.column() : place.row()) == number)))
                .toList();
    }

    /** The names of columns and rows at the rim; if cells are numbered, the first and last number of each row. */
    private List<GameBoard.Label> labels(Map<Place, Integer> at) {
        List<GameBoard.Label> labels = new ArrayList<>();
        for (int row = 1; row <= rows; row++) {
            int line = line(row);
            if (names == GameBoard.Names.NUMBER) {
                int here = row;
                int[] cells = line(at, place -> place.row() == here);
                String first = String.valueOf(cells[0] + 1);
                labels.add(new GameBoard.Label(first, new Point(1 - RIM, line), -first.length(), line));
                labels.add(new GameBoard.Label(
                        String.valueOf(cells[cells.length - 1] + 1),
                        new Point(columns + RIM, line),
                        step * columns + 3,
                        line));
            } else {
                String name = rowName(row);
                labels.add(new GameBoard.Label(name, new Point(1 - RIM, line), -name.length(), textLine(row)));
            }
        }
        for (int number = 1; number <= columns && names != GameBoard.Names.NUMBER; number++) {
            double way = fromAbove ? 1 - RIM : rows + RIM;
            labels.add(new GameBoard.Label(
                    column.apply(number), new Point(number, way), step * number, fromAbove ? 0 : textLine(1) + 1));
        }
        return labels;
    }

    private GameBoard.Ground ground(List<List<Point>> blanks) {
        if (lines == Lines.NONE) {
            return new GameBoard.Ground(
                    !isDark(), isDark(), names == GameBoard.Names.NUMBER, blanks, List.of(), List.of(), List.of());
        }
        List<List<Point>> drawn = new ArrayList<>();
        List<Point> dots = new ArrayList<>();
        List<Letters> signs = new ArrayList<>();
        for (int column = 1; column <= columns; column++) {
            if (lines == Lines.RIVER && column > 1 && column < columns) {
                drawn.add(line(column, 1, column, rows / 2));
                drawn.add(line(column, rows / 2 + 1, column, rows));
            } else {
                drawn.add(line(column, 1, column, rows));
            }
        }
        for (int row = 1; row <= rows; row++) {
            drawn.add(line(1, row, columns, row));
        }
        if (lines == Lines.RIVER) {
            int middle = (columns + 1) / 2;
            for (int row : new int[] {1, rows - 2}) {
                drawn.add(line(middle - 1, row, middle + 1, row + 2));
                drawn.add(line(middle + 1, row, middle - 1, row + 2));
            }
            for (int column = 1; column <= columns; column++) {
                signs.add(new Letters(step * column, rows / 2 + 1, "~"));
            }
        }
        for (int column : stars(columns)) {
            for (int row : stars(rows)) {
                boolean middle = column == (columns + 1) / 2;
                boolean centre = row == (rows + 1) / 2;
                if (middle == centre || columns > 15) {
                    dots.add(new Point(column, row));
                    signs.add(new Letters(step * column, row, "+"));
                }
            }
        }
        return new GameBoard.Ground(false, false, false, List.of(), drawn, dots, signs);
    }

    private static List<Point> line(int column, int row, int toColumn, int toRow) {
        return List.of(new Point(column, row), new Point(toColumn, toRow));
    }

    /** The lines with star points: the third or fourth from each edge, and the middle one. */
    static int[] stars(int lines) {
        int edge = lines < 12 ? 3 : 4;
        return lines < 9 || lines % 2 == 0 ? new int[0] : new int[] {edge, (lines + 1) / 2, lines + 1 - edge};
    }
}
