package pbem.testkit;

import java.util.function.Function;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Transactions of a database where an action runs before each that writes, or after each that reads. */
public final class InterposedTransactions implements Transactions {

    private static final Runnable NOTHING = () -> {};

    private final Transactions database;
    private final Runnable beforeChange;
    private final Runnable afterRead;

    private InterposedTransactions(Transactions database, Runnable beforeChange, Runnable afterRead) {
        this.database = database;
        this.beforeChange = beforeChange;
        this.afterRead = afterRead;
    }

    /** @param happens if it throws, the transaction fails and does not begin */
    public static Transactions beforeChange(Transactions database, Runnable happens) {
        return new InterposedTransactions(database, happens, NOTHING);
    }

    /** @param happens runs before the caller gets the answer */
    public static Transactions afterRead(Transactions database, Runnable happens) {
        return new InterposedTransactions(database, NOTHING, happens);
    }

    @Override
    public <T> T change(Function<Repositories, T> work) {
        beforeChange.run();
        return database.change(work);
    }

    @Override
    public <T> T read(Function<Repositories, T> work) {
        T found = database.read(work);
        afterRead.run();
        return found;
    }

    @Override
    public long generation() {
        return database.generation();
    }
}
