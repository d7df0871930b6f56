package pbem.kit;

import java.util.Arrays;

/**
 * The situations that a game has come through and that can recur, by key. Immutable, and safe for any thread. Positions
 * that follow each other share their keys, so that a record of many moves has room for them. Two are equal if they have
 * the same situations, in any order.
 */
public final class Situations {

    public static final Situations NONE = new Situations(new Keys(new long[0], 0), 0);

    private final Keys keys;
    private final int count;

    private Situations(Keys keys, int count) {
        this.keys = keys;
        this.count = count;
    }

    /** The keys of the longest of the games that share them; each of these games has as many of the first as it counts. */
    private static final class Keys {

        private final long[] all;
        private int used;

        Keys(long[] all, int used) {
            this.all = all;
            this.used = used;
        }

        /** Adds a key behind that many; false if another game has added one there, or there is no room. */
        synchronized boolean add(int count, long key) {
            if (used != count || count == all.length) {
                return false;
            }
            all[used++] = key;
            return true;
        }
    }

    /** These and one more. */
    public Situations then(long key) {
        if (keys.add(count, key)) {
            return new Situations(keys, count + 1);
        }
        Keys own = new Keys(Arrays.copyOf(keys.all, Math.max(8, 2 * count)), count);
        own.add(count, key);
        return new Situations(own, count + 1);
    }

    public int count() {
        return count;
    }

    /** How often a situation has occurred. */
    public int times(long key) {
        int times = 0;
        for (int i = 0; i < count; i++) {
            times += keys.all[i] == key ? 1 : 0;
        }
        return times;
    }

    /** The keys, sorted. */
    public long[] keys() {
        long[] sorted = Arrays.copyOf(keys.all, count);
        Arrays.sort(sorted);
        return sorted;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Situations those && count == those.count && Arrays.equals(keys(), those.keys());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(keys());
    }
}
