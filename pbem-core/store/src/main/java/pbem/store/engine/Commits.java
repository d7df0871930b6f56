package pbem.store.engine;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.repository.Unavailable;

/** How transactions that change something are committed. */
public interface Commits {

    /**
     * Runs a transaction; when this returns it is durable.
     *
     * @throws Unavailable if the database cannot do it now
     */
    <T> T run(Function<GroupCommit.Work, T> transaction);

    /** Runs several, one after the other; tells in the same order what each gives, or throws. */
    <T> List<Supplier<T>> runEach(List<Function<GroupCommit.Work, T>> transactions);

    /** How many transactions nobody has begun. */
    int waiting();

    /** How many commits were of several transactions together. */
    default long shared() {
        return 0;
    }
}
