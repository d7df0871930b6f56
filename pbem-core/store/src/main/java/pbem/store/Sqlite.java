package pbem.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import pbem.repository.Unavailable;

/** All that the house knows of SQLite: how a file becomes a source of connections that lose nothing. */
final class Sqlite {

    /** Of the database and what it stands on, whatever was asked of it. */
    private static final Set<SQLiteErrorCode> PASSING = EnumSet.of(
            SQLiteErrorCode.SQLITE_BUSY,
            SQLiteErrorCode.SQLITE_LOCKED,
            SQLiteErrorCode.SQLITE_NOMEM,
            SQLiteErrorCode.SQLITE_READONLY,
            SQLiteErrorCode.SQLITE_IOERR,
            SQLiteErrorCode.SQLITE_FULL,
            SQLiteErrorCode.SQLITE_CANTOPEN,
            SQLiteErrorCode.SQLITE_PROTOCOL);

    private static final int PRIMARY_CODE = 0xff;

    /** The class of SQLSTATE by which every other database says the same. */
    private static final String ROLLED_BACK = "40";

    static {
        NativeLibrary.load();
    }

    private Sqlite() {}

    static final String MIGRATIONS = "classpath:pbem/store/sqlite";

    /**
     * Connections that write. Their transactions take the write lock at the start: one that began as a reader would
     * fail at once, without waiting, if another process wrote in between.
     */
    static HikariDataSource writers(Path file, Duration patience) {
        SQLiteConfig config = durable(patience);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        HikariConfig pool = pool(file, config, 1, "pbem-write", patience);
        pool.setConnectionInitSql("PRAGMA secure_delete = true"); // what was taken out is not left in free pages
        return new HikariDataSource(pool);
    }

    /** Connections that only read, each transaction from one snapshot. */
    static HikariDataSource readers(Path file, Duration patience) {
        SQLiteConfig config = durable(patience);
        config.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
        HikariConfig pool = pool(file, config, 4, "pbem-read", patience);
        pool.setConnectionInitSql("PRAGMA query_only = true");
        return new HikariDataSource(pool);
    }

    /** Changes with every commit of any other connection, as long as it is asked on the same one. */
    static final String DATA_VERSION = "PRAGMA data_version";

    /** A connection that reads nothing but {@link #DATA_VERSION}. */
    static Connection watcher(Path file, Duration patience) throws SQLException {
        SQLiteConfig config = durable(patience);
        config.setReadOnly(true);
        return config.createConnection(url(file));
    }

    /** A consistent copy, made online. */
    static void backup(Path file, Path copy) {
        try (Connection connection = DriverManager.getConnection(url(file));
                PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
            vacuum.setString(1, copy.toAbsolutePath().toString());
            vacuum.execute();
        } catch (SQLException e) {
            throw new IllegalStateException("cannot copy the database to " + copy + ": " + e.getMessage(), e);
        }
    }

    /** Writes the whole file anew. What was deleted may have left its traces between the rows that moved since. */
    static void compact(Path file, Duration patience) {
        try (Connection connection = durable(patience).createConnection(url(file));
                Statement statement = connection.createStatement()) {
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException e) {
            if (isPassing(e)) {
                throw new Unavailable(e);
            }
            throw new IllegalStateException("cannot write the database anew: " + e.getMessage(), e);
        }
    }

    /** What the file's own bookkeeping says of its damages; rows are not held against each other, see {@link Audit}. */
    static List<String> damages(Path file) {
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

    /**
     * Runs Flyway, which tells of a fault in many lines, and tells of it in one.
     *
     * @throws Unavailable if the same may work later
     */
    static <T> T plainly(Supplier<T> work) {
        try {
            return work.get();
        } catch (FlywayException e) {
            if (isPassing(e)) {
                throw new Unavailable(e);
            }
            throw new IllegalStateException("the database cannot be read: " + Unavailable.root(e), e);
        }
    }

    static String url(Path file) {
        return "jdbc:sqlite:" + file.toAbsolutePath();
    }

    /** Whether the same work may succeed later without any change to it. */
    static boolean isPassing(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLTransientConnectionException) {
                return true; // the pool: somebody here waits for the database with the connection in their hand
            }
            if (cause instanceof SQLException sql) {
                return PASSING.contains(SQLiteErrorCode.getErrorCode(sql.getErrorCode() & PRIMARY_CODE));
            }
        }
        return false;
    }

    /** Whether a transaction met another one and would succeed if it were run again. */
    static boolean isConflict(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return sql.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY_SNAPSHOT.code
                        || String.valueOf(sql.getSQLState()).startsWith(ROLLED_BACK);
            }
        }
        return false;
    }

    private static SQLiteConfig durable(Duration patience) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout((int) patience.toMillis());
        return config;
    }

    private static HikariConfig pool(Path file, SQLiteConfig config, int size, String name, Duration patience) {
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(url(file));
        HikariConfig pool = new HikariConfig();
        pool.setDataSource(source);
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(0);
        pool.setPoolName(name);
        pool.setConnectionTimeout(patience.plusSeconds(5).toMillis());
        return pool;
    }
}
