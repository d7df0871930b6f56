package pbem.kit;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The situations that a game has come through and that can recur, by key. Immutable. Positions that follow each other
 * share what they have in common, so that a record of many moves has room for them. Two are equal if they have the same
 * situations, in whatever order.
 */
public final class Situations {

    public static final Situations NONE = new Situations(0, null, 0);

    private final long key;
    private final Situations before;
    private final int count;

    private Situations(long key, Situations before, int count) {
        this.key = key;
        this.before = before;
        this.count = count;
    }

    /** These and one more. */
    public Situations then(long next) {
        return new Situations(next, this, count + 1);
    }

    public int count() {
        return count;
    }

    /** How often a situation has occurred. */
    public int times(long one) {
        int times = 0;
        for (Situations at = this; at.before != null; at = at.before) {
            times += at.key == one ? 1 : 0;
        }
        return times;
    }

    /** The keys, sorted. */
    public long[] keys() {
        return Stream.iterate(this, at -> at.before != null, at -> at.before)
                .mapToLong(at -> at.key)
                .sorted()
                .toArray();
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
