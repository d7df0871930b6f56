package pbem.games.cholone;

/**
 * Counts move sequences of two players on sets of cells, without creating positions or moves. It ignores draws by
 * repetition and by quiet moves; the caller must ensure that neither can end the game within the sequences. An instance
 * is for one count and not safe for use by several threads.
 */
final class Sequences {

    /**
     * The shortest length for which counts are remembered. From the third move on, the same moves in another order lead
     * to situations that have been counted.
     */
    private static final int WORTHWHILE = 5;

    private static final int REMEMBERED_BITS = 17;

    /**
     * The remembered counts, with three numbers each: own marbles, foreign marbles and the number of sequences of two
     * moves. Null for short counts.
     */
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
     * @param foreign the marbles of the other player
     * @param wanted the number of further ejections with which the player to move wins, at least 1
     * @param feared the number of further ejections with which the other player wins, at least 1
     * @param length the number of moves in a sequence, at least 2
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

    /**
     * The number of sequences of two moves, remembered if possible. A count at the same index for another situation is
     * overwritten.
     */
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

    /** The number of answers to all of these moves. A move that wins the game has no answers. */
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
