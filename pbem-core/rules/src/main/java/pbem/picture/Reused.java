package pbem.picture;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;

/**
 * A pool of large objects that every picture needs for a moment, to spare the garbage collector. Safe for any thread;
 * each object has one user at a time.
 */
final class Reused<T> {

    /** One for each processor, since as many pictures are drawn at once. */
    private static final int KEPT = Math.max(2, Runtime.getRuntime().availableProcessors());

    private final BlockingQueue<T> idle = new ArrayBlockingQueue<>(KEPT);
    private final Supplier<T> maker;

    Reused(Supplier<T> maker) {
        this.maker = maker;
    }

    /** An object as its last user left it, or a new one. */
    T take() {
        T kept = idle.poll();
        return kept == null ? maker.get() : kept;
    }

    /** Returns an object to the pool. */
    void give(T used) {
        idle.offer(used);
    }
}
