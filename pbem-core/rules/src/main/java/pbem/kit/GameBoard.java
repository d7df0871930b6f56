package pbem.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.picture.Point;

/**
 * The cells of a board as numbers from 0, which touch, how they are called and where they are drawn. Immutable; one for
 * each shape and size, see {@link BoardShapes}. A cell that is not there is {@value #NONE}.
 */
public final class GameBoard {

    public static final int NONE = -1;

    /**
     * A cell as it is drawn and written.
     *
     * @param column of the text board
     * @param line of the text board, from the top
     */
    record Cell(String name, Point centre, List<Point> outline, int column, int line) {
        Cell {
            outline = List.copyOf(outline);
        }
    }

    /** A name at the rim: of a column, of a row. */
    record Label(String text, Point centre, int column, int line) {}

    /**
     * Cells in a line that is told as one.
     *
     * @param key of the phrase that tells it
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

    GameBoard(
            List<Cell> cells,
            int[][] next,
            Map<String, int[]> sides,
            List<Label> labels,
            List<Line> rows,
            List<Line> others,
            double reach) {
        this.cells = List.copyOf(cells);
        this.next = next;
        this.sides = Map.copyOf(sides);
        this.labels = List.copyOf(labels);
        this.rows = List.copyOf(rows);
        this.others = List.copyOf(others);
        this.reach = reach;
        int directions = next[0].length;
        rays = new int[cells.size()][directions][];
        around = new int[cells.size()][];
        for (int cell = 0; cell < cells.size(); cell++) {
            byName.put(cells.get(cell).name(), cell);
            List<Integer> beside = new ArrayList<>();
            for (int way = 0; way < directions; way++) {
                List<Integer> ray = new ArrayList<>();
                for (int at = next[cell][way]; at != NONE; at = next[at][way]) {
                    ray.add(at);
                }
                rays[cell][way] = ray.stream().mapToInt(at -> at).toArray();
                if (!ray.isEmpty()) {
                    beside.add(ray.get(0));
                }
            }
            around[cell] = beside.stream().mapToInt(at -> at).toArray();
        }
    }

    /** How many cells there are. */
    public int size() {
        return cells.size();
    }

    public int directions() {
        return next[0].length;
    }

    /** The cell beside that one; {@value #NONE} beyond the edge. */
    public int next(int cell, int direction) {
        return next[cell][direction];
    }

    /** All that touch it. Not to be changed. */
    public int[] around(int cell) {
        return around[cell];
    }

    /** All in that direction, the nearest first. Not to be changed. */
    public int[] ray(int cell, int direction) {
        return rays[cell][direction];
    }

    /** The cells along a side, by its name. Not to be changed. */
    public int[] side(String name) {
        return sides.get(name);
    }

    public String name(int cell) {
        return cells.get(cell).name();
    }

    /** {@value #NONE} if there is none of that name. */
    public int named(String name) {
        return byName.getOrDefault(name, NONE);
    }

    public int[] named(List<String> names) {
        return names.stream().mapToInt(this::named).toArray();
    }

    Cell cell(int cell) {
        return cells.get(cell);
    }

    Point centre(int cell) {
        return cells.get(cell).centre();
    }

    List<Label> labels() {
        return labels;
    }

    /** In these everything is told. */
    List<Line> rows() {
        return rows;
    }

    /** Rows and other lines through a cell. */
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

    /** How far from its middle a tap still means a cell. */
    double reach() {
        return reach;
    }
}
