package pbem.web;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Counts the reads of a database. */
final class Asked implements Transactions {

    private final Transactions database;
    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicInteger generations = new AtomicInteger();

    Asked(Transactions database) {
        this.database = database;
    }

    /** The number of reads since the last call. */
    int reads() {
        return reads.getAndSet(0);
    }

    /** The number of checks for changes since the last call. */
    int generations() {
        return generations.getAndSet(0);
    }

    @Override
    public <T> T change(Function<Repositories, T> work) {
        throw new AssertionError("who looks at a page changes nothing");
    }

    @Override
    public <T> T read(Function<Repositories, T> work) {
        reads.incrementAndGet();
        return database.read(work);
    }

    @Override
    public long generation() {
        generations.incrementAndGet();
        return database.generation();
    }
}
