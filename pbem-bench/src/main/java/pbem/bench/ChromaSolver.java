package pbem.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Solves Chroma for two players by a complete search. It shares no code with the rules or with the programs that play,
 * so it can check both. Positions are identified by hashes of 63 bits.
 */
final class ChromaSolver {

    private static final int COLOURS = 4;
    private static final int[] ORDER = {0, 3, 1, 2, 0, 3, 2, 1};
    private static final int[][] TURNED = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    private static final int SLOTS = 1 << 22;

    /** A cell: its level, and its distances in steps from the three sides of that level. */
    private record Cell(int level, List<Integer> sides) {

        private Cell moved(int level, int up, int down) {
            List<Integer> next = new ArrayList<>(sides);
            next.set(up, next.get(up) + 1);
            if (down >= 0) {
                next.set(down, next.get(down) - 1);
            }
            return new Cell(level, next);
        }

        private Cell turned(int[] by) {
            return new Cell(level, List.of(sides.get(by[0]), sides.get(by[1]), sides.get(by[2])));
        }

        /** The cell's name in moves. */
        private String name() {
            int column = sides.get(0) + 1;
            char row = (char) ('a' + sides.get(0) + sides.get(1));
            return (level == 0 ? "" : String.valueOf(level + 1)) + row + column;
        }
    }

    private final List<Cell> cells = new ArrayList<>();
    private final long[] below;
    private final long[] touching;
    private final long[][][] marks; // by orientation of the board, colour and cell
    private final long[] seen = new long[SLOTS];
    private final long most;
    private long looked;

    /** @param most the largest number of positions in a search */
    ChromaSolver(int size, long most) {
        this.most = most;
        for (int level = 0; level < size; level++) {
            int steps = size - level - 1;
            for (int first = 0; first <= steps; first++) {
                for (int second = 0; first + second <= steps; second++) {
                    cells.add(new Cell(level, List.of(first, second, steps - first - second)));
                }
            }
        }
        below = new long[cells.size()];
        touching = new long[cells.size()];
        for (int i = 0; i < cells.size(); i++) {
            for (int up = 0; up < 3; up++) {
                below[i] |= bit(cells.get(i).moved(cells.get(i).level() - 1, up, -1));
                for (int down = 0; down < 3; down++) {
                    touching[i] |=
                            up == down ? 0 : bit(cells.get(i).moved(cells.get(i).level(), up, down));
                }
            }
        }
        SplittableRandom random = new SplittableRandom(1);
        long[][] plain = new long[COLOURS][cells.size()];
        Arrays.stream(plain).forEach(row -> Arrays.setAll(row, i -> random.nextLong()));
        marks = new long[TURNED.length][COLOURS][cells.size()];
        for (int turn = 0; turn < TURNED.length; turn++) {
            for (int colour = 0; colour < COLOURS; colour++) {
                for (int i = 0; i < cells.size(); i++) {
                    marks[turn][colour][i] =
                            plain[colour][cells.indexOf(cells.get(i).turned(TURNED[turn]))];
                }
            }
        }
    }

    private long bit(Cell cell) {
        int index = cells.indexOf(cell);
        return index < 0 ? 0 : 1L << index;
    }

    /**
     * Whether the player on turn wins after these moves.
     *
     * @return empty if the search takes too many positions
     */
    Optional<Boolean> wins(List<String> moves) {
        long[] cubes = new long[COLOURS];
        long[] keys = new long[TURNED.length];
        for (int ply = 0; ply < moves.size(); ply++) {
            put(cubes, keys, ORDER[ply % ORDER.length], named(moves.get(ply)));
        }
        looked = 0;
        int found = search(cubes, keys, moves.size());
        return found < 0 ? Optional.empty() : Optional.of(found == 1);
    }

    private int named(String name) {
        for (int i = 0; i < cells.size(); i++) {
            if (cells.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no such cell: " + name);
    }

    private void put(long[] cubes, long[] keys, int colour, int cell) {
        cubes[colour] ^= 1L << cell;
        for (int turn = 0; turn < keys.length; turn++) {
            keys[turn] ^= marks[turn][colour][cell];
        }
    }

    private long open(long[] cubes, int colour) {
        long full = cubes[0] | cubes[1] | cubes[2] | cubes[3];
        long open = 0;
        for (int cell = 0; cell < below.length; cell++) {
            boolean fits = (full >>> cell & 1) == 0
                    && (below[cell] & ~full) == 0
                    && (cubes[colour] & (below[cell] | touching[cell])) == 0;
            open |= fits ? 1L << cell : 0;
        }
        return open;
    }

    /** Searches. Returns 1 if the player on turn wins, 0 if not, and -1 if the search takes too many positions. */
    private int search(long[] cubes, long[] keys, int ply) {
        long key = Arrays.stream(keys).min().orElseThrow() & ~1L;
        int slot = (int) (key >>> 20 & SLOTS - 1);
        if (seen[slot] != 0 && (seen[slot] & ~1L) == key) {
            return (int) (seen[slot] & 1);
        }
        if (++looked > most) {
            return -1;
        }
        int colour = ORDER[ply % ORDER.length];
        int next = ORDER[(ply + 1) % ORDER.length];
        long open = open(cubes, colour);
        long[] ranked = new long[Long.bitCount(open)];
        for (int i = 0; i < ranked.length; i++, open &= open - 1) {
            int cell = Long.numberOfTrailingZeros(open);
            cubes[colour] ^= 1L << cell;
            ranked[i] = (long) Long.bitCount(open(cubes, next)) << 8 | cell;
            cubes[colour] ^= 1L << cell;
        }
        Arrays.sort(ranked);
        int won = 0;
        for (int i = 0; i < ranked.length && won == 0; i++) {
            int cell = (int) (ranked[i] & 0xff);
            put(cubes, keys, colour, cell);
            int reply = search(cubes, keys, ply + 1);
            put(cubes, keys, colour, cell);
            if (reply < 0) {
                return -1;
            }
            won = 1 - reply;
        }
        seen[slot] = key | won;
        return won;
    }

    /**
     * Prints who wins from the start; the arguments are the board's size and the largest number of positions:
     * {@code 5 10000000}.
     */
    public static void main(String[] arguments) {
        ChromaSolver solver = new ChromaSolver(Integer.parseInt(arguments[0]), Long.parseLong(arguments[1]));
        System.out.println(solver.wins(List.of())
                        .map(first -> first ? "the first player wins" : "the second player wins")
                        .orElse("open")
                + " after " + solver.looked + " positions");
    }
}
