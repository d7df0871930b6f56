package pbem.store.engine;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import pbem.repository.Unavailable;

/** All that the house knows of SQLite: how a file becomes a source of connections that lose nothing. */
public final class Sqlite {

    private static final String HELD = "another process holds it";
    private static final String NOT_OURS = "its file cannot be written; look to whom it belongs";

    /** What may go wrong with the database and what it stands on, whatever was asked of it, in words for its admin. */
    private static final Map<SQLiteErrorCode, String> PASSING = Map.of(
            SQLiteErrorCode.SQLITE_BUSY, HELD,
            SQLiteErrorCode.SQLITE_LOCKED, HELD,
            SQLiteErrorCode.SQLITE_PROTOCOL, HELD,
            SQLiteErrorCode.SQLITE_NOMEM, "memory is short",
            SQLiteErrorCode.SQLITE_IOERR, "the disk is full or does not answer",
            SQLiteErrorCode.SQLITE_FULL, "the disk is full",
            SQLiteErrorCode.SQLITE_READONLY, NOT_OURS,
            SQLiteErrorCode.SQLITE_CANTOPEN, NOT_OURS);

    /** What was taken out is not left in free pages. */
    static final String SECURE_DELETE = "PRAGMA secure_delete = true";

    private static final int PRIMARY_CODE = 0xff;

    /** The class of SQLSTATE by which every other database says the same. */
    private static final String ROLLED_BACK = "40";

    static {
        NativeLibrary.load();
    }

    private Sqlite() {}

    public static final String MIGRATIONS = "classpath:pbem/store/sqlite";

    /**
     * Connections that write. Their transactions take the write lock at the start: one that began as a reader would
     * fail at once, without waiting, if another process wrote in between.
     */
    public static HikariDataSource writers(Path file, Duration patience) {
        SQLiteConfig config = durable(patience);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        HikariConfig pool = pool(file, config, 1, "pbem-write", patience);
        pool.setConnectionInitSql(SECURE_DELETE);
        return open(pool);
    }

    /** Connections that only read, each transaction from one snapshot. */
    public static HikariDataSource readers(Path file, Duration patience) {
        SQLiteConfig config = durable(patience);
        config.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
        HikariConfig pool = pool(file, config, 4, "pbem-read", patience);
        pool.setConnectionInitSql("PRAGMA query_only = true");
        return open(pool);
    }

    private static HikariDataSource open(HikariConfig pool) {
        try {
            return new HikariDataSource(pool);
        } catch (PoolInitializationException e) {
            throw isPassing(e) ? unavailable(e) : e;
        }
    }

    /** Changes with every commit of any other connection, as long as it is asked on the same one. */
    public static final String DATA_VERSION = "PRAGMA data_version";

    /** A connection that reads nothing but {@link #DATA_VERSION}. */
    public static Connection watcher(Path file, Duration patience) throws SQLException {
        SQLiteConfig config = durable(patience);
        config.setReadOnly(true);
        return config.createConnection(url(file));
    }

    /** A consistent copy, made online. */
    public static void backup(Path file, Path copy) {
        try (Connection connection = DriverManager.getConnection(url(file));
                PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
            vacuum.setString(1, copy.toAbsolutePath().toString());
            vacuum.execute();
        } catch (SQLException e) {
            String why = isPassing(e) ? inWords(e.getErrorCode()) : e.getMessage();
            throw new IllegalStateException("cannot copy the database to " + copy + ": " + why, e);
        }
    }

    /** Writes the whole file anew. What was deleted may have left its traces between the rows that moved since. */
    public static void compact(Path file, Duration patience) {
        try (Connection connection = durable(patience).createConnection(url(file));
                Statement statement = connection.createStatement()) {
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException e) {
            if (isPassing(e)) {
                throw unavailable(e);
            }
            throw new IllegalStateException("cannot write the database anew: " + e.getMessage(), e);
        }
    }

