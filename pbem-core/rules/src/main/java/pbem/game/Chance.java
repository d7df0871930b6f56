package pbem.game;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All chance of a game, drawn from its seed in a way that anybody can repeat with a program of their own.
 *
 * <p><b>Words.</b> The seed is 16 bytes. Block k, for k = 0, 1, 2 and so on, is the SHA-256 hash of 24 bytes: the 16 of
 * the seed in their order, then k in eight bytes, the most significant first. The 32 bytes of a block are eight words:
 * bytes 0 to 3 make the first, bytes 4 to 7 the second, and so on. A word is an unsigned number, its most significant
 * byte first. The words of block 0, then those of block 1 and so forth are used one after the other, each once.
 *
 * <p><b>A number below m</b>, all equally likely: let top be the largest multiple of m that is not above 2^32. Take the
 * next word; while it is top or more, throw it away and take the next. The number is the remainder of the word divided
 * by m.
 *
 * <p><b>Shuffling</b> a list of n, counted from 0: for i = n-1, n-2, down to 1, take a number j below i+1 and swap what
 * stands at i and at j. A list of one or none takes no word.
 *
 * <p>Each game defines the order in which it draws. Not safe for use by several threads.
 */
public final class Chance {

    private static final long RANGE = 1L << 32;

    private final byte[] seed;
    private long block;
    private ByteBuffer words = ByteBuffer.allocate(0);

    public Chance(Seed seed) {
        this(seed, 0);
    }

    /** @param block the first block that is used */
    public Chance(Seed seed, long block) {
        this.seed = seed.bytes();
        this.block = block;
    }

    /** @param limit 1 or more */
    public int below(int limit) {
        long top = RANGE / limit * limit;
        long word = word();
        while (word >= top) {
            word = word();
        }
        return (int) (word % limit);
    }

    /** A shuffled copy. */
    public <T> List<T> shuffled(List<T> things) {
        List<T> shuffled = new ArrayList<>(things);
        for (int i = shuffled.size() - 1; i >= 1; i--) {
            Collections.swap(shuffled, i, below(i + 1));
        }
        return shuffled;
    }

    private long word() {
        if (!words.hasRemaining()) {
            words = ByteBuffer.wrap(hash(block++)).asReadOnlyBuffer();
        }
        return Integer.toUnsignedLong(words.getInt());
    }

    private byte[] hash(long number) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(ByteBuffer.allocate(seed.length + Long.BYTES)
                            .put(seed)
                            .putLong(number)
                            .array());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return "chance, in block " + block;
    }
}
