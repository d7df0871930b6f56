package pbem.games.connect6;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.PuttingRule;
import pbem.kit.RowGoal;
import pbem.kit.TurnPlay;

/**
 * The rule of two men a turn, placed one by one or at once. The number of men still to place in a turn is stored beside
 * the board.
 */
final class TwoMen implements PuttingRule {

    private static final int LEFT = 0;

    private final RowGoal goal;
    private final List<int[]> rows; // every six cells in a line
    private int[] put = {}; // cells of the last move

    TwoMen(RowGoal goal) {
        this(goal, goal.rows());
    }

    private TwoMen(RowGoal goal, List<int[]> rows) {
        this.goal = goal;
        this.rows = rows;
    }

    /** The empty board. Black's first turn is one man. */
    static Men begin(GameBoard board) {
        Men men = Men.none(board, 1);
        men.hold(LEFT, 1);
        return men;
    }

    static int left(Men men) {
        return men.held(LEFT);
    }

    /**
     * The men that help to win in this turn or, if there are none, let the opponent not win in the next one. All men if
     * none does.
     */
    @Override
    public int sensible(Men men, int seat, int[] into) {
        List<int[]> own = open(men, seat, left(men));
        List<int[]> others = open(men, 1 - seat, 2);
        if (own.isEmpty() && isMet(men, others, left(men) - 1)) {
            return moves(men, seat, into);
        }
        BitSet cells = new BitSet();
        for (int[] row : own.isEmpty() ? others : own) {
            IntStream.of(row).filter(men::isEmpty).forEach(cells::set);
        }
        int count = 0;
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            if (!own.isEmpty() || isMet(men, without(others, cell), left(men) - 1)) {
                into[count++] = cell;
            }
        }
        return count == 0 ? moves(men, seat, into) : count;
    }

    /** The rows that a seat can fill by that many men. */
    private List<int[]> open(Men men, int seat, int more) {
        List<int[]> open = new ArrayList<>();
        for (int[] row : rows) {
            int empty = 0;
            int at = 0;
            while (at < row.length && empty <= more && men.at(row[at]) != 2 - seat) {
                empty += men.isEmpty(row[at++]) ? 1 : 0;
            }
            if (at == row.length && empty <= more) {
                open.add(row);
            }
        }
        return open;
    }

    /** Whether so many men can stand in the way of all these rows. */
    private static boolean isMet(Men men, List<int[]> rows, int with) {
        return rows.isEmpty()
                || with > 0
                        && IntStream.of(rows.get(0))
                                .anyMatch(cell -> men.isEmpty(cell) && isMet(men, without(rows, cell), with - 1));
    }

    private static List<int[]> without(List<int[]> rows, int cell) {
        List<int[]> without = new ArrayList<>();
        for (int[] row : rows) {
            if (IntStream.of(row).noneMatch(one -> one == cell)) {
                without.add(row);
            }
        }
        return without;
    }

    @Override
    public void play(Men men, int seat, int move) {
        play(men, seat, new int[] {move});
    }

    @Override
    public int mostTogether(Men men) {
        return left(men);
    }

    @Override
    public void play(Men men, int seat, int[] together) {
        for (int cell : together) {
            men.put(cell, seat + 1);
        }
        int rest = left(men) - together.length;
        men.hold(LEFT, rest == 0 ? 2 : rest);
        put = together;
    }

    @Override
    public boolean isAgain(Men men, int mover) {
        return left(men) == 1;
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        return Arrays.stream(put)
                .mapToObj(cell -> goal.ending(men, cell, mover))
                .filter(ending -> ending != null)
                .findFirst()
                .orElse(null);
    }

    @Override
    public GameEnding stuck(Men men, int seat, boolean both) {
        return goal.full(men);
    }

    @Override
    public int promise(Men men, int seat, int move) {
        return goal.promise(men, move, seat);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new TwoMen(goal, rows);
    }
}
