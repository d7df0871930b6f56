package pbem.kit;

import java.util.List;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * The rules of a game in action: a state that changes with every move, as fast as possible. Everything else is derived
 * from it. Moves are the numbers of {@link MoveForm}. Not safe for use by several threads; a position keeps a copy,
 * which is never changed.
 */
public interface Play {

    /** The men on the board. */
    Men men();

    /** The seat on turn, from 0; below 0 when the game is over. A seat without a move is passed over. */
    int turn();

    /** The colour that a seat has now, in games in which colours can change. */
    default int colour(int seat) {
        return seat;
    }

    /** Writes every legal move into an array, always in the same order, and returns their number. */
    int moves(int[] into);

    /** @param move a legal move */
    void play(int move);

    Play copy();

    /**
     * The path of a legal move whose number does not give it, such as a chain of jumps; null if the form of moves knows
     * it.
     */
    default MovePath path(int move) {
        return null;
    }

    /** The cells to choose one after another for a legal move, in every possible way; empty for those of its path. */
    default List<List<Integer>> routes(int move) {
        return List.of();
    }

    /**
     * The text that other programs write after a legal move besides its places, such as a promotion without a choice.
     */
    default String unsaid(int move) {
        return "";
    }

    /** Whether no situation before the move can come back after it; see {@link DrawPlay}. */
    default boolean isLasting(int move) {
        return false;
    }

    /** How many moves can at most be made together as one. Such a move is not listed, since there would be too many. */
    default int mostTogether() {
        return 1;
    }

    /** Whether the moves to make together are also chosen together on a page, in the order of the board. */
    default boolean isComposedTogether() {
        return mostTogether() > 1;
    }

    /** Why different legal moves, not too many, cannot be made together; null if they can. */
    default Phrase objection(List<Integer> together) {
        return null;
    }

    /** Makes several legal moves as one. */
    default void play(int[] together) {
        throw new UnsupportedOperationException("one by one");
    }

    /** How the game ended; called only when it is over. */
    GameEnding ending();

    /** What the rules remember besides the men and the turn, for equality. */
    default List<?> memory() {
        return List.of();
    }

    /** What the last step did besides what every game tells. */
    default List<Phrase> happenings() {
        return List.of();
    }

    /** Whether a seat that has not left has lost all its men and is out of the game. */
    default boolean isOut(int seat) {
        return false;
    }

    /** The seats that were passed over by the last step, one bit for each. */
    default int passed() {
        return 0;
    }

    /** A key that is equal for equal situations; see {@link pbem.game.Simulation#key}. */
    default long key() {
        return men().key() * 31 + turn();
    }

    /** The key of the situation after a rotation or reflection that maps every cell to its image. */
    default long key(int[] image) {
        return men().key(image) * 31 + turn();
    }

    /** Carries on a game of more than two seats after a seat has left. Games of two need not implement it. */
    default void leave(int seat) {
        throw new UnsupportedOperationException("a game for two");
    }

    /** A copy for looking ahead, which may leave out what only the players need. */
    default Play looking() {
        return copy();
    }

    /** See {@link pbem.game.Simulation#past}. */
    default long[] past() {
        return new long[0];
    }

    /** The number of sequences of that many legal moves. */
    default long sequences(int length) {
        int[] moves = turn() < 0 ? new int[0] : BoardPosition.moves(this);
        if (length == 1) {
            return moves.length;
        }
        long total = 0;
        for (int move : moves) {
            Play after = copy();
            after.play(move);
            total += after.sequences(length - 1);
        }
        return total;
    }

    /** A move for a random playout. The game must not be over. */
    default int likely(Dice dice, int[] room) {
        return room[dice.below(moves(room))];
    }

    /** See {@link pbem.game.Simulation#longestPlayout}. */
    default int longestPlayout() {
        return Integer.MAX_VALUE;
    }

    /** See {@link pbem.game.Simulation#sensible}. */
    default int sensible(int[] into) {
        return moves(into);
    }

    /** How promising a move looks; see {@link pbem.game.Simulation#promise}. */
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

    /** The value of the situation for a seat while the game goes on; see {@link pbem.game.Simulation#value}. */
    default int value(int seat) {
        return 0;
    }

    /** Why a well-formed move is not legal; null if the list of legal moves explains it just as well. */
    default Phrase objection(int move) {
        return null;
    }
}
