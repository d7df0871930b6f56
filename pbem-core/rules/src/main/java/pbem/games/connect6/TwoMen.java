package pbem.games.connect6;

import java.util.Arrays;
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
        int count = moves(men, seat, into);
        List<int[]> own = open(men, seat, left(men));
        List<int[]> others = open(men, 1 - seat, 2);
        if (own.isEmpty() && isMet(men, others, left(men) - 1)) {
            return count;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int cell = into[i];
            if (own.isEmpty() ? isMet(men, without(others, cell), left(men) - 1) : without(own, cell).size() < own.size()) {
                into[kept++] = cell;
            }
        }
        return kept == 0 ? count : kept;
    }

    /** The rows that a seat can fill by that many men. */
    private List<int[]> open(Men men, int seat, int more) {
        return rows.stream()
                .filter(row -> {
                    int own = 0;
                    for (int cell : row) {
                        own += men.at(cell) == seat + 1 ? 1 : men.isEmpty(cell) ? 0 : -row.length;
                    }
                    return own >= row.length - more;
                })
                .toList();
    }

    /** Whether so many men can stand in the way of all these rows. */
    private static boolean isMet(Men men, List<int[]> rows, int with) {
        return rows.isEmpty()
                || with > 0
                        && IntStream.of(rows.get(0))
                                .anyMatch(cell -> men.isEmpty(cell) && isMet(men, without(rows, cell), with - 1));
    }

    private static List<int[]> without(List<int[]> rows, int cell) {
        return rows.stream()
                .filter(row -> IntStream.of(row).noneMatch(one -> one == cell))
                .toList();
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
