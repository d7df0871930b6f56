package pbem.store.engine;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.util.LibraryLoaderUtil;
import org.sqlite.util.OSInfo;
import pbem.repository.Unavailable;

/** SQLite: connections to a file that lose nothing. */
public final class Sqlite implements Database {

    private static final String HISTORY = "table flyway_schema_history";

    /** What Flyway creates for itself. */
    private static final Set<String> FLYWAY = Set.of(HISTORY, "index flyway_schema_history_s_idx");

    private static final String HELD = "another process holds it";
    private static final String NOT_OURS = "its file cannot be written; check its owner";

    /** The temporary faults of the database that can happen at any statement, in words for the admin. */
    private static final Map<SQLiteErrorCode, String> PASSING = Map.of(
            SQLiteErrorCode.SQLITE_BUSY, HELD,
            SQLiteErrorCode.SQLITE_LOCKED, HELD,
            SQLiteErrorCode.SQLITE_PROTOCOL, HELD,
            SQLiteErrorCode.SQLITE_NOMEM, "memory is short",
            SQLiteErrorCode.SQLITE_IOERR, "the disk is full or does not answer",
            SQLiteErrorCode.SQLITE_FULL, "the disk is full",
            SQLiteErrorCode.SQLITE_READONLY, NOT_OURS,
            SQLiteErrorCode.SQLITE_CANTOPEN, NOT_OURS);

    /** The errors that may end the transaction; see SQLite's "Response To Errors Within A Transaction". */
    private static final Set<SQLiteErrorCode> ENDING = Set.of(
            SQLiteErrorCode.SQLITE_FULL,
            SQLiteErrorCode.SQLITE_IOERR,
            SQLiteErrorCode.SQLITE_NOMEM,
            SQLiteErrorCode.SQLITE_INTERRUPT);

    /** Deleted content is overwritten in free pages. */
    static final String SECURE_DELETE = "PRAGMA secure_delete = true";

    /**
     * The page size of a new file, the smallest there is. A commit writes each changed page as a whole, and a move
     * changes some forty-five: with pages of 1,024 it writes a third more, with the default of 4,096 more than twice
     * as much.
     */
    private static final int PAGE = 512;

    /**
     * The size of the write-ahead log in pages (16 MB in a new file) before it is copied into the file: a page that
     * many moves change is then copied once for all of them.
     */
    private static final int LOGGED = 32_000;

    private static final int PRIMARY_CODE = 0xff;

    /** The SQLSTATE class of a rollback in other databases. */
    private static final String ROLLED_BACK = "40";

    static {
        NativeLibrary.load(library());
    }

    private static final String MIGRATIONS = "pbem/store/migrations/sqlite";

    private final Path file;

    /**
     * The packed library for this machine. A Linux without musl is recognized here, since the driver starts a process
     * to tell it from Android and follows the links of all mapped files, which takes longer than to load the library.
     */
    private static String library() {
        String[] musl = new File("/lib").list((directory, name) -> name.startsWith("ld-musl-"));
        boolean plain = System.getProperty("os.name").equals("Linux") && musl != null && musl.length == 0;
        return "/org/sqlite/native/"
                + (plain ? "Linux/" + OSInfo.getArchName() : OSInfo.getNativeLibFolderPathForCurrentOS())
                + "/" + LibraryLoaderUtil.getNativeLibName();
    }

    Sqlite(Path file) {
        this.file = file;
    }

    /** The driver's URL. An in-memory database would be a different one for each connection. */
    private String url() {
        return "jdbc:sqlite:" + file.toAbsolutePath();
    }

    @Override
    public String name() {
        return file.toString();
    }

    @Override
    public Connection connect() throws SQLException {
        return DriverManager.getConnection(url());
    }

    /**
     * Connections that write. Their transactions take the write lock at the start, since one that began as a reader
     * would fail at once if another process wrote meanwhile. The data for rollbacks to savepoints is kept in memory: it
     * would otherwise be a file, and a shared commit would write more to it than to the log.
     */
    @Override
    public HikariDataSource writers(Duration patience) {
        SQLiteConfig config = durable(patience);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setTempStore(SQLiteConfig.TempStore.MEMORY);
        config.setWalAutocheckpoint(LOGGED);
        HikariConfig pool = pool(config, 1, "pbem-write", patience);
        pool.setConnectionInitSql(SECURE_DELETE);
        return open(pool);
    }

