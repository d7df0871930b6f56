package pbem.games.ninuki;

import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.PuttingRule;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * The rule of Ninuki: a new man takes the pairs of the other colour that it closes in. The pairs that each player has
 * taken and the moves left of the opening are counted beside the board.
 */
final class ClosingIn implements PuttingRule {

    private static final int PAIRS = 5; // pairs that win
    private static final int OPENING = 2; // the place that counts the moves left of the opening
    private static final int NEAR = 3; // the least distance of the second black man from the middle

    private static final int[] WORTH_OF_PAIRS = {0, 40, 90, 160, 260, 0};

    private final GameBoard board;
    private final RowWorth worth;
    private final RowGoal goal;
    private int put; // cell of the last move

    ClosingIn(GameBoard board, RowGoal goal, RowWorth worth) {
        this.board = board;
        this.worth = worth;
        this.goal = goal;
    }

    static Men begin(GameBoard board, boolean restricted) {
        Men men = Men.none(board, OPENING + 1);
        men.hold(OPENING, restricted ? 3 : 0);
        return men;
    }

    /** What the opening requires of the next man; null if nothing. */
    static Phrase wish(Men men) {
        return switch (men.held(OPENING)) {
            case 3 -> Phrase.of("ninuki.first");
            case 1 -> Phrase.of("ninuki.second");
            default -> null;
        };
    }

    @Override
    public boolean allows(Men men, int seat, int cell) {
        return men.isEmpty(cell)
                && switch (men.held(OPENING)) {
                    case 3 -> board.away(cell) == 0;
                    case 1 -> board.away(cell) >= NEAR;
                    default -> true;
                };
    }

    /** A line that is about to be completed is met by a man on its end, or by taking a pair out of it. */
    @Override
    public int sensible(Men men, int seat, int[] into) {
        int count = moves(men, seat, into);
        return men.held(OPENING) > 0 ? count : goal.sensible(men, into, count, cell -> taken(men, cell, seat + 1) > 0);
    }

    @Override
    public void play(Men men, int seat, int move) {
        men.put(move, seat + 1);
        for (int way : BoardShapes.ALL) {
            if (closes(men, move, way, seat + 1)) {
                int[] ray = board.ray(move, way);
                men.clear(ray[0]);
                men.clear(ray[1]);
                men.hold(seat, men.held(seat) + 1);
            }
        }
        men.hold(OPENING, Math.max(0, men.held(OPENING) - 1));
        put = move;
    }

    /** Whether a man of that colour on that cell closes in a pair in that direction. */
    private boolean closes(Men men, int cell, int way, int man) {
        int[] ray = board.ray(cell, way);
        return ray.length > 2 && men.at(ray[0]) == 3 - man && men.at(ray[1]) == 3 - man && men.at(ray[2]) == man;
    }

    /** The number of pairs that a man of that colour would take. */
    private int taken(Men men, int cell, int man) {
        int pairs = 0;
        for (int way : BoardShapes.ALL) {
            pairs += closes(men, cell, way, man) ? 1 : 0;
        }
        return pairs;
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        return men.held(mover) >= PAIRS
                ? new GameEnding(mover, Phrase.of("ninuki.pairs", men.held(mover)))
                : goal.ending(men, put, mover);
    }

    @Override
    public GameEnding stuck(Men men, int seat, boolean both) {
        return goal.full(men);
    }

    /** Ranks moves by the rows that they make and the pairs that they take or save. */
    @Override
    public int promise(Men men, int seat, int move) {
        int own = taken(men, move, seat + 1);
        int others = taken(men, move, 2 - seat);
        return goal.promise(men, move, seat) + worth(own, men.held(seat)) + worth(others, men.held(1 - seat)) / 2;
    }

    /** The worth of taking further pairs; the last ones count most. */
    private static int worth(int pairs, int before) {
        return pairs == 0 ? 0 : before + pairs >= PAIRS ? 1_000 : 100 * pairs * (1 + before);
    }

    /** Counts the fives that each player can still make, more for more men in them, and the pairs taken. */
    @Override
    public int value(Men men) {
        return worth.of(men)
                + WORTH_OF_PAIRS[Math.min(PAIRS, men.held(0))]
                - WORTH_OF_PAIRS[Math.min(PAIRS, men.held(1))];
    }

    @Override
    public Phrase objection(Men men, int seat, int move) {
        Phrase wish = wish(men);
        return wish == null ? null : Phrase.of("list.sentence", wish);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new ClosingIn(board, goal, worth);
    }
}
