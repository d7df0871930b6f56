package pbem.game;

/**
 * A fast, mutable copy of a game for search and playouts: everything is visible, and moves are numbers. Not safe for
 * use by several threads.
 */
public interface Simulation {

    int seats();

    /** The zero-based seat on turn; below 0 when the game is over. */
    int turn();

    /** The largest number of moves that any position of this game has. */
    default int mostMoves() {
        return codes();
    }

    /** The upper bound, exclusive, of the numbers of moves. */
    int codes();

    /**
     * Lists every legal move, always in the same order.
     *
     * @param into at least {@link #mostMoves()} long
     * @return how many there are; 0 when the game is over
     */
    int moves(int[] into);

    /**
     * Lists the moves that a tree search examines. A game may leave out mistakes in plain sight, but lists a move
     * whenever there is one.
     */
    default int sensible(int[] into) {
        return moves(into);
    }

    /** Plays a legal move. */
    void play(int code);

    /** An independent copy. */
    Simulation copy();

    /** The move of that number as it is recorded. */
    Move move(int code);

    /**
     * Once the game is over: the share of each seat in 1 point, divided among those who win or draw.
     *
     * @param into one for each seat
     */
    void results(double[] into);

    /** A hash of the position, the same for any order of the moves that led to it. */
    default long key() {
        throw new UnsupportedOperationException("no keys");
    }

    /** A hash of the position that is the same for its rotations and reflections. */
    default long symmetricKey() {
        return key();
    }

    /** Keys of earlier positions whose repetition leads to a draw. */
    default long[] past() {
        return new long[0];
    }

    /**
     * An evaluation for one seat against all others: 0 is even, 400 is ten to one. With two seats the values are
     * opposite. The game must not be over.
     */
    default int value(int seat) {
        return 0;
    }

    /** The moves that can change the evaluation much, such as captures. */
    default int loud(int[] into) {
        return 0;
    }

    /** How promising a move looks; higher is searched first. 0 is an ordinary move. */
    default int promise(int code) {
        return 0;
    }

    /** Whether the seat on turn has to answer a threat, so that the position must not be evaluated yet. */
    default boolean isUrgent() {
        return false;
    }

    /** The number of chance outcomes before the next move; 0 if chance has no part now. */
    default int lots() {
        return 0;
    }

    /**
     * Applies one chance outcome.
     *
     * @param lot below {@link #lots}
     * @return its weight among all outcomes
     */
    default int draw(int lot) {
        throw new UnsupportedOperationException("no chance");
    }

    /** A random move for a playout, weighted by simple sense. The game must not be over. */
    int likely(Dice dice);

    /** The longest playout in moves. A game that is not over by then is scored by {@link #value}. */
    default int longestPlayout() {
        return Integer.MAX_VALUE;
    }
}
