package pbem.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.picture.Letters;
import pbem.picture.Point;

/**
 * Boxes and the lines around them; both are cells. The name of a line is that of the dots at its ends, the name of a
 * box that of the dot at its lower left. Directions lead from a box to its lines and from a line to its boxes; see
 * {@link BoardShapes#boxes}.
 */
record BoxCells(int columns, int rows) {

    private static final int ACROSS = 4; // characters of the text board from dot to dot
    private static final double THIN = 0.08;
    private static final double RIM = 0.95;

    GameBoard board() {
        List<GameBoard.Cell> cells = new ArrayList<>();
        List<GameBoard.Line> lines = new ArrayList<>();
        List<GameBoard.Label> labels = new ArrayList<>();
        List<Point> dots = new ArrayList<>();
        List<Letters> signs = new ArrayList<>();
        for (int row = 1; row <= rows + 1; row++) {
            int first = cells.size();
            for (int column = 1; column <= columns + 1; column++) {
                dots.add(dot(column, row));
                signs.add(new Letters(ACROSS * column, line(row), "+"));
                if (column <= columns) {
                    String name = name(column, row) + "-" + name(column + 1, row);
                    Point centre = dot(column, row).plus(0.5, 0);
                    cells.add(GameBoard.Cell.box(name, centre, 0.5, THIN, ACROSS * column + 1, line(row), "---"));
                }
            }
            lines.add(line(String.valueOf(row), first, cells.size()));
            labels.add(new GameBoard.Label(
                    String.valueOf(row),
                    dot(1, row).plus(-RIM, 0),
                    ACROSS - 2 - String.valueOf(row).length(),
                    line(row)));
            if (row > rows) {
                break;
            }
            first = cells.size();
            for (int column = 1; column <= columns + 1; column++) {
                String name = name(column, row) + "-" + name(column, row + 1);
                Point centre = dot(column, row).plus(0, -0.5);
                cells.add(GameBoard.Cell.box(name, centre, THIN, 0.5, ACROSS * column, line(row) - 1, "|"));
                if (column <= columns) {
                    Point middle = dot(column, row).plus(0.5, -0.5);
                    cells.add(GameBoard.Cell.box(
                            name(column, row), middle, 0.5, 0.5, ACROSS * column + 2, line(row) - 1, ""));
                }
            }
            lines.add(line(row + "-" + (row + 1), first, cells.size()));
        }
        for (int column = 1; column <= columns + 1; column++) {
            labels.add(new GameBoard.Label(
                    BoardShapes.letter(column), dot(column, 1).plus(0, RIM), ACROSS * column, line(1) + 1));
        }
        return new GameBoard(
                cells,
                next(cells),
                BoardShapes.ORTHOGONAL,
                Map.of(),
                labels,
                lines,
                List.of(),
                0.3,
                GameBoard.Names.LETTER_NUMBER,
                new GameBoard.Ground(false, false, false, List.of(), List.of(), dots, signs));
    }

    static String name(int column, int row) {
        return BoardShapes.letter(column) + row;
    }

    Point dot(int column, int row) {
        return new Point(column, rows + 2 - row);
    }

    private int line(int row) {
        return 2 * (rows + 2 - row);
    }

    private static GameBoard.Line line(String name, int first, int end) {
        return new GameBoard.Line(
                "kit.words-row",
                name,
                java.util.stream.IntStream.range(first, end).toArray());
    }

    private int[][] next(List<GameBoard.Cell> cells) {
        Map<String, Integer> at = new HashMap<>();
        cells.forEach(cell -> at.put(cell.name(), at.size()));
        int[][] next = new int[at.size()][8];
        for (int[] ways : next) {
            java.util.Arrays.fill(ways, GameBoard.NONE);
        }
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                int box = at.get(name(column, row));
                join(next, box, BoardShapes.UP, at.get(name(column, row + 1) + "-" + name(column + 1, row + 1)));
                join(next, box, BoardShapes.RIGHT, at.get(name(column + 1, row) + "-" + name(column + 1, row + 1)));
                join(next, box, BoardShapes.DOWN, at.get(name(column, row) + "-" + name(column + 1, row)));
                join(next, box, BoardShapes.LEFT, at.get(name(column, row) + "-" + name(column, row + 1)));
            }
        }
        return next;
    }

    private static void join(int[][] next, int box, int way, int line) {
        next[box][way] = line;
        next[line][(way + 4) % 8] = box;
    }
}