    @Override
    public int writersAtOnce() {
        return 1;
    }

    @Override
    public Optional<HikariDataSource> handlers(Duration patience) {
        return Optional.empty();
    }

    @Override
    public String takingFree(String table) {
        return "";
    }

    @Override
    public String place(String table) {
        return "''";
    }

    @Override
    public String object(String name, String value) {
        return "json_group_object(" + name + ", " + value + ")";
    }

    @Override
    public String lyingAt(String table) {
        return "";
    }

    /** Connections that only read, each transaction from one snapshot. */
    @Override
    public HikariDataSource readers(Duration patience) {
        SQLiteConfig config = durable(patience);
        config.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
        HikariConfig pool = pool(config, 4, "pbem-read", patience);
        pool.setConnectionInitSql("PRAGMA query_only = true");
        return open(pool);
    }

    private HikariDataSource open(HikariConfig pool) {
        try {
            return new HikariDataSource(pool);
        } catch (PoolInitializationException e) {
            throw isPassing(e) ? unavailable(e) : e;
        }
    }

    @Override
    public String stateQuestion() {
        return "PRAGMA data_version";
    }

    @Override
    public boolean isUnknown(Throwable fault) {
        return false;
    }

    @Override
    public Connection watcher(Duration patience) throws SQLException {
        SQLiteConfig config = durable(patience);
        config.setReadOnly(true);
        return config.createConnection(url());
    }

    @Override
    public Optional<Object> identity() {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean isMissing() {
        return !Files.exists(file);
    }

    @Override
    public boolean isNothing() {
        try {
            return isMissing() || Files.size(file) == 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String migrations() {
        return MIGRATIONS;
    }

    @Override
    public FluentConfiguration flyway() {
        return Flyway.configure()
                .dataSource(url() + "?page_size=" + PAGE, null, null)
                .callbacks(new SecureMigration());
    }

    @Override
    public void allowWorker() {
        // any user with access to the file may do everything
    }

    @Override
    public boolean isWorkedOn() {
        return false; // the home shows its processes
    }

    @Override
    public void freeze(Connection writer, List<String> tables) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("SELECT count(*) FROM " + tables.get(0)); // a writer's transaction locks when it begins
        }
    }

    @Override
    public Counters counters() {
        return new CounterRows();
    }

    @Override
    public boolean copyTo(Path copy) {
        try (Connection connection = connect();
                PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
            vacuum.setString(1, copy.toAbsolutePath().toString());
            vacuum.execute();
            return true;
        } catch (SQLException e) {
            String why = isPassing(e) ? inWords(e.getErrorCode()) : e.getMessage();
            throw new IllegalStateException("cannot copy the database to " + copy + ": " + why, e);
        }
    }

    /** Rewrites the whole file, since deleted content may have left traces between moved rows. */
    public void compact(Duration patience) {
        try (Connection connection = durable(patience).createConnection(url());
                Statement statement = connection.createStatement()) {
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException e) {
            if (isPassing(e)) {
                throw unavailable(e);
            }
            throw new IllegalStateException("cannot rewrite the database: " + e.getMessage(), e);
        }
    }

    @Override
    public List<String> damages() {
        List<String> damages = new ArrayList<>();
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet lines = statement.executeQuery("PRAGMA integrity_check(20)")) {
            while (lines.next()) {
                damages.add(lines.getString(1));
            }
            damages.addAll(strangers(statement));
        } catch (SQLException e) {
            return List.of(String.valueOf(e.getMessage()));
        }
        damages.remove("ok");
        return damages;
    }

