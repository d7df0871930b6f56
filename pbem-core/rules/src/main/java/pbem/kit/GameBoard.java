package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.picture.Letters;
import pbem.picture.Point;

/**
 * The cells of a board as numbers from 0: which of them touch, their names and where they are drawn. Immutable; each
 * shape and size has its own, see {@link BoardShapes}. A cell that does not exist is {@value #NONE}.
 */
public final class GameBoard {

    public static final int NONE = -1;

    private static final int TURNS = 12;
    private static final double NEAR = 1e-6;

    /** The form of the names of cells. */
    enum Names {
        LETTER_NUMBER("[a-z][0-9]{1,9}"),
        NUMBER_LETTER("[0-9]{1,9}[a-z]"),
        ROW_NUMBER("[a-z][0-9]{1,9}"),
        NUMBER("[0-9]{1,9}");

        private final String pattern;

        Names(String pattern) {
            this.pattern = pattern;
        }
    }

    /**
     * A cell as it is drawn and written.
     *
     * @param column of the text board
     * @param line of the text board, from the top
     * @param bar for a line instead of a field, how the text board shows it once it is drawn, such as {@code ---}; or
     *     empty
     */
    record Cell(String name, Point centre, List<Point> outline, int column, int line, String bar) {
        Cell {
            outline = List.copyOf(outline);
        }

        /** A rectangle that reaches so far to the sides and up and down. */
        static Cell box(String name, Point centre, double across, double down, int column, int line, String bar) {
            return new Cell(name, centre, centre.around(across, down), column, line, bar);
        }
    }

    /**
     * What is drawn beneath the men.
     *
     * @param fields whether cells are light fields with edges
     * @param dark whether cells are dark fields
     * @param numbered whether each cell shows its name
     * @param blanks fields that are not cells
     * @param dots where lines of the board meet, marked with a dot
     */
    record Ground(
            boolean fields,
            boolean dark,
            boolean numbered,
            List<List<Point>> blanks,
            List<List<Point>> lines,
            List<Point> dots,
            List<Letters> letters) {

        static final Ground FIELDS = new Ground(true, false, false, List.of(), List.of(), List.of(), List.of());

        Ground {
            blanks = List.copyOf(blanks);
            lines = List.copyOf(lines);
            dots = List.copyOf(dots);
            letters = List.copyOf(letters);
        }
    }

    /** The name of a column or a row at the rim. */
    record Label(String text, Point centre, int column, int line) {}

    /**
     * Cells in a line, told in one sentence.
     *
     * @param key of the phrase that tells the line
     */
    record Line(String key, String name, int[] cells) {}

    private final List<Cell> cells;
    private final int[][] next; // by cell and direction
    private final int[][][] rays;
    private final int[][] around;
    private final Map<String, Integer> byName = new HashMap<>();
    private final Map<String, int[]> sides;
    private final List<Label> labels;
    private final List<Line> rows;
    private final List<Line> others;
    private final double reach;
    private final int[][] beside;
    private final Names names;
    private final Ground ground;
    private volatile List<int[]> images = List.of(); // empty until first needed

    /** @param straight the directions in which a cell shares an edge with the next cell */
    GameBoard(
            List<Cell> cells,
            int[][] next,
            int[] straight,
            Map<String, int[]> sides,
            List<Label> labels,
            List<Line> rows,
            List<Line> others,
            double reach,
            Names names,
            Ground ground) {
        this.cells = List.copyOf(cells);
        this.next = next;
        this.sides = Map.copyOf(sides);
        this.labels = List.copyOf(labels);
        this.rows = List.copyOf(rows);
        this.others = List.copyOf(others);
        this.reach = reach;
        this.names = names;
        this.ground = ground;
        int directions = next[0].length;
        rays = new int[cells.size()][directions][];
        around = new int[cells.size()][];
        beside = new int[cells.size()][];
        for (int cell = 0; cell < cells.size(); cell++) {
            int here = cell;
            byName.put(cells.get(cell).name(), cell);
            List<Integer> touching = new ArrayList<>();
            for (int way = 0; way < directions; way++) {
                List<Integer> ray = new ArrayList<>();
                for (int at = next[cell][way]; at != NONE && at != cell; at = next[at][way]) {
                    ray.add(at);
                }
                rays[cell][way] = ray.stream().mapToInt(at -> at).toArray();
                if (!ray.isEmpty()) {
                    touching.add(ray.get(0));
                }
            }
            around[cell] = touching.stream().mapToInt(at -> at).toArray();
            beside[cell] = Arrays.stream(straight)
                    .map(way -> next[here][way])
                    .filter(at -> at != NONE)
                    .toArray();
        }
    }

