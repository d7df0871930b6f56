package pbem.games.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The moves of the pieces, written as slowly and plainly as the articles give them. For two cells it answers with the
 * cells that must be empty for the move. Cells are known by their names and coloured row by row, as the author's lists
 * (corrected where they contradict themselves) begin each row.
 */
final class ObviousPieceMoves {

    private static final String SMALL_ROWS = "1231231 23123123 312312312 1231231231 23123123123 312312312312"
            + " 1231231231231 312312312312 23123123123 1231231231 312312312 23123123 1231231";
    private static final String BIG_ROWS = "12341234 341234123 1234123412 34123412341 123412341234 3412341234123"
            + " 12341234123412 341234123412341 23412341234123 1234123412341 412341234123 34123412341 2341234123"
            + " 123412341 41234123";

    private static final int[][] EDGES = {{1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, 0}};

    private final Map<String, Integer> colours = new LinkedHashMap<>();

    /** The ways of pieces that turn, which are long to find and are asked for again in every position. */
    private final Map<String, List<List<String>>> known = new HashMap<>();

    private final int count;

    ObviousPieceMoves(int count) {
        this.count = count;
        int row = 1;
        for (String cells : (count == 3 ? SMALL_ROWS : BIG_ROWS).split(" ")) {
            int column = Math.max(1, row - (count == 3 ? 6 : 7));
            for (char colour : cells.toCharArray()) {
                colours.put(name(column++, row), colour - '0');
            }
            row++;
        }
    }

    static String name(int column, int row) {
        return "" + (char) ('a' + column - 1) + row;
    }

    static int column(String cell) {
        return cell.charAt(0) - 'a' + 1;
    }

    static int row(String cell) {
        return Integer.parseInt(cell.substring(1));
    }

    Set<String> cells() {
        return colours.keySet();
    }

    int colour(String cell) {
        return colours.get(cell);
    }

    int colours() {
        return count;
    }

    /** @return the cells in between for each way that the article allows; empty if it allows none */
    List<List<String>> ways(String piece, String from, String to) {
        int dx = column(to) - column(from);
        int dy = row(to) - row(from);
        boolean small = count == 3;
        return switch (piece.charAt(0)) {
            case 'K' -> free(distance(dx, dy) == 1 || distance(dx, dy) == 2 && !onEdgeLine(dx, dy));
            case 'N' -> free(distance(dx, dy) == 3 && !onEdgeLine(dx, dy));
            case 'R' -> onEdgeLine(dx, dy) ? line(from, dx, dy) : List.of();
            case 'Q' -> onEdgeLine(dx, dy) || onVertexLine(dx, dy) ? line(from, dx, dy) : List.of();
            case 'I' ->
                colour(from) == colour(to) && colour(to) == piece.charAt(1) - '0'
                        ? small ? onVertexLine(dx, dy) ? line(from, dx, dy) : List.of() : ownColour(from, dx, dy)
                        : List.of();
            case 'T', 'W' -> known.computeIfAbsent(piece + from + to, none -> turning(piece, from, to));
            default -> throw new IllegalArgumentException(piece);
        };
    }

    private List<List<String>> turning(String piece, String from, String to) {
        return piece.charAt(0) == 'W'
                ? stairs(piece, from, to)
                : count == 3 ? zigzags(piece, from, to) : stripes(piece, from, to);
    }

    private static List<List<String>> free(boolean allowed) {
        return allowed ? List.of(List.of()) : List.of();
    }

    /** The number of steps through edges from cell to cell. */
    private static int distance(int dx, int dy) {
        return dx * dy >= 0 ? Math.max(Math.abs(dx), Math.abs(dy)) : Math.abs(dx) + Math.abs(dy);
    }

    private static boolean onEdgeLine(int dx, int dy) {
        return (dx == 0 || dy == 0 || dx == dy) && (dx != 0 || dy != 0);
    }

    private static boolean onVertexLine(int dx, int dy) {
        return (dx == 2 * dy || dy == 2 * dx || dx == -dy) && dx != 0;
    }

