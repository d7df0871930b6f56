package pbem.games.cholone;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import pbem.phrase.Resource;

/** The layouts before the first move, read once from {@code layouts.txt}. */
final class Layouts {

    private static final String STANDARD = "standard";
    private static final String BOWL = "bowl";
    private static final String BOWL_FOR_TWO = "belgian";

    private static final Map<String, String> BOARDS = read();

    private Layouts() {}

    /** The layouts that two players can choose from, in the order of the help page. */
    static List<String> forTwo() {
        return BOARDS.keySet().stream().filter(name -> !name.contains("-")).toList();
    }

    /** The marbles of each seat, as sets of cells. */
    static long[] named(String name) {
        return drawn(2, BOARDS.get(name));
    }

    static long[] standard(int seats) {
        return seats == 2 ? named(STANDARD) : drawn(seats, BOARDS.get(STANDARD + "-" + seats));
    }

    static long[] bowl(int seats) {
        return seats == 2 ? named(BOWL_FOR_TWO) : drawn(seats, BOARDS.get(BOWL + "-" + seats));
    }

    /**
     * Reads a drawn board: the signs of the 61 cells from row i, i5 to i9, down to row a, a1 to a5. White space is
     * ignored.
     *
     * @param seats the number of players, which decides their signs; any other sign is an empty cell
     */
    static long[] drawn(int seats, String board) {
        String signs = board.replaceAll("\\s", "");
        if (signs.length() != Direction.COUNT) {
            throw new IllegalArgumentException("a board has 61 cells, not " + signs.length());
        }
        long[] marbles = new long[seats];
        int[] cells = IntStream.range(0, Direction.COUNT)
                .boxed()
                .sorted(Comparator.comparing(cell -> Cells.BOARD.centre(cell).y() * 100
                        + Cells.BOARD.centre(cell).x()))
                .mapToInt(cell -> cell)
                .toArray();
        for (int seat = 0; seat < seats; seat++) {
            String sign = new Marble(seat, seats).sign();
            for (int at = 0; at < cells.length; at++) {
                marbles[seat] |= signs.startsWith(sign, at) ? 1L << cells[at] : 0;
            }
        }
        return marbles;
    }

    private static Map<String, String> read() {
        Map<String, String> boards = new LinkedHashMap<>();
        String all = String.join("\n", new Resource(Layouts.class, "layouts.txt").lines());
        for (String layout : all.split("\n(?=\\S)")) {
            String[] parts = layout.split("\n", 2);
            boards.put(parts[0].strip(), parts[1]);
        }
        return Collections.unmodifiableMap(boards);
    }
}
