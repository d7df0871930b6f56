package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import pbem.phrase.Phrase;

/**
 * The goal of a number of men in a line: the first player to have them wins.
 *
 * @param ways one of each pair of opposite directions
 * @param back the opposite directions
 */
public record RowGoal(GameBoard board, int length, boolean exactly, int[] ways, int[] back, Phrase reason, Phrase even)
        implements PlacingPlay.Rule {

    private static final int NEAR = 2;

    /** The goal for rows, columns and diagonals of a board of squares. A longer line also wins. */
    public static RowGoal everyWay(GameBoard board, int length, Phrase reason, Phrase even) {
        int[] ways = {BoardShapes.UP, BoardShapes.UP_RIGHT, BoardShapes.RIGHT, BoardShapes.DOWN_RIGHT};
        int[] back = {BoardShapes.DOWN, BoardShapes.DOWN_LEFT, BoardShapes.LEFT, BoardShapes.UP_LEFT};
        return new RowGoal(board, length, false, ways, back, reason, even);
    }

    /** This goal with the exact number of men: a longer line does not win. */
    public RowGoal exact() {
        return new RowGoal(board, length, true, ways, back, reason, even);
    }

    /** Every line of the board from edge to edge on which the goal can be reached. */
    List<int[]> lines() {
        List<int[]> lines = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            for (int i = 0; i < ways.length; i++) {
                int[] ray = board.ray(cell, ways[i]);
                if (board.ray(cell, back[i]).length == 0 && ray.length >= length - 1) {
                    lines.add(IntStream.concat(IntStream.of(cell), IntStream.of(ray))
                            .toArray());
                }
            }
        }
        return lines;
    }

    /** Every row of as many cells as the goal asks for. */
    public List<int[]> rows() {
        return lines().stream()
                .flatMap(line -> IntStream.rangeClosed(0, line.length - length)
                        .mapToObj(from -> Arrays.copyOfRange(line, from, from + length)))
                .toList();
    }

    @Override
    public GameEnding ending(Men men, int cell, int mover) {
        return isReached(men, cell, men.at(cell)) ? new GameEnding(mover, reason) : null;
    }

    /** Whether that man on that cell, where it stands or would stand, is in a line that wins. */
    public boolean isReached(Men men, int cell, int man) {
        for (int way = 0; way < ways.length; way++) {
            int line = line(men, cell, man, way);
            if (exactly ? line == length : line >= length) {
                return true;
            }
        }
        return false;
    }

    /**
     * How many men are side by side in a line with that man on that cell, where it stands or would stand.
     *
     * @param way the number of one of the {@link #ways}
     */
    public int line(Men men, int cell, int man, int way) {
        return 1 + standing(men, cell, man, ways[way]) + standing(men, cell, man, back[way]);
    }

    private int standing(Men men, int cell, int man, int way) {
        return men.run(board.ray(cell, way), man);
    }

    @Override
    public int sensible(Men men, int[] cells, int count) {
        return sensible(men, cells, count, cell -> false);
    }

    /**
     * Keeps of some empty cells those that would complete a line of either colour, if there are any, and else those
     * near men, if there are any.
     *
     * @param answers other cells to keep beside those that complete a line
     * @return how many are kept
     */
    public int sensible(Men men, int[] cells, int count, IntPredicate answers) {
        boolean[] near = near(men);
        int kept = 0;
        boolean ends = false;
        for (int i = 0; i < count; i++) {
            if (near[cells[i]]) {
                ends |= completes(men, cells[i]);
                cells[kept++] = cells[i];
            }
        }
        int last = 0;
        for (int i = 0; i < kept && ends; i++) {
            if (completes(men, cells[i]) || answers.test(cells[i])) {
                cells[last++] = cells[i];
            }
        }
        return ends ? last : kept == 0 ? count : kept;
    }

    private boolean[] near(Men men) {
        boolean[] near = new boolean[men.cells()];
        for (int cell = 0; cell < men.cells(); cell++) {
            for (int i = 0; i < ways.length && !men.isEmpty(cell); i++) {
                for (int[] ray : new int[][] {board.ray(cell, ways[i]), board.ray(cell, back[i])}) {
                    for (int step = 0; step < Math.min(NEAR, ray.length); step++) {
                        near[ray[step]] = true;
                    }
                }
            }
        }
        return near;
    }

    private boolean completes(Men men, int cell) {
        return isReached(men, cell, 1) || isReached(men, cell, 2);
    }

    /** The promise of a cell, by the lines that a man there would extend or block. */
    @Override
    public int promise(Men men, int cell, int seat) {
        int promise = 0;
        for (int one = 1; one <= 2; one++) {
            for (int i = 0; i < ways.length; i++) {
                int there = line(men, cell, one, i);
                promise += (one == seat + 1 ? 3 : 2) << 2 * Math.min(there, length) - 2;
            }
        }
        return promise - 20;
    }

    @Override
    public GameEnding full(Men men) {
        return GameEnding.draw(even);
    }
}