    /** The objects that the migrations did not create, such as a trigger, which would act unseen. */
    private static List<String> strangers(Statement statement) throws SQLException {
        Set<String> there = schema(statement);
        if (!there.contains(HISTORY)) {
            return List.of(); // no table is ours
        }
        List<String> migrations = ListedVersions.scripts(MIGRATIONS, version(statement));
        if (migrations.isEmpty()) {
            return List.of(); // a newer program made it, whose schema is unknown here
        }
        there.removeAll(made(migrations));
        return there.stream()
                .map(named -> (named.startsWith("i") ? "it has an " : "it has a ")
                        + named.replaceFirst(" ", " that is not of PBeM: "))
                .toList();
    }

    /** The schema that migrations create. They run without Flyway, which takes longer than all the rest. */
    private static Set<String> made(List<String> migrations) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
                Statement statement = connection.createStatement()) {
            for (String script : migrations) {
                statement.executeUpdate(script);
            }
            Set<String> made = schema(statement);
            made.addAll(FLYWAY);
            return made;
        }
    }

    /** The types and names of all objects but SQLite's own, in order. */
    private static Set<String> schema(Statement statement) throws SQLException {
        Set<String> named = new TreeSet<>();
        try (ResultSet rows = statement.executeQuery(
                "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")) {
            while (rows.next()) {
                named.add(rows.getString(1) + " " + rows.getString(2));
            }
        }
        return named;
    }

    private static String version(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT version FROM flyway_schema_history"
                + " WHERE version IS NOT NULL ORDER BY installed_rank DESC LIMIT 1")) {
            return row.next() ? row.getString(1) : "";
        }
    }

    @Override
    public String foreignKeys() {
        return "SELECT sqlite_master.name AS child, own.\"from\" AS part, own.\"table\" AS parent, own.\"to\" AS whole"
                + " FROM sqlite_master JOIN pragma_foreign_key_list(sqlite_master.name) AS own"
                + " WHERE sqlite_master.type = 'table'";
    }

    @Override
    public boolean isPassing(Throwable fault) {
        return DatabaseFault.isOfThePool(fault)
                || code(fault).map(Sqlite::primary).filter(PASSING::containsKey).isPresent();
    }

    /** Whether the error may have ended the transaction. */
    static boolean endsTransactions(SQLException fault) {
        return ENDING.contains(primary(fault.getErrorCode()));
    }

    @Override
    public Unavailable unavailable(Throwable fault) {
        if (DatabaseFault.isOfThePool(fault)) {
            return new Unavailable("other work of this process takes too long", fault);
        }
        Optional<Integer> code = code(fault);
        String why = code.map(Sqlite::inWords).orElseGet(() -> Unavailable.root(fault));
        boolean held =
                code.map(Sqlite::primary).map(PASSING::get).filter(HELD::equals).isPresent();
        return held ? Unavailable.held(why, fault) : new Unavailable(why, fault);
    }

    /** The error of a code, without its details. */
    private static SQLiteErrorCode primary(int code) {
        return SQLiteErrorCode.getErrorCode(code & PRIMARY_CODE);
    }

    private static String inWords(int code) {
        String words = PASSING.getOrDefault(primary(code), "it failed");
        return words + " (" + SQLiteErrorCode.getErrorCode(code).name() + ")";
    }

    private static Optional<Integer> code(Throwable fault) {
        return DatabaseFault.in(fault).map(SQLException::getErrorCode).findFirst();
    }

    @Override
    public boolean isLost(Throwable fault) {
        return false; // a file has no network in between
    }

    @Override
    public boolean isConflict(Throwable fault) {
        return DatabaseFault.in(fault)
                .limit(1)
                .anyMatch(sql -> sql.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY_SNAPSHOT.code
                        || String.valueOf(sql.getSQLState()).startsWith(ROLLED_BACK));
    }

    private static SQLiteConfig durable(Duration patience) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout((int) patience.toMillis());
        config.setGetGeneratedKeys(false); // not used, and each would need a query of its own
        return config;
    }

    private HikariConfig pool(SQLiteConfig config, int size, String name, Duration patience) {
        HikariConfig pool = new HikariConfig();
        pool.setDataSource(CachedStatements.source(url(), config));
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(0);
        pool.setPoolName(name);
        pool.setConnectionTimeout(patience.plusSeconds(5).toMillis());
        return pool;
    }
}
