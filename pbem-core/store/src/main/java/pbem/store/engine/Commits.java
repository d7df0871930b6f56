package pbem.store.engine;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.repository.Unavailable;

/** The way of committing writing transactions. */
public interface Commits {

    /**
     * Runs a transaction; when this returns it is durable.
     *
     * @throws Unavailable if the database cannot do it now
     */
    <T> T run(Function<Session, T> transaction);

    /** Runs several transactions in order; returns their results or exceptions in the same order. */
    <T> List<Supplier<T>> runEach(List<Function<Session, T>> transactions);

    /** The number of transactions that have not begun. */
    int waiting();

    /** The number of commits that several transactions shared. */
    default long shared() {
        return 0;
    }
}
