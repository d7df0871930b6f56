package pbem.kit.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;

/** Where every man can go from every cell, and from where a cell can be attacked. Computed once; immutable. */
final class GaitTable {

    private static final int DIRECTIONS = 8;
    private static final int[][] STEPS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    /**
     * The leaps that attack a cell.
     *
     * @param from the cells of the attackers
     * @param men the men that attack from each cell, one bit for each
     * @param blocks the cells that must be empty for the attack, or {@link GameBoard#NONE}
     */
    record Sources(int[] from, long[] men, int[] blocks) {}

    private final int[][][] leaps; // by man and cell: the target, the cell that must be empty, and the use
    private final int[][] rides; // by single use and man: one bit for each direction
    private final int[] far; // by man: the rides of any use
    private final Sources[][] sources; // by seat and cell
    private final boolean[][] aligned;
    private final boolean plain;

    GaitTable(RoyalRules rules) {
        GameBoard board = rules.board();
        List<RoyalPiece> pieces = rules.pieces();
        int men = 2 * pieces.size() + 1;
        leaps = new int[men][board.size()][];
        rides = new int[Gait.Use.values().length][men];
        far = new int[men];
        sources = new Sources[2][board.size()];
        // by seat and cell: the men by the cell of the attackers and the cell that must be empty
        List<Map<Integer, Long>> found = new ArrayList<>();
        for (int i = 0; i < 2 * board.size(); i++) {
            found.add(new TreeMap<>());
        }
        for (int man = 1; man < men; man++) {
            int kind = man - 1 >> 1;
            int seat = man - 1 & 1;
            for (Gait gait : pieces.get(kind).gaits()) {
                if (gait.far()) {
                    ride(gait, man, seat);
                }
            }
            for (int cell = 0; cell < board.size(); cell++) {
                leaps[man][cell] = leaps(rules, kind, seat, cell);
                for (int leap : leaps[man][cell]) {
                    if (use(leap) != Gait.Use.GO.ordinal()) {
                        found.get(2 * to(leap) + seat).merge(cell << 8 | block(leap) + 1, 1L << man, (a, b) -> a | b);
                    }
                }
            }
        }
        for (int cell = 0; cell < board.size(); cell++) {
            for (int seat = 0; seat < 2; seat++) {
                Map<Integer, Long> all = found.get(2 * cell + seat);
                sources[seat][cell] = new Sources(
                        all.keySet().stream().mapToInt(key -> key >> 8).toArray(),
                        all.values().stream().mapToLong(bits -> bits).toArray(),
                        all.keySet().stream().mapToInt(key -> (key & 0xFF) - 1).toArray());
            }
        }
        aligned = aligned(board);
        plain = pieces.stream()
                .flatMap(piece -> piece.gaits().stream())
                .noneMatch(gait -> gait.lame() || gait.use() == Gait.Use.TAKE_BEHIND || gait.use() == Gait.Use.FACE);
    }

    private void ride(Gait gait, int man, int seat) {
        int ahead = seat == 0 ? gait.ahead() : -gait.ahead();
        for (int way = 0; way < DIRECTIONS; way++) {
            if (STEPS[way][0] == gait.right() && STEPS[way][1] == ahead) {
                boolean both = gait.use() == Gait.Use.GO_OR_TAKE;
                rides[(both ? Gait.Use.GO : gait.use()).ordinal()][man] |= 1 << way;
                rides[(both ? Gait.Use.TAKE : gait.use()).ordinal()][man] |= 1 << way;
                far[man] |= 1 << way;
            }
        }
    }

    private static int[] leaps(RoyalRules rules, int kind, int seat, int cell) {
        List<Integer> leaps = new ArrayList<>();
        for (Gait gait : rules.pieces().get(kind).gaits()) {
            int to = beyond(rules.board(), cell, gait.right(), seat == 0 ? gait.ahead() : -gait.ahead());
            if (!gait.far() && to != GameBoard.NONE && rules.allows(kind, seat, cell, to)) {
                int half = gait.right() / 2;
                int block = gait.lame()
                        ? beyond(rules.board(), cell, half, (seat == 0 ? gait.ahead() : -gait.ahead()) / 2)
                        : GameBoard.NONE;
                leaps.add(to | block + 1 << 8 | gait.use().ordinal() << 16);
            }
        }
        return leaps.stream().mapToInt(leap -> leap).toArray();
    }

    private static int beyond(GameBoard board, int cell, int right, int up) {
        int at = cell;
        for (int i = 0; i < Math.abs(right) && at != GameBoard.NONE; i++) {
            at = board.next(at, right > 0 ? BoardShapes.RIGHT : BoardShapes.LEFT);
        }
        for (int i = 0; i < Math.abs(up) && at != GameBoard.NONE; i++) {
            at = board.next(at, up > 0 ? BoardShapes.UP : BoardShapes.DOWN);
        }
        return at;
    }

    private static boolean[][] aligned(GameBoard board) {
        boolean[][] aligned = new boolean[board.size()][board.size()];
        for (int cell = 0; cell < board.size(); cell++) {
            for (int way : BoardShapes.ALL) {
                for (int other : board.ray(cell, way)) {
                    aligned[cell][other] = true;
                }
            }
        }
        return aligned;
    }

    int[] leaps(int man, int cell) {
        return leaps[man][cell];
    }

    static int to(int leap) {
        return leap & 0xFF;
    }

    static int block(int leap) {
        return (leap >> 8 & 0xFF) - 1;
    }

    static int use(int leap) {
        return leap >> 16;
    }

    Sources sources(int seat, int cell) {
        return sources[seat][cell];
    }

    /** The directions in which a man moves any distance, for any purpose; one bit for each. */
    int far(int man) {
        return far[man];
    }

    /** Whether a man moves any distance in a direction for a single purpose, not {@link Gait.Use#GO_OR_TAKE}. */
    boolean rides(int man, int way, Gait.Use use) {
        return (rides[use.ordinal()][man] >> way & 1) != 0;
    }

    boolean isAligned(int cell, int other) {
        return aligned[cell][other];
    }

    /**
     * Whether a move of another man can expose a king only if the man leaves a line with it: no man takes over another
     * one, faces the king or can be blocked half-way.
     */
    boolean isPlain() {
        return plain;
    }
}
