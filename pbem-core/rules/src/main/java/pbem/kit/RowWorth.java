package pbem.kit;

import java.util.List;

/** The value of the rows of five that each side can still make: the more men in a row, the higher. */
public final class RowWorth {

    private static final int[] WORTH = {0, 1, 6, 25, 80, 0};

    private final List<int[]> rows;

    /** @param goal five men in a line: its board and its lines count */
    public RowWorth(RowGoal goal) {
        rows = goal.rows();
    }

    /** The value for the men of number 1, minus that for the men of number 2. */
    public int of(Men men) {
        int value = 0;
        for (int[] row : rows) {
            int first = 0;
            int second = 0;
            for (int cell : row) {
                int man = men.at(cell);
                first += man == 1 ? 1 : 0;
                second += man == 2 ? 1 : 0;
            }
            if (first == 0 || second == 0) {
                value += WORTH[first] - WORTH[second];
            }
        }
        return value;
    }
}
