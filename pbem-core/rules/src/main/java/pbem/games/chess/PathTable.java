package pbem.games.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Paths from one cell, folded together where they begin alike and laid out in one row, to be run through without any
 * search: from an entry whose cell is empty on to the next entry, from an occupied one to the entry past all that lies
 * behind it.
 *
 * @param steps for each entry its cell, and shifted by eight bits the entry to go on with if the cell is occupied
 * @param men for each entry the set of men ({@link Man#bit}) to whom it means something; for the reader to define
 */
record PathTable(int[] steps, long[] men) {

    static int cell(int step) {
        return step & 0xff;
    }

    static int past(int step) {
        return step >>> 8;
    }

    /** Gathers paths. */
    static final class Builder {

        private final Map<Cell, Builder> next = new LinkedHashMap<>();
        private long men;

        /** A path, which means something to some men where it ends. */
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
