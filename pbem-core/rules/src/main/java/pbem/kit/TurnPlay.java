package pbem.kit;

import java.util.List;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * A game of two players who move in turn. A {@link Rule} says which moves there are, what they do and how the game
 * ends. This class knows whose turn it is, which seat was passed over, and how the game ended.
 */
public final class TurnPlay implements Play {

    /** The rules of a single game. A rule with a state must implement {@link #memory} and {@link #copy}. */
    public interface Rule {

        /** Writes the legal moves of a seat into an array, always in the same order, and returns their number. */
        int moves(Men men, int seat, int[] into);

        /** The highest number of moves in any position. */
        default int most() {
            return 512;
        }

        /** See {@link Play#sensible}. */
        default int sensible(Men men, int seat, int[] into) {
            return moves(men, seat, into);
        }

        default boolean canMove(Men men, int seat) {
            return moves(men, seat, new int[most()]) > 0;
        }

        /** Makes a legal move. */
        void play(Men men, int seat, int move);

        /** See {@link Play#mostTogether}. */
        default int mostTogether(Men men) {
            return 1;
        }

        /** Makes several legal moves as one. */
        default void play(Men men, int seat, int[] together) {
            throw new UnsupportedOperationException("one by one");
        }

        /** The end of the game after a move; null as long as the game goes on. */
        default GameEnding ending(Men men, int mover) {
            return null;
        }

        /** Whether the mover moves again. */
        default boolean isAgain(Men men, int mover) {
            return false;
        }

        /**
         * The end of the game when the seat to move has no move; null if the seat is passed over.
         *
         * @param both whether the other seat has no move either, so that nobody can be passed over
         */
        default GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("kit.stuck"));
        }

        /** See {@link Play#path}. */
        default MovePath path(Men men, int seat, int move) {
            return null;
        }

        /** See {@link Play#isLasting}. */
        default boolean isLasting(Men men, int seat, int move) {
            return false;
        }

        /** See {@link Play#likely}; below 0 for any random move. */
        default int likely(Men men, int seat, Dice dice) {
            return GameBoard.NONE;
        }

        /** See {@link Play#longestPlayout}. */
        default int longestPlayout() {
            return Integer.MAX_VALUE;
        }

        /** See {@link Play#promise}. */
        default int promise(Men men, int seat, int move) {
            return 0;
        }

        /** The value of the situation for seat 0, against seat 1, while the game goes on. */
        default int value(Men men) {
            return 0;
        }

        /** See {@link Play#objection}. */
        default Phrase objection(Men men, int seat, int move) {
            return null;
        }

        /** What the rule remembers, for equality. */
        default List<?> memory() {
            return List.of();
        }

        /** What the rule remembers, as a number for {@link Play#key}. */
        default long key() {
            return 0;
        }

        /** An independent copy. */
        default Rule copy() {
            return this;
        }
    }

    private final Men men;
    private final Rule rule;
    private int turn;
    private int passed;
    private GameEnding ending;

    private TurnPlay(Men men, Rule rule) {
        this.men = men;
        this.rule = rule;
    }

    public static TurnPlay from(Men men, Rule rule, int turn) {
        TurnPlay made = new TurnPlay(men, rule);
        made.turn = turn;
        return made;
    }

    @Override
    public Men men() {
        return men;
    }

    @Override
    public int turn() {
        return ending == null ? turn : -1;
    }

    @Override
    public int moves(int[] into) {
        return rule.moves(men, turn, into);
    }

    @Override
    public int sensible(int[] into) {
        return rule.sensible(men, turn, into);
    }

    @Override
    public void play(int move) {
        rule.play(men, turn, move);
        goOn();
    }

    @Override
    public int mostTogether() {
        return rule.mostTogether(men);
    }

    @Override
    public void play(int[] together) {
        rule.play(men, turn, together);
        goOn();
    }

    private void goOn() {
        int mover = turn;
        passed = 0;
        ending = rule.ending(men, mover);
        turn = rule.isAgain(men, mover) ? mover : 1 - mover;
        if (ending == null && !rule.canMove(men, turn)) {
            boolean both = !rule.canMove(men, 1 - turn);
            ending = rule.stuck(men, turn, both);
            if (ending == null) {
                passed = 1 << turn;
                turn = 1 - turn;
            }
        }
    }

    @Override
    public Play copy() {
        TurnPlay copy = new TurnPlay(men.copy(), rule.copy());
        copy.turn = turn;
        copy.passed = passed;
        copy.ending = ending;
        return copy;
    }

    @Override
    public GameEnding ending() {
        return ending;
    }

    @Override
    public int passed() {
        return passed;
    }

    @Override
    public MovePath path(int move) {
        return rule.path(men, turn, move);
    }

    @Override
    public boolean isLasting(int move) {
        return rule.isLasting(men, turn, move);
    }

    @Override
    public List<?> memory() {
        return rule.memory();
    }

    @Override
    public long key() {
        return (men.key() ^ rule.key()) * 31 + turn;
    }

    @Override
    public long key(int[] image) {
        return (men.key(image) ^ rule.key()) * 31 + turn;
    }

    @Override
    public int likely(Dice dice, int[] room) {
        int likely = rule.likely(men, turn, dice);
        return likely < 0 ? room[dice.below(moves(room))] : likely;
    }

    @Override
    public int longestPlayout() {
        return rule.longestPlayout();
    }

    @Override
    public int promise(int move) {
        return rule.promise(men, turn, move);
    }

    @Override
    public int value(int seat) {
        return seat == 0 ? rule.value(men) : -rule.value(men);
    }

    @Override
    public Phrase objection(int move) {
        return rule.objection(men, turn, move);
    }
}
