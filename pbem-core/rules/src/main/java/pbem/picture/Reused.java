package pbem.picture;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;

/**
 * Large things that are needed for a moment, picture after picture: making them anew would keep the collector of garbage
 * busy. Safe for any thread; who holds one has it alone.
 */
final class Reused<T> {

    /** As many as there are processors to draw with. */
    private static final int KEPT = Math.max(2, Runtime.getRuntime().availableProcessors());

    private final BlockingQueue<T> idle = new ArrayBlockingQueue<>(KEPT);
    private final Supplier<T> maker;

    Reused(Supplier<T> maker) {
        this.maker = maker;
    }

    /** One as its last user left it, or a new one. */
    T take() {
        T kept = idle.poll();
        return kept == null ? maker.get() : kept;
    }

    /** It is needed no more. */
    void give(T used) {
        idle.offer(used);
    }
}
