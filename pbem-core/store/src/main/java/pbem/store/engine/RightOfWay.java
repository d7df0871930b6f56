package pbem.store.engine;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Transactions of this process that run at the same time, but for one that met others again and again: it has the database
 * for itself, as far as this process goes. Otherwise those that are short would go first for ever, and each run that is taken
 * back is work for nothing. Safe for any thread; not for one transaction inside of another.
 */
public final class RightOfWay {

    /** Runs beside others; most of those that met one need one more. */
    static final int BESIDE_OTHERS = 3;

    private final ReadWriteLock way = new ReentrantReadWriteLock(true);

    /** @param run how many there were of the same transaction, this one included */
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