    /** The cells between a cell and another one on a straight line. */
    private List<List<String>> line(String from, int dx, int dy) {
        int steps = gcd(Math.abs(dx), Math.abs(dy));
        List<String> between = new ArrayList<>();
        for (int i = 1; i < steps; i++) {
            between.add(name(column(from) + dx / steps * i, row(from) + dy / steps * i));
        }
        return List.of(between);
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Article 6.4. */
    private List<List<String>> ownColour(String from, int dx, int dy) {
        if (dx == 2 * dy && dy != 0) {
            return line(from, dx, dy);
        }
        if (dx != 0 || dy % 2 != 0 || dy == 0) {
            return List.of();
        }
        List<String> between = new ArrayList<>();
        for (int y = 2; y < Math.abs(dy); y += 2) {
            between.add(name(column(from), row(from) + y * Integer.signum(dy)));
        }
        return List.of(between);
    }

    /** Article 5.2: two edge directions by turns, which alternate between the two colours and lead onward. */
    private List<List<String>> zigzags(String piece, String from, String to) {
        List<List<String>> ways = new ArrayList<>();
        for (int[] one : EDGES) {
            for (int[] other : EDGES) {
                boolean back = one[0] == -other[0] && one[1] == -other[1];
                if (one != other && !back) {
                    List<String> between = new ArrayList<>();
                    String at = moved(from, one);
                    while (isOf(piece, at) && !at.equals(to)) {
                        between.add(at);
                        at = moved(at, between.size() % 2 == 1 ? other : one);
                    }
                    if (isOf(piece, at) && alternates(from, between, to)) {
                        ways.add(between);
                    }
                }
            }
        }
        return ways;
    }

    private boolean alternates(String from, List<String> between, String to) {
        List<String> path = new ArrayList<>(List.of(from));
        path.addAll(between);
        path.add(to);
        for (int i = 1; i < path.size(); i++) {
            if (colour(path.get(i)) == colour(path.get(i - 1))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Article 6.3: along the chain of neighbours of its two colours, or by a leap to the other colour at distance two.
     */
    private List<List<String>> stripes(String piece, String from, String to) {
        List<List<String>> ways = new ArrayList<>();
        for (int[] first : EDGES) {
            List<String> chain = new ArrayList<>(List.of(from));
            Optional<String> next = Optional.of(moved(from, first)).filter(cell -> isOf(piece, cell));
            while (next.isPresent() && !next.get().equals(to)) {
                chain.add(next.get());
                next = Arrays.stream(EDGES)
                        .map(way -> moved(chain.get(chain.size() - 1), way))
                        .filter(cell -> isOf(piece, cell) && !chain.contains(cell))
                        .findFirst();
            }
            if (next.isPresent()) {
                ways.add(chain.subList(1, chain.size()));
            }
        }
        boolean leap = distance(column(to) - column(from), row(to) - row(from)) == 2
                && isOf(piece, to)
                && colour(to) != colour(from);
        if (leap) {
            ways.add(List.of());
        }
        return ways;
    }

    /**
     * Article 6.2: on colours a, b, k after the lacking one; straight on from a over b to k, a turn between k and a.
     */
    private List<List<String>> stairs(String piece, String from, String to) {
        int lacking = piece.charAt(1) - '0';
        List<List<String>> ways = new ArrayList<>();
        for (int sense : new int[] {1, -1}) {
            for (int[] straight : EDGES) {
                for (int[] turned : EDGES) {
                    if (distance(straight[0] - turned[0], straight[1] - turned[1]) == 1) {
                        List<String> path = stairs(lacking, from, sense, straight, turned);
                        if (path.contains(to)) {
                            ways.add(path.subList(0, path.indexOf(to)));
                        }
                    }
                }
            }
        }
        return ways;
    }

    private List<String> stairs(int lacking, String from, int sense, int[] straight, int[] turned) {
        List<String> path = new ArrayList<>();
        int place = Math.floorMod(colour(from) - lacking, 4); // 1 for a, 2 for b, 3 for k
        int x = column(from);
        int y = row(from);
        for (int i = 0; i < 3; i++) {
            int next = sense > 0 ? place % 3 + 1 : (place + 1) % 3 + 1;
            int[] way = place + next == 4 && place != next ? turned : straight; // between k and a
            int leads = Math.floorMod(way[0] + 2 * way[1], 4);
            if (leads != Math.floorMod(next - place, 4)) {
                return List.of(); // the colours exclude it even on an endless board
            }
            place = next;
            x += way[0];
            y += way[1];
            if (path.size() == i && colours.containsKey(name(x, y))) {
                path.add(name(x, y));
            }
        }
        return path;
    }

    private static String moved(String cell, int[] way) {
        return name(column(cell) + way[0], row(cell) + way[1]);
    }

    private boolean isOf(String piece, String cell) {
        return colours.containsKey(cell) && piece.indexOf('0' + colour(cell)) > 0;
    }

    /** Whether a piece with that code may stand on the cell. */
    boolean fits(String piece, String cell) {
        return switch (piece.charAt(0)) {
            case 'I', 'T' -> isOf(piece, cell);
            case 'W' -> !isOf(piece, cell);
            default -> true;
        };
    }

    /** The codes of all pieces of this board. */
    Set<String> pieces() {
        Set<String> pieces = new TreeSet<>(Set.of("K", "Q", "N", "P"));
        if (count == 3) {
            pieces.add("R");
        }
        for (int i = 1; i <= count; i++) {
            pieces.add("I" + i);
            if (count == 4) {
                pieces.add("W" + i);
            }
            for (int j = i + 1; j <= count; j++) {
                pieces.add("T" + i + j);
            }
        }
        return pieces;
    }
}
