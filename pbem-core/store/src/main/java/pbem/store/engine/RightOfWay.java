package pbem.store.engine;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Lets transactions of this process run concurrently, except for one that had repeated conflicts: it runs alone in this
 * process. Otherwise short transactions would always win, and each rollback is wasted work. Safe for any thread; not
 * for one transaction inside of another.
 */
public final class RightOfWay {

    /** The number of concurrent attempts; most transactions with a conflict need one more. */
    static final int BESIDE_OTHERS = 3;

    private final ReadWriteLock way = new ReentrantReadWriteLock(true);

    /** @param run the number of this attempt, from 1 */
    public <T> T run(int run, Supplier<T> transaction) {
        Lock mine = run > BESIDE_OTHERS ? way.writeLock() : way.readLock();
        mine.lock();
        try {
            return transaction.get();
        } finally {
            mine.unlock();
        }
    }
}
