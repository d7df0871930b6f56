package pbem.kit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** Forbids moves that would bring back an earlier arrangement of the board. Not safe for use by several threads. */
public final class Superko {

    private long[] past;
    private int count;

    private Superko(long[] past, int count) {
        this.past = past;
        this.count = count;
    }

    public static Superko none() {
        return new Superko(new long[16], 0);
    }

    /** Remembers what is on the board, so that it may not come back. */
    public void remember(Men men) {
        if (count == past.length) {
            past = Arrays.copyOf(past, 2 * count);
        }
        past[count++] = men.cellsKey();
    }

    /** Whether a man put on an empty cell would bring back an earlier arrangement. */
    public boolean forbids(Men men, int cell, int man, Liberties liberties) {
        Men after = men.copy();
        after.put(cell, man);
        liberties.take(after, cell);
        for (int i = count - 1; i >= 0; i--) {
            if (past[i] == after.cellsKey()) {
                return true;
            }
        }
        return false;
    }

    /** The remembered keys, for equality. */
    public List<Long> memory() {
        return LongStream.of(past).limit(count).boxed().toList();
    }

    public Superko copy() {
        return new Superko(past.clone(), count);
    }
}
