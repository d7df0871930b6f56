package pbem.games.cholone;

/**
 * Counts move sequences of two players on bare sets of cells, making neither positions nor moves on the way. It knows
 * nothing of repetitions and quiet moves: the caller has made sure that neither can end the game so soon. For one
 * count, in one thread.
 */
final class Sequences {

    /** From the third move on, the same moves in another order lead to what has been counted. */
    private static final int WORTHWHILE = 5;

    private static final int REMEMBERED_BITS = 17;

    /** Own and foreign marbles and the number of sequences of two moves, three numbers each; null for short counts. */
    private final long[] remembered;

    private final Successors[] byLength;

    private Sequences(int length, int marbles) {
        this.remembered = length < WORTHWHILE ? null : new long[3 << REMEMBERED_BITS];
        this.byLength = new Successors[length + 1];
        for (int i = 2; i <= length; i++) {
            byLength[i] = new Successors(marbles);
        }
    }

    /**
     * @param own the marbles of the player to move
     * @param foreign those of the other
     * @param wanted how many more ejections win for the player to move, 1 or more
     * @param feared the same for the other
     * @param length 2 or more
     */
    static long of(long own, long foreign, int wanted, int feared, int length) {
        int marbles = Math.max(Long.bitCount(own), Long.bitCount(foreign));
        return new Sequences(length, marbles).count(own, foreign, wanted, feared, length);
    }

    private long count(long own, long foreign, int wanted, int feared, int length) {
        Successors successors = byLength[length];
        successors.fill(own, foreign);
        if (length == 2) {
            return ofTheLast(successors, Long.bitCount(foreign), wanted);
        }
        long total = 0;
        for (int move = 0; move < successors.size(); move++) {
            long other = successors.foreign(move);
            int more = wanted - Long.bitCount(foreign) + Long.bitCount(other);
            if (more == 0) {
                continue; // won
            }
            total += length == 3 && remembered != null
                    ? ofTwo(other, successors.own(move), feared, more)
                    : count(other, successors.own(move), feared, more, length - 1);
        }
        return total;
    }

    /** Sequences of two moves. Anything else that was met in the same place is forgotten. */
    private long ofTwo(long own, long foreign, int wanted, int feared) {
        long key = own | (long) wanted << Cell.COUNT; // 1 to 6, in the three bits above the cells
        long otherKey = foreign | (long) feared << Cell.COUNT;
        long mixed = (key * 0x9E3779B97F4A7C15L ^ otherKey) * 0xC2B2AE3D27D4EB4FL;
        int at = 3 * (int) (mixed >>> (Long.SIZE - REMEMBERED_BITS));
        if (remembered[at] != key || remembered[at + 1] != otherKey) {
            remembered[at] = key;
            remembered[at + 1] = otherKey;
            remembered[at + 2] = count(own, foreign, wanted, feared, 2);
        }
        return remembered[at + 2];
    }

    /** The moves that answer each of these, none where the game is won. */
    private static long ofTheLast(Successors successors, int foreign, int wanted) {
        long total = 0;
        for (int move = 0; move < successors.size(); move++) {
            long other = successors.foreign(move);
            if (foreign - Long.bitCount(other) < wanted) {
                total += MoveCount.of(other, successors.own(move));
            }
        }
        return total;
    }
}
