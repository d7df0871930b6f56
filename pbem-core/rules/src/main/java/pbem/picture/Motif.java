package pbem.picture;

import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** Something that is printed on a picture at whole pixels and always looks the same. Immutable, safe for any thread. */
abstract class Motif {

    private static final AtomicLong LAST = new AtomicLong();

    private final long number = LAST.incrementAndGet();
    private final int top;
    private final int bottom;
    private final Set<Integer> tones;

    /**
     * @param top the first row that it may paint, counted from its own origin
     * @param bottom the row after the last one
     */
    Motif(int top, int bottom, Set<Integer> tones) {
        this.top = top;
        this.bottom = bottom;
        this.tones = tones;
    }

    /** Unique while the program runs: motifs with the same number look the same. */
    final long number() {
        return number;
    }

    final int top() {
        return top;
    }

    final int bottom() {
        return bottom;
    }

    /** The colours that it is painted in, as in {@link Tones}. */
    final Set<Integer> tones() {
        return tones;
    }

    /**
     * Prints the part of it that lies within the strip.
     *
     * @param x the place of its origin in the picture; may be outside
     */
    abstract void print(Strip strip, int x, int y);
}
