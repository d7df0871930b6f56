package pbem.picture;

import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** Something that is printed on a picture at a whole pixel, and always looks the same. Immutable, safe for any thread. */
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

    /** Its own as long as the program runs: what has the same number looks the same. */
    final long number() {
        return number;
    }

    final int top() {
        return top;
    }

    final int bottom() {
        return bottom;
    }

    /** In which it is painted, as {@link Tones} tells them. */
    final Set<Integer> tones() {
        return tones;
    }

    /**
     * Prints as much of it as lies within.
     *
     * @param x where its own origin comes to lie in the picture, or off it
     */
    abstract void print(Strip strip, int x, int y);
}
