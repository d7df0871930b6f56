package pbem.store.engine;

import java.sql.Connection;
import java.util.List;

/**
 * The connection of a transaction, or of several that share a commit: the one way to run a statement of the store, and what they
 * have loaded. One thread at a time.
 */
public final class Session {

    private final Connection connection;
    private final Database database;
    private final Loaded loaded;

    /** @param loaded nothing yet */
    public Session(Connection connection, Database database, Loaded loaded) {
        this.connection = connection;
        this.database = database;
        this.loaded = loaded;
    }

    /** @param text with names in place of values ({@code :name}) and of lists ({@code <name>}) */
    public Sql sql(String text) {
        return new Sql(this, text);
    }

    /**
     * Runs what changes rows; tells how many.
     *
     * @param text with a question mark in place of each value
     */
    public int execute(String text, Object... values) {
        return sql(text).inOrder(values).execute();
    }

    /** What the transaction has loaded. */
    public Loaded loaded() {
        return loaded;
    }

    /** The same connection for a reader that wants the rows themselves. */
    public Session afresh() {
        return new Session(connection, database, Loaded.nothing());
    }

    public Database database() {
        return database;
    }

    /** The next number of that counter. */
    public long next(String counter) {
        return next(counter, 1).get(0);
    }

    /** The next numbers of that counter, in ascending order. */
    public List<Long> next(String counter, int many) {
        return database.counters().next(this, counter, many);
    }

    public Connection connection() {
        return connection;
    }
}