    /** The number of cells. */
    public int size() {
        return cells.size();
    }

    /** The neighbour of a cell in a direction; {@value #NONE} beyond the edge. */
    public int next(int cell, int direction) {
        return next[cell][direction];
    }

    /** All neighbours of a cell. Callers must not change the array. */
    public int[] around(int cell) {
        return around[cell];
    }

    /**
     * The neighbours that share an edge with a cell: on a board of squares, not the diagonal ones. Callers must not
     * change the array.
     */
    public int[] beside(int cell) {
        return beside[cell];
    }

    /** All cells in a direction, the nearest first. Callers must not change the array. */
    public int[] ray(int cell, int direction) {
        return rays[cell][direction];
    }

    /** The cells along a side, by the side's name. Callers must not change the array. */
    public int[] side(String name) {
        return sides.get(name);
    }

    /** The number of columns of a board of squares. */
    int columns() {
        return side("bottom").length;
    }

    /** The distance of a cell from the middle of a board of squares, in lines. */
    public int away(int cell) {
        int columns = columns();
        return Math.max(Math.abs(cell % columns - columns / 2), Math.abs(cell / columns - size() / columns / 2));
    }

    public String name(int cell) {
        return cells.get(cell).name();
    }

    /** The image of every cell under each rotation and reflection that maps the board onto itself. */
    List<int[]> images() {
        if (images.isEmpty()) {
            double x = cells.stream()
                    .mapToDouble(cell -> cell.centre().x())
                    .average()
                    .orElseThrow();
            double y = cells.stream()
                    .mapToDouble(cell -> cell.centre().y())
                    .average()
                    .orElseThrow();
            List<int[]> found = new ArrayList<>();
            for (int turn = 0; turn < TURNS; turn++) {
                double angle = 2 * Math.PI * turn / TURNS;
                double cos = StrictMath.cos(angle);
                double sin = StrictMath.sin(angle);
                for (int mirror : new int[] {1, -1}) {
                    int[] image = new int[size()];
                    for (int cell = 0; cell < image.length; cell++) {
                        double right = mirror * (centre(cell).x() - x);
                        double down = centre(cell).y() - y;
                        image[cell] = near(new Point(x + cos * right - sin * down, y + sin * right + cos * down));
                    }
                    if (Arrays.stream(image).noneMatch(cell -> cell == NONE)) {
                        found.add(image);
                    }
                }
            }
            images = List.copyOf(found);
        }
        return images;
    }

    private int near(Point spot) {
        for (int cell = 0; cell < cells.size(); cell++) {
            Point centre = centre(cell);
            if (Math.abs(centre.x() - spot.x()) + Math.abs(centre.y() - spot.y()) < NEAR) {
                return cell;
            }
        }
        return NONE;
    }

    /** The cell of that name; {@value #NONE} if there is none. */
    public int named(String name) {
        return byName.getOrDefault(name, NONE);
    }

    public int[] named(List<String> names) {
        return names.stream().mapToInt(this::named).toArray();
    }

    /** A regular expression for the names of cells. */
    String names() {
        return names.pattern;
    }

    boolean isNumbered() {
        return names == Names.NUMBER;
    }

    /** The row's part of the name of a cell. */
    String row(String name) {
        return switch (names) {
            case ROW_NUMBER -> name.substring(0, 1);
            case LETTER_NUMBER -> name.substring(1);
            default -> name.replaceFirst("^[0-9]+", "");
        };
    }

    Ground ground() {
        return ground;
    }

    Cell cell(int cell) {
        return cells.get(cell);
    }

    public Point centre(int cell) {
        return cells.get(cell).centre();
    }

    /** A text on the text board, that many columns to the right of a cell. */
    public Letters letters(int cell, int right, String text) {
        return new Letters(cell(cell).column() + right, cell(cell).line(), text);
    }

    List<Label> labels() {
        return labels;
    }

    /** The rows, which together contain all cells. */
    List<Line> rows() {
        return rows;
    }

    /** The rows and other lines through a cell. */
    List<Line> through(int cell) {
        List<Line> through = new ArrayList<>();
        for (List<Line> lines : List.of(rows, others)) {
            for (Line line : lines) {
                for (int at : line.cells()) {
                    if (at == cell) {
                        through.add(line);
                    }
                }
            }
        }
        return through;
    }

    /** How far from its centre a tap still counts for a cell. */
    double reach() {
        return reach;
    }
}
