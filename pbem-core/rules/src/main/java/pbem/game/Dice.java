package pbem.game;

/**
 * Numbers that look random and are the same for the same seed on every machine: those of {@code xorshift64*} by
 * S. Vigna. Not for secrets. For one thread.
 */
public final class Dice {

    private long state;

    public Dice(long seed) {
        long mixed = mixed(seed);
        state = mixed == 0 ? 1 : mixed;
    }

    /** A well-mixed hash of a number (the finalizer of {@code splitmix64}). */
    public static long mixed(long number) {
        long z = number + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    public long next() {
        state ^= state >>> 12;
        state ^= state << 25;
        state ^= state >>> 27;
        return state * 0x2545F4914F6CDD1DL;
    }

    /** @param limit 1 or more */
    public int below(int limit) {
        return (int) ((next() >>> 33) * limit >>> 31);
    }
}
