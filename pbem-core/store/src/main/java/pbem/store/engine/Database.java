package pbem.store.engine;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import pbem.repository.Unavailable;

/**
 * The database of a server: its address, and everything that differs between kinds of databases. All other SQL is the
 * same for all kinds.
 */
public interface Database {

    /** The SQLite database in that file. */
    static Sqlite of(Path file) {
        return new Sqlite(file);
    }

    /** Its name for the admin, without secrets. */
    String name();

    /** A connection for a few queries, which the caller must close. */
    Connection connect() throws SQLException;

    /**
     * Connections that write.
     *
     * @param patience how long they wait for locks
     * @throws Unavailable if it cannot be opened now
     */
    HikariDataSource writers(Duration patience);

    /** The number of transactions that may write at once; with one, waiting transactions share a commit. */
    int writersAtOnce();

    /**
     * Connections for claiming rows and recording their results, see {@code Transactions.changeInHand}: each statement
     * sees what is committed when it begins.
     *
     * @return empty if the writing connections serve for that
     */
    Optional<HikariDataSource> handlers(Duration patience);

    /**
     * The end of a query that locks its rows for this transaction and skips rows locked by others; empty if only one
     * transaction writes at a time.
     *
     * @param table the table of the rows
     */
    String takingFree(String table);

    /**
     * The expression for the physical place of a row, for {@link #lyingAt}; an empty text where it is useless. An index
     * lookup also reads neighbouring entries, and so conflicts with their writers.
     *
     * @param table the table of the row
     */
    String place(String table);

    /** The expression for a JSON object of the names and values of a query's rows, as text; for no rows it may be null. */
    String object(String name, String value);

    /**
     * The end of a condition that looks for a row at {@code :place}, and does not find it if it moved.
     *
     * @param table the table of the row, or its alias
     */
    String lyingAt(String table);

    /** Connections that only read, each transaction from one snapshot. */
    HikariDataSource readers(Duration patience);

    /** A connection for {@link #stateQuestion} only. */
    Connection watcher(Duration patience) throws SQLException;

    /** A query whose answer on one connection changes after every commit of another connection. */
    String stateQuestion();

    /** Whether an error means that this database does not support that query at all. */
    boolean isUnknown(Throwable fault);

    /** A text in the form that the database can store. */
    default String text(String text) {
        return text;
    }

    /**
     * The identity of the database, which changes if another one takes its place; empty if that is impossible or
     * unknown.
     */
    Optional<Object> identity();

    /** Whether the database does not exist, so that connecting would fail or create it. */
    boolean isMissing();

    /** Whether it is empty, so that tables can be created in it. */
    boolean isNothing();

    /** The folder of its migrations and of the file {@code versions} that lists them. */
    String migrations();

    /** Flyway, connected as the user who may change tables. */
    FluentConfiguration flyway();

    /** Lets the working user read and write all tables, if another user created them. */
    void allowWorker();

    /**
     * Copies itself to an SQLite file, complete and consistent, while others work on it.
     *
     * @return whether it could; only SQLite can
     */
    boolean copyTo(Path copy);

    /** Whether the database knows of processes that use it, which its home may not know. */
    boolean isWorkedOn();

    /** Locks those tables against other writers until the transaction of that connection ends. */
    void freeze(Connection writer, List<String> tables) throws SQLException;

    Counters counters();

    /**
     * The damages that the database itself finds, a line each. It does not check rows against each other, see
     * {@code Audit}.
     */
    List<String> damages();

    /**
     * A row with a missing parent.
     *
     * @param row its name
     * @param parent the table of the parent
     */
    record Orphan(String row, String parent) {}

    /** The query for the foreign keys: the child's table and column, and the parent's. */
    String foreignKeys();

    /**
     * All orphans; they occur where other programs wrote into the database.
     *
     * @param called the expression that names a row of that table
     */
    default List<Orphan> orphans(Session session, UnaryOperator<String> called) {
        List<Orphan> orphans = new ArrayList<>();
        session.sql(foreignKeys())
                .map(row -> List.of(
                        row.getString("child"), row.getString("part"), row.getString("parent"), row.getString("whole")))
                .forEach(key -> session.sql("SELECT " + called.apply(key.get(0)) + " FROM " + key.get(0)
                                + " WHERE " + key.get(1) + " IS NOT NULL AND NOT EXISTS (SELECT 1 FROM " + key.get(2)
                                + " AS parent WHERE parent." + key.get(3) + " = " + key.get(0) + "." + key.get(1) + ")")
                        .texts()
                        .forEach(row -> orphans.add(new Orphan(row, key.get(2)))));
        return orphans;
    }

    /** Whether a fault is temporary, so that a retry may succeed. */
    boolean isPassing(Throwable fault);

    /** A temporary fault in one line that says what to check. */
    Unavailable unavailable(Throwable fault);

    /** Whether a transaction was rolled back because of a conflict, and would succeed if it were run again. */
    boolean isConflict(Throwable fault);

    /** Whether the connection broke: uncommitted work is rolled back, and a commit may or may not have happened. */
    boolean isLost(Throwable fault);

    /** Whether a transaction may succeed if it is run again from the start. */
    default boolean hasMetAnother(Throwable fault) {
        return fault instanceof Overtaken || isConflict(fault);
    }

    /**
     * Runs Flyway, and shortens its errors to one line.
     *
     * @throws Unavailable if a retry may succeed
     */
    default <T> T plainly(Supplier<T> work) {
        try {
            return work.get();
        } catch (FlywayException e) {
            if (isPassing(e)) {
                throw unavailable(e);
            }
            throw new IllegalStateException("the database cannot be read: " + Unavailable.root(e), e);
        }
    }
}
