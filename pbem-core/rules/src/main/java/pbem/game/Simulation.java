package pbem.game;

/**
 * A game that is played on in one's head, as fast as may be: everything is visible, and moves are numbers. It changes
 * with every move. For one thread.
 */
public interface Simulation {

    int seats();

    /** The zero-based seat on turn; below 0 when the game is over. */
    int turn();

    /** No position of this game has more moves. */
    int mostMoves();

    /** Numbers of moves are below this. */
    int codes();

    /**
     * Every legal move, in an order that is always the same.
     *
     * @param into for at least {@link #mostMoves()} of them
     * @return how many there are; 0 when the game is over
     */
    int moves(int[] into);

    /** Goes on by a legal move. */
    void play(int code);

    /** Another one at the same place, which goes its own way. */
    Simulation copy();

    /** The move of that number as the record has it. */
    Move move(int code);

    /**
     * When the game is over: what each seat gets, 1 to be shared among those who win or share a draw.
     *
     * @param into one for each seat
     */
    void results(double[] into);

    /** The same for the same situation, by any moves that led to it; others differ in it but for an accident. */
    default long key() {
        throw new UnsupportedOperationException("no keys");
    }

    /** The same for situations that are one another turned or mirrored, too. */
    default long symmetricKey() {
        return key();
    }

    /** Keys of situations that were on the board before: who comes back to one of them comes nearer to a draw. */
    default long[] past() {
        return new long[0];
    }

    /**
     * How good it looks for a seat, seen against all the others: 0 is even, 400 is ten to one. Of two seats each has what
     * the other has not.
     */
    default int value(int seat) {
        return 0;
    }

    /** Of the moves, those after which a judgement could be much another one, such as captures. */
    default int loud(int[] into) {
        return 0;
    }

    /** How promising a move looks: those of more are looked at sooner. 0 is a move like any other. */
    default int promise(int code) {
        return 0;
    }

    /** Whether the seat on turn has to answer a threat, so that no judgement is to be made yet. */
    default boolean isUrgent() {
        return false;
    }

    /** In how many ways chance can come in before the next move, if it can now; else 0. */
    default int lots() {
        return 0;
    }

    /**
     * Lets chance come in so.
     *
     * @param lot below {@link #lots}
     * @return how likely that is, beside the others
     */
    default int draw(int lot) {
        throw new UnsupportedOperationException("no chance");
    }

    /** A move for a game that is played on at random, though not without sense. The game must not be over. */
    int likely(Dice dice);

    /** After that many random moves more the game need not be over: then its result is guessed by {@link #value}. */
    default int longestPlayout() {
        return Integer.MAX_VALUE;
    }
}
