package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import pbem.picture.Letters;
import pbem.picture.Point;

/** Points on lines: {@code "a1 d1 g1"} is a line through three points. */
record LinedCells(List<String> lines) {

    private static final int ACROSS = 4; // characters of the text board from column to column
    private static final int DOWN = 2;
    private static final double RIM = 0.85;

    GameBoard board() {
        Map<String, Integer> at = new LinkedHashMap<>();
        lines.stream()
                .flatMap(line -> Arrays.stream(line.split(" ")))
                .distinct()
                .sorted(Comparator.comparingInt(LinedCells::row).thenComparingInt(LinedCells::column))
                .forEach(name -> at.put(name, at.size()));
        int rows = at.keySet().stream().mapToInt(LinedCells::row).max().orElseThrow();
        List<GameBoard.Cell> cells = new ArrayList<>();
        at.keySet().forEach(name -> {
            int line = DOWN * (rows + 1 - row(name));
            cells.add(GameBoard.Cell.box(name, centre(name, rows), 0.5, 0.5, ACROSS * column(name), line, ""));
        });
        int[][] next = new int[at.size()][8];
        for (int[] ways : next) {
            Arrays.fill(ways, GameBoard.NONE);
        }
        List<List<Point>> drawn = new ArrayList<>();
        List<Letters> strokes = new ArrayList<>();
        for (String line : lines) {
            String[] names = line.split(" ");
            drawn.add(Arrays.stream(names).map(name -> centre(name, rows)).toList());
            for (int i = 1; i < names.length; i++) {
                int way = way(names[i - 1], names[i]);
                next[at.get(names[i - 1])][way] = at.get(names[i]);
                next[at.get(names[i])][(way + 4) % 8] = at.get(names[i - 1]);
                strokes.addAll(stroke(cells.get(at.get(names[i - 1])), cells.get(at.get(names[i]))));
            }
        }
        return new GameBoard(
                cells,
                next,
                BoardShapes.ALL,
                Map.of(),
                labels(at, rows),
                told("kit.words-row", at, false),
                told("kit.words-column", at, true),
                0.5,
                GameBoard.Names.LETTER_NUMBER,
                new GameBoard.Ground(false, false, false, List.of(), drawn, List.of(), strokes));
    }

    private static int column(String name) {
        return name.charAt(0) - 'a' + 1;
    }

    private static int row(String name) {
        return Integer.parseInt(name.substring(1));
    }

    private static Point centre(String name, int rows) {
        return new Point(column(name), rows + 1 - row(name));
    }

    /** The direction of the second point from the first, counted clockwise from the upward direction. */
    private static int way(String from, String to) {
        int right = Integer.signum(column(to) - column(from));
        int up = Integer.signum(row(to) - row(from));
        return right == 0 ? up > 0 ? 0 : 4 : right > 0 ? 2 - up : 6 + up;
    }

    /** The line of the text board between two points. */
    private static List<Letters> stroke(GameBoard.Cell from, GameBoard.Cell to) {
        List<Letters> letters = new ArrayList<>();
        int across = Integer.signum(to.column() - from.column());
        int down = Integer.signum(to.line() - from.line());
        if (down == 0) {
            int left = Math.min(from.column(), to.column());
            letters.add(new Letters(left + 1, from.line(), "-".repeat(Math.abs(to.column() - from.column()) - 1)));
            return letters;
        }
        int lines = Math.abs(to.line() - from.line());
        for (int step = 1; step < lines; step++) {
            int column = from.column() + (to.column() - from.column()) * step / lines;
            letters.add(
                    new Letters(column, from.line() + down * step, across == 0 ? "|" : across == down ? "\\" : "/"));
        }
        return letters;
    }

    private static List<GameBoard.Label> labels(Map<String, Integer> at, int rows) {
        List<GameBoard.Label> labels = new ArrayList<>();
        new TreeSet<>(at.keySet().stream().map(LinedCells::row).toList()).forEach(row -> {
            String name = String.valueOf(row);
            labels.add(new GameBoard.Label(
                    name, new Point(1 - RIM, rows + 1 - row), 1 - name.length(), DOWN * (rows + 1 - row)));
        });
        new TreeSet<>(at.keySet().stream().map(LinedCells::column).toList())
                .forEach(column -> labels.add(new GameBoard.Label(
                        BoardShapes.letter(column), new Point(column, rows + RIM), ACROSS * column, DOWN * rows + 2)));
        return labels;
    }

    private static List<GameBoard.Line> told(String key, Map<String, Integer> at, boolean upwards) {
        Map<Integer, List<String>> byNumber = at.keySet().stream()
                .collect(Collectors.groupingBy(
                        upwards ? LinedCells::column : LinedCells::row, TreeMap::new, Collectors.toList()));
        List<GameBoard.Line> lines = new ArrayList<>();
        byNumber.forEach((number, names) -> {
            String name = upwards ? BoardShapes.letter(number) : String.valueOf(number);
            lines.add(new GameBoard.Line(
                    key, name, names.stream().mapToInt(at::get).toArray()));
        });
        return lines;
    }
}
