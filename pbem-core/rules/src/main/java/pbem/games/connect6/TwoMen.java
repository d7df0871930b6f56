package pbem.games.connect6;

import java.util.Arrays;
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
    private int[] put = {}; // cells of the last move

    TwoMen(RowGoal goal) {
        this.goal = goal;
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
        return new TwoMen(goal);
    }
}
