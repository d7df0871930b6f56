package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import pbem.picture.Point;

/** Two rows of pits in a ring, which goes to the right along the lower row and back along the upper row. */
record PitCells(int columns) {

    private static final int ACROSS = 4; // characters of the text board from pit to pit
    private static final double RADIUS = 0.46;
    private static final double RIM = 0.85;
    private static final int CORNERS = 24;

    GameBoard board() {
        List<GameBoard.Cell> cells = new ArrayList<>();
        List<GameBoard.Label> labels = new ArrayList<>();
        for (int row = 1; row <= 2; row++) {
            for (int column = 1; column <= columns; column++) {
                Point centre = new Point(column, 3 - row);
                cells.add(new GameBoard.Cell(
                        BoardShapes.letter(column) + row, centre, round(centre), ACROSS * column, 2 * (3 - row), ""));
            }
            labels.add(
                    new GameBoard.Label(String.valueOf(row), new Point(1 - RIM, 3 - row), ACROSS - 3, 2 * (3 - row)));
        }
        for (int column = 1; column <= columns; column++) {
            labels.add(new GameBoard.Label(BoardShapes.letter(column), new Point(column, 2 + RIM), ACROSS * column, 6));
        }
        int pits = 2 * columns;
        int[][] next = new int[pits][2];
        for (int step = 0; step < pits; step++) {
            next[pit(step)][0] = pit((step + 1) % pits);
            next[pit(step)][1] = pit((step + pits - 1) % pits);
        }
        return new GameBoard(
                cells,
                next,
                new int[] {0, 1},
                Map.of(
                        "lower", IntStream.range(0, columns).toArray(),
                        "upper", IntStream.range(columns, pits).toArray()),
                labels,
                List.of(row("1", 0), row("2", columns)),
                List.of(),
                0.5,
                GameBoard.Names.LETTER_NUMBER,
                GameBoard.Ground.FIELDS);
    }

    private int pit(int step) {
        return step < columns ? step : 3 * columns - 1 - step;
    }

    private GameBoard.Line row(String name, int first) {
        return new GameBoard.Line(
                "kit.words-row", name, IntStream.range(first, first + columns).toArray());
    }

    private static List<Point> round(Point centre) {
        return IntStream.range(0, CORNERS)
                .mapToObj(corner -> centre.onCircle(RADIUS, 360.0 * corner / CORNERS))
                .toList();
    }
}
