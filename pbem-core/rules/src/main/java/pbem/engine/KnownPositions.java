package pbem.engine;

/** A transposition table; a new entry replaces the old one in its place. Not safe for use by several threads. */
final class KnownPositions {

    private static final int SMALLEST = 10;
    private static final int LARGEST = 20; // 22 MB
    private static final int LARGEST_PROOF = 25; // 700 MB, for some hundred million positions or more

    private static final byte EXACT = 1;
    private static final byte LEAST = 2;
    private static final byte MOST = 3;

    private final long[] keys;
    private final int[] moves;
    private final int[] values;
    private final byte[] depths;
    private final byte[] bounds; // 0 in an empty place

    /** A table for 2 to that power positions. */
    KnownPositions(int bits) {
        int size = 1 << bits;
        keys = new long[size];
        moves = new int[size];
        values = new int[size];
        depths = new byte[size];
        bounds = new byte[size];
    }

    /** A table large enough for a search of that many positions. */
    static KnownPositions forSearch(long positions) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(positions);
        return new KnownPositions(Math.max(SMALLEST, Math.min(LARGEST, bits)));
    }

    /** A table for a proof, which keeps the values that cost most to find again. */
    static KnownPositions forProof(long positions) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(positions) - 2;
        return new KnownPositions(Math.max(SMALLEST, Math.min(LARGEST_PROOF, bits)));
    }

    private int place(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> (Long.SIZE - 32)) & keys.length - 1;
    }

    private boolean has(long key) {
        int at = place(key);
        return bounds[at] != 0 && keys[at] == key;
    }

    /** The best move; below 0 if none is known. */
    int move(long key) {
        return has(key) ? moves[place(key)] : -1;
    }

    boolean isDeepEnough(long key, int depth) {
        return depth(key) >= depth;
    }

    /** The search depth; below 0 if nothing is known. */
    int depth(long key) {
        return has(key) ? depths[place(key)] : -1;
    }

    int value(long key) {
        return values[place(key)];
    }

    boolean isExact(long key) {
        return bounds[place(key)] == EXACT;
    }

    /** Whether the value is that or more. */
    boolean isLeast(long key) {
        return bounds[place(key)] == LEAST;
    }

    boolean isMost(long key) {
        return bounds[place(key)] == MOST;
    }

    void keep(long key, int depth, int move, int value, boolean atLeast, boolean atMost) {
        int at = place(key);
        keys[at] = key;
        depths[at] = (byte) depth;
        moves[at] = move;
        values[at] = value;
        bounds[at] = atLeast ? LEAST : atMost ? MOST : EXACT;
    }
}
