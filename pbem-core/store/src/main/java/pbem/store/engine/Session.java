package pbem.store.engine;

import java.sql.Connection;
import java.util.List;
import java.util.function.Consumer;

/**
 * The connection of a transaction, or of several that share a commit: the only way to run the store's statements, with
 * their loaded data. For one thread at a time.
 *
 * @param loaded empty loaded data
 * @param afterCommit registers an action for after the commit; a rollback drops it
 */
public record Session(Connection connection, Database database, Loaded loaded, Consumer<Runnable> afterCommit) {

    /** A connection that keeps no loaded data, and after whose commit nothing is done. */
    public Session(Connection connection, Database database) {
        this(connection, database, Loaded.nothing(), never -> {});
    }

    /**
     * A statement about few values takes them in order; one about many takes them by name.
     *
     * @param text SQL with a question mark for each of the values, or with names for values ({@code :name}) and for
     *     lists ({@code <name>})
     */
    public Sql sql(String text, Object... values) {
        return new Sql(this, text, values);
    }

    /**
     * Runs a writing statement; returns the number of changed rows.
     *
     * @param text SQL with a question mark for each value
     */
    public int execute(String text, Object... values) {
        return sql(text, values).execute();
    }

    /** This connection without loaded data, for a reader that needs the rows themselves. */
    public Session afresh() {
        return new Session(connection, database);
    }

    /** The next number of that counter. */
    public long next(String counter) {
        return next(counter, 1).get(0);
    }

    /** The next numbers of that counter, in ascending order. */
    public List<Long> next(String counter, int many) {
        return database.counters().next(this, counter, many);
    }
}
