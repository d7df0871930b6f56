package pbem.store.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import pbem.repository.Unavailable;

/**
 * Every transaction has its own commit, and several run at once over their own connections. This suits a remote
 * database: most of a transaction's time goes into its queries, not into its commit, and transactions that commit at
 * the same moment share the database's write to its disk. Safe for any thread.
 */
public final class SingleCommits implements Commits {

    private final GroupCommit.Alone alone;
    private final IntSupplier waiting;
    private final ThreadLocal<Boolean> within = ThreadLocal.withInitial(() -> false);

    /** @param waiting gives the number of threads that wait for a connection */
    public SingleCommits(GroupCommit.Alone alone, IntSupplier waiting) {
        this.alone = alone;
        this.waiting = waiting;
    }

    @Override
    public <T> T run(Function<Session, T> transaction) {
        if (within.get()) {
            throw new IllegalStateException("a transaction inside of another one");
        }
        within.set(true);
        try {
            return alone.run(transaction, 0);
        } finally {
            within.remove();
        }
    }

    /** If the database is unavailable for one of them, the others fail at once instead of waiting in vain. */
    @Override
    public <T> List<Supplier<T>> runEach(List<Function<Session, T>> transactions) {
        List<Supplier<T>> ends = new ArrayList<>();
        Optional<Unavailable> away = Optional.empty();
        for (Function<Session, T> transaction : transactions) {
            try {
                if (away.isPresent()) {
                    throw away.get();
                }
                T result = run(transaction);
                ends.add(() -> result);
            } catch (RuntimeException | Error fault) {
                away = fault instanceof Unavailable gone ? Optional.of(gone) : away;
                ends.add(GroupCommit.thrower(fault));
            }
        }
        return ends;
    }

    @Override
    public int waiting() {
        return waiting.getAsInt();
    }
}
