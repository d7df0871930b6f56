package pbem.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.picture.Point;
import pbem.picture.grid.Hexagons;

/**
 * The boards of the games: squares as fields, as crossings, or the dark squares alone; hexagonal cells in a rhombus, a
 * triangle or a hexagon; points on lines; pits; boxes with lines around them.
 */
public final class BoardShapes {

    /** The upward direction of a board of squares. The directions go clockwise from here. */
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

    private static final int[][] HEXAGONAL = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

    /** Star points by column and row: 0 and 2 are near the edges, 1 is the middle. */
    private static final int[][] STARS = {{0, 0}, {2, 2}, {0, 2}, {2, 0}, {0, 1}, {2, 1}, {1, 0}, {1, 2}};

    private static final double ROW_STEP = Math.sqrt(3) / 2;
    private static final Map<String, GameBoard> MADE = new ConcurrentHashMap<>();

    private BoardShapes() {}

    /** A board of squares as in chess: columns have letters, rows are numbered from below. */
    public static GameBoard square(int columns, int rows) {
        return MADE.computeIfAbsent(
                "square " + columns + " " + rows,
                key -> SquareCells.of(columns, rows).board());
    }

    /**
     * A square board without its corners and the cells beside them. The text board has room for a number behind each
     * man.
     */
    public static GameBoard squareWithoutCorners(int side) {
        return MADE.computeIfAbsent(
                "cut " + side, key -> SquareCells.of(side, side).cut(2).wide(3).board());
    }

    /** A board of squares as in Reversi: columns have letters, rows are numbered from above. */
    public static GameBoard squareFromAbove(int columns, int rows) {
        return MADE.computeIfAbsent(
                "above " + columns + " " + rows,
                key -> SquareCells.of(columns, rows).namedFromAbove().board());
    }

    /** The crossings of lines, with star points. Their names are those of squares in chess. */
    public static GameBoard crossings(int columns, int rows) {
        return MADE.computeIfAbsent(
                "crossings " + columns + " " + rows,
                key -> SquareCells.of(columns, rows)
                        .lined(SquareCells.Lines.ALL)
                        .board());
    }

    /** The crossings of lines on both sides of a river, as in Xiangqi. Their names are those of squares in chess. */
    public static GameBoard xiangqi() {
        return MADE.computeIfAbsent(
                "xiangqi",
                key -> SquareCells.of(9, 10).lined(SquareCells.Lines.RIVER).board());
    }

    /** The crossings of lines with the names of Go: no column is called i. */
    public static GameBoard go(int size) {
        return MADE.computeIfAbsent(
                "go " + size,
                key -> SquareCells.of(size, size)
                        .called(
                                GameBoard.Names.LETTER_NUMBER,
                                column -> letter(column < 9 ? column : column + 1),
                                String::valueOf)
                        .lined(SquareCells.Lines.ALL)
                        .board());
    }

    /**
     * The star points of a board of Go for the men of a handicap, up to nine, in the customary order. For an odd number
     * of at least five, the last is the middle.
     */
    public static int[] handicap(int size, int men) {
        int[] lines = SquareCells.stars(size);
        int[] cells = new int[men];
        for (int i = 0; i < men; i++) {
            int[] star = i == men - 1 && men > 4 && men % 2 == 1 ? new int[] {1, 1} : STARS[i];
            cells[i] = (lines[star[1]] - 1) * size + lines[star[0]] - 1;
        }
        return cells;
    }

    /**
     * The dark squares alone, as in Russian draughts, with the names of squares in chess; the square at the lower left
     * is dark.
     */
    public static GameBoard darkSquares(int columns, int rows) {
        return MADE.computeIfAbsent(
                "dark " + columns + " " + rows,
                key -> SquareCells.of(columns, rows).straight(0).board());
    }

    /** The dark squares alone, as in draughts, numbered from the upper left. */
    public static GameBoard numberedSquares(int columns, int rows) {
        return MADE.computeIfAbsent(
                "numbered " + columns + " " + rows,
                key -> numbered(columns, rows, 0).board());
    }

