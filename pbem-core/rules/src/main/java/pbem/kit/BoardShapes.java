package pbem.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import pbem.picture.Point;

/** The boards that games are played on: squares, rhombuses, hexagons and triangles of hexagonal cells. */
public final class BoardShapes {

    /** Of a board of squares, clockwise from the upper one. */
    public static final int UP = 0;

    public static final int UP_RIGHT = 1;
    public static final int RIGHT = 2;
    public static final int DOWN_RIGHT = 3;
    public static final int DOWN = 4;
    public static final int DOWN_LEFT = 5;
    public static final int LEFT = 6;
    public static final int UP_LEFT = 7;
    public static final int[] ALL = {0, 1, 2, 3, 4, 5, 6, 7};
    public static final int[] ORTHOGONAL = {UP, RIGHT, DOWN, LEFT};
    public static final int[] DIAGONAL = {UP_RIGHT, DOWN_RIGHT, DOWN_LEFT, UP_LEFT};

    private static final int[][] SQUARE = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    private static final int[][] HEXAGONAL = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    private static final double ROW_STEP = Math.sqrt(3) / 2;
    private static final double RIM = 0.85;
    private static final Map<String, GameBoard> MADE = new ConcurrentHashMap<>();

    private BoardShapes() {}

    /** Columns are letters, rows numbers from below, as in chess. */
    public static GameBoard square(int columns, int rows) {
        return MADE.computeIfAbsent("square " + columns + " " + rows, key -> square(columns, rows, false));
    }

    /** The same with rows numbered from above, as in Reversi. */
    public static GameBoard squareFromAbove(int columns, int rows) {
        return MADE.computeIfAbsent("above " + columns + " " + rows, key -> square(columns, rows, true));
    }

    /** Columns are letters, rows numbers from above; each row lies half a cell further to the right, as in Hex. */
    public static GameBoard rhombus(int side) {
        return MADE.computeIfAbsent("rhombus " + side, key -> rhombusOf(side));
    }

    /** Rows of 1, 2, 3... hexagonal cells from above, as in Y. */
    public static GameBoard triangle(int side) {
        return MADE.computeIfAbsent(
                "triangle " + side,
                key -> hexagonal(new Field(
                        side,
                        side,
                        (column, row) -> column <= row,
                        Map.of(
                                "left", (column, row) -> column == 1,
                                "right", (column, row) -> column == row,
                                "bottom", (column, row) -> row == side),
                        new int[][] {{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}, {1, 1}},
                        -0.5)));
    }

    private static GameBoard rhombusOf(int side) {
        return hexagonal(new Field(
                side,
                side,
                (column, row) -> true,
                Map.of(
                        "top", (column, row) -> row == 1,
                        "bottom", (column, row) -> row == side,
                        "left", (column, row) -> column == 1,
                        "right", (column, row) -> column == side),
                HEXAGONAL,
                0.5));
    }

    private interface Place {
        boolean is(int column, int row);
    }

    /**
     * Hexagonal cells in rows.
     *
     * @param shift of each row against the one above, in cells
     */
    private record Field(int columns, int rows, Place has, Map<String, Place> sides, int[][] steps, double shift) {}

    private static GameBoard hexagonal(Field field) {
        List<GameBoard.Cell> cells = new ArrayList<>();
        Map<List<Integer>, Integer> at = new LinkedHashMap<>();
        List<GameBoard.Label> labels = new ArrayList<>();
        int indent = field.shift() < 0 ? field.rows() : 0;
        for (int row = 1; row <= field.rows(); row++) {
            boolean first = true;
            for (int column = 1; column <= field.columns(); column++) {
                if (!field.has().is(column, row)) {
                    continue;
                }
                Point centre = new Point(column - 1 + (row - 1) * field.shift(), (row - 1) * ROW_STEP);
                int text = (int) Math.round(2 * column + 2 * row * field.shift()) + indent;
                if (first) {
                    String name = String.valueOf(row);
                    labels.add(new GameBoard.Label(name, centre.plus(-1.1, 0), text - 4 - name.length(), row));
                    first = false;
                }
                if (!field.has().is(column, row - 1) || row == 1) {
                    double right = field.shift() > 0 ? -0.5 : 0.5;
                    labels.add(new GameBoard.Label(
                            letter(column), centre.plus(right, -1.05), text - (field.shift() > 0 ? 2 : -2), row - 2));
                }
                at.put(List.of(column, row), cells.size());
                cells.add(new GameBoard.Cell(letter(column) + row, centre, hexagon(centre), text, row));
            }
        }
        Map<String, int[]> sides = new LinkedHashMap<>();
        field.sides()
                .forEach((name, place) -> sides.put(
                        name,
                        at.keySet().stream()
                                .filter(key -> place.is(key.get(0), key.get(1)))
                                .mapToInt(at::get)
                                .toArray()));
        return new GameBoard(
                cells,
                next(at, field.steps()),
                sides,
                labels,
                lines("kit.words-row", field.rows(), String::valueOf, 1, at),
                lines("kit.words-column", field.columns(), BoardShapes::letter, 0, at),
                0.5);
    }

