package pbem.kit;

import java.util.List;

/** The value of the rows of five that each side can still make: the more men in a row, the higher. */
public final class RowWorth {

    private static final int ROW = 5;
    private static final int[] WORTH = {0, 1, 6, 25, 80, 0};
    private static final int BITS = 3; // bits of a number of men

    /** The value of a row by its men: the number of the first side's in the low bits, that of the second's above. */
    private static final int[] VALUES = new int[1 << 2 * BITS];

    static {
        for (int men = 0; men <= ROW; men++) {
            VALUES[men] = WORTH[men];
            VALUES[men << BITS] = -WORTH[men];
        }
    }

    private final List<int[]> lines;

    /** @param goal five men in a line: its board and its lines count */
    public RowWorth(RowGoal goal) {
        lines = goal.lines();
    }

    /** The value for the men of number 1, minus that for the men of number 2. */
    public int of(Men men) {
        int value = 0;
        for (int[] line : lines) {
            int row = 0;
            for (int i = 0; i < line.length; i++) {
                row += one(men, line[i]) - (i < ROW ? 0 : one(men, line[i - ROW]));
                value += i < ROW - 1 ? 0 : VALUES[row];
            }
        }
        return value;
    }

    private static int one(Men men, int cell) {
        int man = men.at(cell);
        return man == 1 ? 1 : man == 2 ? 1 << BITS : 0;
    }
}