    /**
     * The dark squares numbered as in draughts, where the next dark squares of a column and of a row are also
     * neighbours, as in Frisian draughts.
     */
    public static GameBoard numberedSquaresAllWays(int columns, int rows) {
        return MADE.computeIfAbsent(
                "all ways " + columns + " " + rows,
                key -> numbered(columns, rows, 2).board());
    }

    private static SquareCells numbered(int columns, int rows, int straight) {
        return SquareCells.of(columns, rows)
                .called(GameBoard.Names.NUMBER, BoardShapes::letter, String::valueOf)
                .namedFromAbove()
                .straight(straight);
    }

    /** A board of squares as in Shogi: columns are numbered from the right, rows have letters from above. */
    public static GameBoard shogi(int columns, int rows) {
        return MADE.computeIfAbsent(
                "shogi " + columns + " " + rows,
                key -> SquareCells.of(columns, rows)
                        .called(
                                GameBoard.Names.NUMBER_LETTER,
                                column -> String.valueOf(columns + 1 - column),
                                BoardShapes::letter)
                        .namedFromAbove()
                        .wide(3)
                        .board());
    }

    /**
     * Points joined by lines, as in Nine Men's Morris.
     *
     * @param lines the names of the points of each line, which also say where the points are drawn: {@code "a1 d1 g1"}
     */
    public static GameBoard points(String... lines) {
        return MADE.computeIfAbsent("points " + String.join(",", lines), key -> new LinedCells(List.of(lines)).board());
    }

    /** Two rows of pits. Direction 0 sows counter-clockwise, 1 clockwise. */
    public static GameBoard pits(int columns) {
        return MADE.computeIfAbsent("pits " + columns, key -> new PitCells(columns).board());
    }

    /**
     * Boxes and the lines around them. Both are cells; {@link #UP}, {@link #RIGHT}, {@link #DOWN} and {@link #LEFT}
     * lead from a box to its lines and from a line to its boxes.
     */
    public static GameBoard boxes(int columns, int rows) {
        return MADE.computeIfAbsent("boxes " + columns + " " + rows, key -> new BoxCells(columns, rows).board());
    }

    /** The dots at the corners of {@link #boxes}, by name. */
    public static Map<String, Point> dots(int columns, int rows) {
        BoxCells boxes = new BoxCells(columns, rows);
        Map<String, Point> dots = new LinkedHashMap<>();
        for (int row = 1; row <= rows + 1; row++) {
            for (int column = 1; column <= columns + 1; column++) {
                dots.put(BoxCells.name(column, row), boxes.dot(column, row));
            }
        }
        return dots;
    }

    /**
     * A hexagon of hexagonal cells, as in Havannah: rows are numbered from above, columns have letters and go down to
     * the right. Its sides do not include the corners.
     */
    public static GameBoard hexagon(int side) {
        int most = 2 * side - 1;
        return MADE.computeIfAbsent(
                "hexagon " + side,
                key -> hexagonal(new Field(
                        most,
                        most,
                        (column, row) -> Math.abs(column - row) < side,
                        Map.of(
                                "top", (column, row) -> row == 1 && column > 1 && column < side,
                                "upper-right", (column, row) -> column - row == side - 1 && row > 1 && column < most,
                                "lower-right", (column, row) -> column == most && row > side && row < most,
                                "bottom", (column, row) -> row == most && column > side && column < most,
                                "lower-left", (column, row) -> row - column == side - 1 && column > 1 && row < most,
                                "upper-left", (column, row) -> column == 1 && row > 1 && row < side,
                                "corners",
                                        (column, row) -> (column == 1 || column == side || column == most)
                                                && (row == 1 || row == side || row == most)
                                                && !(column == side && row == side)),
                        new int[][] {{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}, {1, 1}},
                        -0.5)));
    }