    /** What the file's own bookkeeping says of its damages; rows are not held against each other, see {@code Audit}. */
    public static List<String> damages(Path file) {
        List<String> damages = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(url(file));
                Statement statement = connection.createStatement();
                ResultSet lines = statement.executeQuery("PRAGMA quick_check(20)")) {
            while (lines.next()) {
                damages.add(lines.getString(1));
            }
        } catch (SQLException e) {
            return List.of(String.valueOf(e.getMessage()));
        }
        damages.remove("ok");
        return damages;
    }

    /** A row that refers to one that is not there. */
    public record Orphan(String table, long row, String parent) {}

    /** All of them; they come about where somebody else wrote into the database. */
    public static List<Orphan> orphans(Handle handle) {
        return handle.createQuery("PRAGMA foreign_key_check")
                .map((row, context) ->
                        new Orphan(row.getString("table"), row.getLong("rowid"), row.getString("parent")))
                .list();
    }

    /**
     * Runs Flyway, which tells of a fault in many lines, and tells of it in one.
     *
     * @throws Unavailable if the same may work later
     */
    public static <T> T plainly(Supplier<T> work) {
        try {
            return work.get();
        } catch (FlywayException e) {
            if (isPassing(e)) {
                throw unavailable(e);
            }
            throw new IllegalStateException("the database cannot be read: " + Unavailable.root(e), e);
        }
    }

    public static String url(Path file) {
        return "jdbc:sqlite:" + file.toAbsolutePath();
    }

    /** Whether the same work may succeed later without any change to it. */
    public static boolean isPassing(Throwable fault) {
        return isOfThePool(fault)
                || code(fault)
                        .map(code -> SQLiteErrorCode.getErrorCode(code & PRIMARY_CODE))
                        .filter(PASSING::containsKey)
                        .isPresent();
    }

    /** A fault that {@link #isPassing}, in one line that says what to look at. */
    public static Unavailable unavailable(Throwable fault) {
        String why = code(fault).map(Sqlite::inWords).orElseGet(() -> Unavailable.root(fault));
        return new Unavailable(isOfThePool(fault) ? "other work of this process takes too long" : why, fault);
    }

    private static String inWords(int code) {
        String words = PASSING.getOrDefault(SQLiteErrorCode.getErrorCode(code & PRIMARY_CODE), "it failed");
        return words + " (" + SQLiteErrorCode.getErrorCode(code).name() + ")";
    }

    /** The pool has none left: somebody here waits for the database with the connection in their hand. */
    private static boolean isOfThePool(Throwable fault) {
        return causes(fault).anyMatch(SQLTransientConnectionException.class::isInstance);
    }

    private static Optional<Integer> code(Throwable fault) {
        return causes(fault)
                .filter(SQLException.class::isInstance)
                .map(cause -> ((SQLException) cause).getErrorCode())
                .findFirst();
    }

    private static Stream<Throwable> causes(Throwable fault) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause);
    }

    /** Whether a transaction met another one and would succeed if it were run again. */
    public static boolean isConflict(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return sql.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY_SNAPSHOT.code
                        || String.valueOf(sql.getSQLState()).startsWith(ROLLED_BACK);
            }
        }
        return false;
    }

    /** Whether a transaction may succeed if it is run again, from the start. */
    public static boolean hasMetAnother(Throwable fault) {
        return fault instanceof Overtaken || isConflict(fault);
    }

    private static SQLiteConfig durable(Duration patience) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout((int) patience.toMillis());
        config.setGetGeneratedKeys(false); // nobody asks for them, and each would be a question of its own
        return config;
    }

    private static HikariConfig pool(Path file, SQLiteConfig config, int size, String name, Duration patience) {
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(url(file));
        HikariConfig pool = new HikariConfig();
        pool.setDataSource(CachedStatements.before(source));
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(0);
        pool.setPoolName(name);
        pool.setConnectionTimeout(patience.plusSeconds(5).toMillis());
        return pool;
    }
}
