package pbem.kit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** That what lay on the board once may not lie there again. For one thread. */
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

    /** What lies on the board now may not come back. */
    public void remember(Men men) {
        if (count == past.length) {
            past = Arrays.copyOf(past, 2 * count);
        }
        past[count++] = men.cellsKey();
    }

    /** Whether a man put on an empty cell would bring back what lay there once. */
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

    /** For equality. */
    public List<Long> memory() {
        return LongStream.of(past).limit(count).boxed().toList();
    }

    public Superko copy() {
        return new Superko(past.clone(), count);
    }
}