    private static GameBoard square(int columns, int rows, boolean fromAbove) {
        List<GameBoard.Cell> cells = new ArrayList<>();
        Map<List<Integer>, Integer> at = new LinkedHashMap<>();
        List<GameBoard.Label> labels = new ArrayList<>();
        for (int row = 1; row <= rows; row++) {
            int line = fromAbove ? row : rows + 1 - row;
            for (int column = 1; column <= columns; column++) {
                Point centre = new Point(column, line);
                at.put(List.of(column, row), cells.size());
                cells.add(new GameBoard.Cell(
                        letter(column) + row,
                        centre,
                        List.of(
                                centre.plus(-0.5, -0.5),
                                centre.plus(0.5, -0.5),
                                centre.plus(0.5, 0.5),
                                centre.plus(-0.5, 0.5)),
                        2 * column,
                        line));
            }
            String name = String.valueOf(row);
            labels.add(new GameBoard.Label(name, new Point(1 - RIM, line), -name.length(), line));
        }
        for (int column = 1; column <= columns; column++) {
            double way = fromAbove ? 1 - RIM : rows + RIM;
            labels.add(
                    new GameBoard.Label(letter(column), new Point(column, way), 2 * column, fromAbove ? 0 : rows + 1));
        }
        int[][] steps = new int[SQUARE.length][];
        for (int way = 0; way < SQUARE.length; way++) {
            steps[way] = new int[] {SQUARE[way][0], fromAbove ? -SQUARE[way][1] : SQUARE[way][1]};
        }
        Map<String, int[]> sides = new LinkedHashMap<>();
        int top = fromAbove ? 1 : rows;
        sides.put(
                "top",
                IntStream.rangeClosed(1, columns)
                        .map(c -> at.get(List.of(c, top)))
                        .toArray());
        sides.put(
                "bottom",
                IntStream.rangeClosed(1, columns)
                        .map(c -> at.get(List.of(c, rows + 1 - top)))
                        .toArray());
        sides.put(
                "left",
                IntStream.rangeClosed(1, rows).map(r -> at.get(List.of(1, r))).toArray());
        sides.put(
                "right",
                IntStream.rangeClosed(1, rows)
                        .map(r -> at.get(List.of(columns, r)))
                        .toArray());
        return new GameBoard(
                cells,
                next(at, steps),
                sides,
                labels,
                lines("kit.words-row", rows, String::valueOf, 1, at),
                lines("kit.words-column", columns, BoardShapes::letter, 0, at),
                0.5);
    }

    private static int[][] next(Map<List<Integer>, Integer> at, int[][] steps) {
        int[][] next = new int[at.size()][steps.length];
        at.forEach((place, cell) -> {
            for (int way = 0; way < steps.length; way++) {
                next[cell][way] = at.getOrDefault(
                        List.of(place.get(0) + steps[way][0], place.get(1) + steps[way][1]), GameBoard.NONE);
            }
        });
        return next;
    }

    private static List<GameBoard.Line> lines(
            String key, int count, IntFunction<String> name, int coordinate, Map<List<Integer>, Integer> at) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new GameBoard.Line(
                        key,
                        name.apply(number),
                        at.keySet().stream()
                                .filter(place -> place.get(coordinate) == number)
                                .mapToInt(at::get)
                                .toArray()))
                .toList();
    }

    private static String letter(int column) {
        return String.valueOf((char) ('a' + column - 1));
    }

    private static List<Point> hexagon(Point centre) {
        double radius = 1 / Math.sqrt(3);
        return IntStream.range(0, 6)
                .mapToDouble(i -> Math.toRadians(-90 + 60.0 * i))
                .mapToObj(a -> centre.plus(radius * StrictMath.cos(a), radius * StrictMath.sin(a)))
                .toList();
    }

    /** For a rhombus or a square: every cell mirrored at the diagonal through a1. */
    public static int[] mirrored(GameBoard board) {
        int[] mirrored = new int[board.size()];
        for (int cell = 0; cell < mirrored.length; cell++) {
            String name = board.name(cell);
            int column = name.charAt(0) - 'a' + 1;
            mirrored[cell] = board.named(letter(Integer.parseInt(name.substring(1))) + column);
        }
        return mirrored;
    }
}