    /**
     * A hexagon of cells with rows that have letters from below, as in Abalone: numbers name the lines that fall to the
     * right. A step in a direction adds the same number to every cell, modulo the number of cells. This is possible
     * because such hexagons tile the plane: counting along a row from tile to tile meets each cell once.
     */
    public static GameBoard hexagonFromBelow(int side) {
        Hexagons field = new Hexagons(side, 1);
        GameBoard.Cell[] cells = new GameBoard.Cell[3 * side * (side - 1) + 1];
        Map<List<Integer>, Integer> at = new LinkedHashMap<>();
        for (int row = 1; row <= field.rows(); row++) {
            for (int number = field.first(row); number <= field.last(row); number++) {
                int cell = ((3 * side - 2) * (row - 1) + number - 1) % cells.length;
                at.put(List.of(number, row), cell);
                String name = letter(row) + number;
                List<Point> outline = field.cell(row, number, 1);
                int column = field.column(row, number);
                cells[cell] = new GameBoard.Cell(name, field.centre(row, number), outline, column, field.line(row), "");
            }
        }
        Stream<GameBoard.Line> rising = IntStream.range(1 - side, side)
                .mapToObj(line -> line("kit.words-up", "", at, place -> place.get(0) - place.get(1) == line));
        List<GameBoard.Line> falling = lines("kit.words-down", field.rows(), String::valueOf, 0, at);
        return new GameBoard(
                List.of(cells),
                next(at, new int[][] {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}}),
                new int[] {0, 1, 2, 3, 4, 5},
                Map.of(),
                List.of(),
                lines("kit.words-row", field.rows(), BoardShapes::letter, 1, at),
                Stream.concat(rising, falling.stream()).toList(),
                0.48,
                GameBoard.Names.ROW_NUMBER,
                GameBoard.Ground.FIELDS);
    }

    /**
     * A rhombus of hexagonal cells, as in Hex: columns have letters, rows are numbered from above. Each row lies half a
     * cell further to the right.
     */
    public static GameBoard rhombus(int side) {
        return MADE.computeIfAbsent(
                "rhombus " + side,
                key -> hexagonal(new Field(
                        side,
                        side,
                        (column, row) -> true,
                        Map.of(
                                "top", (column, row) -> row == 1,
                                "bottom", (column, row) -> row == side,
                                "left", (column, row) -> column == 1,
                                "right", (column, row) -> column == side),
                        HEXAGONAL,
                        0.5)));
    }

    /** A triangle of hexagonal cells, as in Y: the rows have 1, 2, 3... cells from above. */
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

    private interface Place {
        boolean is(int column, int row);
    }

    /**
     * Hexagonal cells in rows.
     *
     * @param shift of each row against the row above, in cells
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
                cells.add(new GameBoard.Cell(letter(column) + row, centre, outline(centre), text, row, ""));
            }
        }
        Map<String, int[]> sides = new LinkedHashMap<>();
        field.sides().forEach((name, place) -> sides.put(name, cells(at, key -> place.is(key.get(0), key.get(1)))));
        return new GameBoard(
                cells,
                next(at, field.steps()),
                new int[] {0, 1, 2, 3, 4, 5},
                sides,
                labels,
                lines("kit.words-row", field.rows(), String::valueOf, 1, at),
                lines("kit.words-column", field.columns(), BoardShapes::letter, 0, at),
                0.5,
                GameBoard.Names.LETTER_NUMBER,
                GameBoard.Ground.FIELDS);
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
                .mapToObj(number -> line(key, name.apply(number), at, place -> place.get(coordinate) == number))
                .toList();
    }

    private static GameBoard.Line line(
            String key, String name, Map<List<Integer>, Integer> at, Predicate<List<Integer>> on) {
        return new GameBoard.Line(key, name, cells(at, on));
    }

    private static int[] cells(Map<List<Integer>, Integer> at, Predicate<List<Integer>> on) {
        return at.keySet().stream().filter(on).mapToInt(at::get).toArray();
    }

    /** The letter of a column or a row, counted from 1. */
    public static String letter(int column) {
        if (column > 26) {
            throw new IllegalArgumentException("columns are called a to z: no column " + column);
        }
        return String.valueOf((char) ('a' + column - 1));
    }

    private static List<Point> outline(Point centre) {
        double radius = 1 / Math.sqrt(3);
        return IntStream.range(0, 6)
                .mapToObj(i -> centre.onCircle(radius, -90 + 60 * i))
                .toList();
    }

    /** Where each cell of a rhombus or a square lies after a reflection in the diagonal through a1. */
    public static int[] mirrored(GameBoard board) {
        int side = (int) Math.round(Math.sqrt(board.size()));
        return IntStream.range(0, board.size())
                .map(cell -> cell % side * side + cell / side)
                .toArray();
    }
}
