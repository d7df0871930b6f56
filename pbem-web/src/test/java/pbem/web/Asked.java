package pbem.web;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** The database, and how often it was read. */
final class Asked implements Transactions {

    private final Transactions database;
    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicInteger generations = new AtomicInteger();

    Asked(Transactions database) {
        this.database = database;
    }

    /** How often it was read since this was asked last. */
    int reads() {
        return reads.getAndSet(0);
    }

    /** How often it was asked whether anything has changed, since this was asked last. */
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
