package pbem.kit;

import java.util.List;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * The rules of a game at work: a state that changes with every move, as fast as may be. All the rest is made from it.
 * Moves are numbers as {@link MoveForm} makes them. For one thread; a position keeps a copy that is not played on.
 */
public interface Play {

    /** What stands where. */
    Men men();

    /** The seat on turn from 0; below 0 when the game is over. Who can do nothing is passed over. */
    int turn();

    /** The colour that a seat has now, where colours can change hands. */
    default int colour(int seat) {
        return seat;
    }

    /** Every legal move, always in the same order. */
    int moves(int[] into);

    /** @param move a legal one */
    void play(int move);

    Play copy();

    /**
     * How a legal move is written where its number alone does not tell: the way of a chain of jumps. Null if the form of moves
     * knows all.
     */
    default MovePath path(int move) {
        return null;
    }

    /** Whether nothing that was on the board before can come back after that move, see {@link DrawPlay}. */
    default boolean isLasting(int move) {
        return false;
    }

    /**
     * So many moves at most that can be made one by one can also be made together, as one move that is not listed, since
     * there would be too many.
     */
    default int mostTogether() {
        return 1;
    }

    /** Makes several legal moves as one. */
    default void play(int[] together) {
        throw new UnsupportedOperationException("one by one");
    }

    /** How it ended; asked only when it is over. */
    GameEnding ending();

    /** What the rules remember beside what stands where and whose turn it is: for equality. */
    default List<?> memory() {
        return List.of();
    }

    /** Seats that were passed over by the last move, a bit for each. */
    default int passed() {
        return 0;
    }

    /** The same for the same situation, see {@link pbem.game.Simulation#key}. */
    default long key() {
        return men().key() * 31 + turn();
    }

    /** The key of the situation that this one is turned or mirrored: every cell goes to its image. */
    default long key(int[] image) {
        return men().key(image) * 31 + turn();
    }

    /** For more than two seats: what becomes of the game when one leaves. Two need not say. */
    default void leave(int seat) {
        throw new UnsupportedOperationException("a game for two");
    }

    /** A move for a game played on at random; the game is not over. */
    default int likely(Dice dice, int[] room) {
        return room[dice.below(moves(room))];
    }

    /** See {@link pbem.game.Simulation#longestPlayout}. */
    default int longestPlayout() {
        return Integer.MAX_VALUE;
    }

    /** How promising a move looks, see {@link pbem.game.Simulation#promise}. */
    default int promise(int move) {
        return 0;
    }

    /** See {@link pbem.game.Simulation#loud}. */
    default int loud(int[] into) {
        return 0;
    }

    /** See {@link pbem.game.Simulation#isUrgent}. */
    default boolean isUrgent() {
        return false;
    }

    /** How good it looks for a seat, see {@link pbem.game.Simulation#value}. */
    default int value(int seat) {
        return 0;
    }

    /** Why a well-formed move is not legal, if the rules can say it better than by what is legal; null if not. */
    default Phrase objection(int move) {
        return null;
    }
}
