package pbem.games.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The paths from one cell, stored in one array as a tree that shares their common beginnings. To follow them, go from
 * an entry with an empty cell to the next entry, and from an entry with an occupied cell to the entry past all cells
 * behind it.
 *
 * @param steps for each entry its cell and, shifted left by eight bits, the entry to continue with if the cell is
 *     occupied
 * @param men for each entry a set of men ({@link Man#bit}), whose meaning depends on the table
 */
record PathTable(int[] steps, long[] men) {

    static int cell(int step) {
        return step & 0xff;
    }

    static int past(int step) {
        return step >>> 8;
    }

    /** Collects paths into a table. */
    static final class Builder {

        private final Map<Cell, Builder> next = new LinkedHashMap<>();
        private long men;

        /** Adds a path, with a set of men for its last cell. */
        void add(List<Cell> path, long meaning) {
            Builder at = this;
            for (Cell cell : path) {
                at = at.next.computeIfAbsent(cell, any -> new Builder());
            }
            at.men |= meaning;
        }

        PathTable fan() {
            List<Integer> steps = new ArrayList<>();
            List<Long> meanings = new ArrayList<>();
            lay(steps, meanings);
            return new PathTable(
                    steps.stream().mapToInt(Integer::intValue).toArray(),
                    meanings.stream().mapToLong(Long::longValue).toArray());
        }

        private void lay(List<Integer> steps, List<Long> meanings) {
            next.forEach((cell, behind) -> {
                int entry = steps.size();
                steps.add(0);
                meanings.add(behind.men);
                behind.lay(steps, meanings);
                steps.set(entry, cell.index() | steps.size() << 8);
            });
        }
    }
}
