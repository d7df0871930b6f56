package pbem.store.engine;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import pbem.repository.Unavailable;

/**
 * The database of a server: where it is, and all in which one kind of database differs from another. Every other text of SQL
 * is the same for all kinds.
 */
public interface Database {

    /** The one in that file, of SQLite. */
    static Sqlite of(Path file) {
        return new Sqlite(file);
    }

    /** How it is called to its admin, without anything secret. */
    String name();

    /** A connection for a few questions, which is its caller's to close. */
    Connection connect() throws SQLException;

    /**
     * Connections that write.
     *
     * @param patience how long they wait for others
     * @throws Unavailable if it cannot be opened now
     */
    HikariDataSource writers(Duration patience);

    /** How many transactions may write at once; if only one, those that wait share a commit. */
    int writersAtOnce();

    /**
     * Connections for what takes rows in hand or notes what became of them, see {@code Transactions.changeInHand}: each
     * statement sees what is committed when it begins.
     *
     * @return empty if that goes by those that write
     */
    Optional<HikariDataSource> handlers(Duration patience);

    /**
     * What is said at the end of a query so that its rows are this transaction's until it ends, and those are left out that
     * are another's; nothing where only one transaction writes anyhow.
     *
     * @param table whose rows
     */
    String takingFree(String table);

    /**
     * Where a row lies, as a text for {@link #lyingAt}; an empty one where that is of no use. A look into an index reads
     * what stands beside it, too, and meets those who write there.
     *
     * @param table whose row
     */
    String place(String table);

    /**
     * What is said at the end of a condition so that a row is looked for at {@code :place}, and is not found if it moved.
     *
     * @param table whose row, or another name of it
     */
    String lyingAt(String table);

    /** Connections that only read, each transaction from one snapshot. */
    HikariDataSource readers(Duration patience);

    /** A connection that asks nothing but {@link #stateQuestion}. */
    Connection watcher(Duration patience) throws SQLException;

    /** Is answered in another way after every commit of any other connection, as long as it is asked on the same one. */
    String stateQuestion();

    /** Whether it does not know that question at all, though it is of that kind. */
    boolean isUnknown(Throwable fault);

    /** A text as it can hold it. */
    default String text(String text) {
        return text;
    }

    /** Another one than before if something else took its place; empty if nothing can, or if there is no telling. */
    Optional<Object> identity();

    /** Whether to connect would find nothing, or make something. */
    boolean isMissing();

    /** Whether there is nothing in it, so that a new one can be made of it. */
    boolean isNothing();

    /** The folder of its migrations, and of the file {@code versions} that names them. */
    String migrations();

    /** Connected as the user who may change tables. */
    FluentConfiguration flyway();

    /** Lets the working user read and write all tables, if it was somebody else who made them. */
    void allowWorker();

    /**
     * Copies itself to a file of SQLite, whole and consistent, while others work on it.
     *
     * @return whether it could, being one
     */
    boolean copyTo(Path copy);

    /** Whether processes are known to work on it, of which its home need not know. */
    boolean isWorkedOn();

    /** Lets nobody else write into those tables until the transaction of that connection ends. */
    void freeze(Connection writer, List<String> tables) throws SQLException;

    Counters counters();

    /** What its own bookkeeping says of its damages, a line each; rows are not held against each other, see {@code Audit}. */
    List<String> damages();

    /**
     * A row that refers to one that is not there.
     *
     * @param row how it is called
     * @param parent the table of the other
     */
    record Orphan(String row, String parent) {}

    /**
     * All of them; they come about where somebody else wrote into the database.
     *
     * @param called the expression that names a row of that table
     */
    List<Orphan> orphans(Session session, UnaryOperator<String> called);

    /** Whether the same work may succeed later without any change to it. */
    boolean isPassing(Throwable fault);

    /** A fault that {@link #isPassing}, in one line that says what to look at. */
    Unavailable unavailable(Throwable fault);

    /** Whether a transaction met another one, was taken back as a whole, and would succeed if it were run again. */
    boolean isConflict(Throwable fault);

    /** Whether the connection went: what was not committed is taken back, and a commit may have been done or not. */
    boolean isLost(Throwable fault);

    /** Whether a transaction may succeed if it is run again, from the start. */
    default boolean hasMetAnother(Throwable fault) {
        return fault instanceof Overtaken || isConflict(fault);
    }

    /**
     * Runs Flyway, which tells of a fault in many lines, and tells of it in one.
     *
     * @throws Unavailable if the same may work later
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
