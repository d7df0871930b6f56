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
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import pbem.repository.Unavailable;

/**
 * PostgreSQL, and databases with its protocol: a schema of a database on a server, possibly with several workers.
 *
 * <p>Writing transactions are serializable: two that could not have run one after the other are not both committed, and
 * the one that is rolled back is run again. Reading transactions see one snapshot, as with SQLite.
 */
public final class Postgresql implements Database {

    /** The rows in memory while many are read; a mail may have some megabytes. */
    private static final String ROWS_AT_ONCE = "50";

    /** A worker that keeps an idle transaction open this long counts as dead. */
    private static final Duration IDLE = Duration.ofMinutes(2);

    /**
     * The timeout of a connection attempt, since a dead machine does not answer and the driver tries one host after the
     * other.
     */
    private static final Duration CONNECT = Duration.ofSeconds(5);

    /** The timeout for a connection from the pool. */
    private static final Duration FOR_A_CONNECTION = Duration.ofSeconds(10);

    /** The longest time for a statement beside its waiting for locks; a server that answers later counts as lost. */
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /** The name by which the database lists these connections. */
    private static final String APPLICATION = "pbem";

    private static final String ROLLED_BACK = "40";
    private static final String CONNECTION = "08";
    private static final String UNDEFINED_FUNCTION = "42883";

    /** The temporary faults of the database that can happen at any statement, in words for the admin. */
    private static final Map<String, String> PASSING = Map.ofEntries(
            Map.entry(ROLLED_BACK, "other transactions were faster each time"),
            Map.entry(CONNECTION, "it does not answer"),
            Map.entry("53100", "its disk is full"),
            Map.entry("53200", "its memory is short"),
            Map.entry("53300", "it has too many connections"),
            Map.entry("53", "it has no room"),
            Map.entry("55P03", "others hold it for too long"),
            Map.entry("57014", "it took too long"),
            Map.entry("57P01", "it is being stopped"),
            Map.entry("57P02", "it is being stopped"),
            Map.entry("57P03", "it is being started"),
            Map.entry("57P05", "it ended a connection"),
            Map.entry("25006", "it can only be read; another server has taken over, or is to"),
            Map.entry("25P03", "it ended a transaction that did nothing for too long"),
            Map.entry("58", "its disk does not answer"));

    /** The codes after which the connection is lost. */
    private static final List<String> ENDED = List.of(CONNECTION, "57P01", "57P02", "57P03", "57P05", "25P03");

    /** The longest idle time of a transaction with locked rows, which others wait for. */
    private static final Duration IDLE_WITH_ROWS = Duration.ofSeconds(15);

    /**
     * Prevents scans of small tables, since a transaction that scans a whole table conflicts with all its writers.
     */
    private static final String BY_INDEX = "; SET enable_seqscan = off";

    /**
     * With {@link #BY_INDEX} a needed scan looks so expensive that the server compiles it each time, which takes a
     * hundred times as long as running it.
     */
    private static final String NOT_COMPILED = "; SET jit = off";

    private static final int CONNECTIONS = 8;

    private final PostgresqlAddress address;
    private final DatabaseRole worker;
    private final DatabaseRole owner;
    private final int connections;

    /**
     * @param worker the user who reads and writes
     * @param owner the user who creates and changes tables; may be the same
     */
    public Postgresql(PostgresqlAddress address, DatabaseRole worker, DatabaseRole owner) {
        this(address, worker, owner, CONNECTIONS);
    }

    private Postgresql(PostgresqlAddress address, DatabaseRole worker, DatabaseRole owner, int connections) {
        this.address = address;
        this.worker = worker;
        this.owner = owner;
        this.connections = connections;
    }

    /** This database with that many writing connections of the process. */
    public Postgresql over(int connections) {
        return new Postgresql(address, worker, owner, connections);
    }

    @Override
    public String name() {
        return address.name();
    }

    @Override
    public Connection connect() throws SQLException {
        return DriverManager.getConnection(address.url(), properties(worker));
    }

    @Override
    public HikariDataSource writers(Duration patience) {
        return open(pool("pbem-write", connections, patience, "TRANSACTION_SERIALIZABLE", IDLE, BY_INDEX));
    }

    @Override
    public int writersAtOnce() {
        return connections;
    }

    @Override
    public Optional<HikariDataSource> handlers(Duration patience) {
        return Optional.of(
                open(pool("pbem-hand", connections, patience, "TRANSACTION_READ_COMMITTED", IDLE_WITH_ROWS, BY_INDEX)));
    }

    @Override
    public String takingFree(String table) {
        return " FOR NO KEY UPDATE OF " + table + " SKIP LOCKED";
    }

    @Override
    public String place(String table) {
        return "CAST(" + table + ".ctid AS text)";
    }

    @Override
    public String object(String name, String value) {
        return "CAST(json_object_agg(" + name + ", " + value + ") AS TEXT)";
    }

    @Override
    public String lyingAt(String table) {
        return " AND " + table + ".ctid = CAST(:place AS tid)";
    }

    @Override
    public HikariDataSource readers(Duration patience) {
        HikariConfig pool =
                pool("pbem-read", Math.max(4, connections), patience, "TRANSACTION_REPEATABLE_READ", IDLE, "");
        pool.setReadOnly(true);
        return open(pool);
    }

    private HikariConfig pool(String name, int size, Duration patience, String isolation, Duration idle, String more) {
        HikariConfig pool = new HikariConfig();
        pool.setJdbcUrl(address.url());
        pool.setDataSourceProperties(silent(patience.plus(SILENCE)));
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(0);
        pool.setPoolName(name);
        pool.setTransactionIsolation(isolation);
        pool.setConnectionTimeout(Math.min(patience.plusSeconds(5).toMillis(), FOR_A_CONNECTION.toMillis()));
        pool.setConnectionInitSql("SET lock_timeout = " + patience.toMillis()
                + "; SET idle_in_transaction_session_timeout = " + idle.toMillis() + NOT_COMPILED + more);
        return pool;
    }

    private HikariDataSource open(HikariConfig pool) {
        try {
            return new HikariDataSource(pool);
        } catch (PoolInitializationException e) {
            if (isPassing(e)) {
                throw unavailable(e);
            }
            throw new IllegalStateException(name() + " cannot be opened: " + Unavailable.root(e), e);
        }
    }

    /** Properties with a timeout for answers, since a dead machine does not close its connections. */
    private Properties silent(Duration most) {
        Properties properties = properties(worker);
        properties.setProperty("socketTimeout", Long.toString(most.toSeconds()));
        return properties;
    }

    /** The driver's properties; parameters of the address take precedence. */
    private Properties properties(DatabaseRole role) {
        Properties properties = new Properties();
        properties.setProperty("user", role.user());
        properties.setProperty("password", role.password());
        properties.setProperty("ApplicationName", APPLICATION);
        properties.setProperty("connectTimeout", Long.toString(CONNECT.toSeconds()));
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("logServerErrorDetail", "false"); // it would repeat the values of a statement
        properties.setProperty("defaultRowFetchSize", ROWS_AT_ONCE);
        properties.setProperty("reWriteBatchedInserts", "true");
        if (address.hasSeveralHosts()) {
            properties.setProperty("targetServerType", "primary");
        }
        if (!address.isOnThisMachine()) {
            properties.setProperty("sslmode", "verify-full");
            if (!address.says("sslrootcert") && !address.says("sslfactory")) {
                properties.setProperty("sslfactory", "org.postgresql.ssl.DefaultJavaSSLFactory");
            }
        }
        return properties;
    }

    /** Equal snapshots have equal names. */
    @Override
    public String stateQuestion() {
        return "SELECT CAST(pg_current_snapshot() AS text)";
    }

    /** Other databases with its protocol may lack the function. */
    @Override
    public boolean isUnknown(Throwable fault) {
        return state(fault).filter(UNDEFINED_FUNCTION::equals).isPresent();
    }

    @Override
    public Connection watcher(Duration patience) throws SQLException {
        Connection connection = DriverManager.getConnection(address.url(), silent(CONNECT));
        connection.setReadOnly(true);
        return connection;
    }

    /** PostgreSQL cannot store the character 0, which no letter contains. */
    @Override
    public String text(String text) {
        return text.replace('\0', '\uFFFD');
    }

    @Override
    public Optional<Object> identity() {
        return Optional.empty();
    }

    @Override
    public boolean isMissing() {
        return false;
    }

    @Override
    public boolean isNothing() {
        return count("pg_tables WHERE schemaname = current_schema()") == 0;
    }

    private int count(String what) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM " + what)) {
            row.next();
            return row.getInt(1);
        } catch (SQLException e) {
            throw isPassing(e)
                    ? unavailable(e)
                    : new IllegalStateException(name() + " cannot be read: " + Unavailable.root(e), e);
        }
    }

    @Override
    public String migrations() {
        return "pbem/store/migrations/postgresql";
    }

    @Override
    public FluentConfiguration flyway() {
        Map<String, String> jdbc = new HashMap<>();
        properties(owner).forEach((name, value) -> jdbc.put((String) name, (String) value));
        return Flyway.configure()
                .dataSource(address.url(), owner.user(), owner.password())
                .jdbcProperties(jdbc);
    }

    @Override
    public void allowWorker() {
        if (worker.user().equals(owner.user())) {
            return;
        }
        try (Connection connection = DriverManager.getConnection(address.url(), properties(owner));
                Statement statement = connection.createStatement()) {
            String schema = connection.getSchema();
            String name = statement.enquoteIdentifier(worker.user(), true);
            String place = statement.enquoteIdentifier(schema, true);
            statement.execute("GRANT USAGE ON SCHEMA " + place + " TO " + name);
            statement.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA " + place + " TO " + name);
            statement.execute("REVOKE INSERT, UPDATE, DELETE ON flyway_schema_history FROM " + name);
            statement.execute("GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA " + place + " TO " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(
                    worker + " cannot be let work on the tables of " + owner + ": " + Unavailable.root(e), e);
        }
    }

    @Override
    public boolean copyTo(Path copy) {
        return false;
    }

    @Override
    public boolean isWorkedOn() {
        return count("pg_stat_activity WHERE datname = current_database() AND application_name = '" + APPLICATION
                        + "' AND pid <> pg_backend_pid()")
                > 0;
    }

    @Override
    public void freeze(Connection writer, List<String> tables) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("LOCK TABLE " + String.join(", ", tables) + " IN SHARE MODE");
            statement.execute("SET LOCAL idle_in_transaction_session_timeout = 0"); // it waits while the copy runs
        }
    }

    @Override
    public Counters counters() {
        return new CounterSequences();
    }

    @Override
    public List<String> damages() {
        try (Connection connection = connect();
                PreparedStatement question = connection.prepareStatement("SELECT 1")) {
            question.execute();
            return List.of();
        } catch (SQLException e) {
            return List.of(Unavailable.root(e));
        }
    }

    @Override
    public String foreignKeys() {
        return "SELECT CAST(CAST(conrelid AS regclass) AS text) AS child, CAST(CAST(confrelid AS regclass) AS text) AS parent,"
                + " a.attname AS part, b.attname AS whole FROM pg_constraint"
                + " JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]"
                + " JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = confkey[1]"
                + " WHERE contype = 'f' AND connamespace = CAST(current_schema() AS regnamespace)";
    }

    @Override
    public boolean isPassing(Throwable fault) {
        return DatabaseFault.isOfThePool(fault) || words(fault).isPresent();
    }

    @Override
    public Unavailable unavailable(Throwable fault) {
        String driver = Unavailable.root(fault);
        String why = words(fault)
                .map(words -> isLost(fault) ? words + ": " + driver : words)
                .orElse(driver);
        String whole = why + state(fault).map(state -> " (" + state + ")").orElse("") + "; it is " + name();
        return isConflict(fault) ? Unavailable.overtaken(whole, fault) : new Unavailable(whole, fault);
    }

    @Override
    public boolean isConflict(Throwable fault) {
        return state(fault).filter(state -> state.startsWith(ROLLED_BACK)).isPresent();
    }

    @Override
    public boolean isLost(Throwable fault) {
        return state(fault)
                .filter(state -> ENDED.stream().anyMatch(state::startsWith))
                .isPresent();
    }

    private static Optional<String> words(Throwable fault) {
        return state(fault)
                .flatMap(state -> Optional.ofNullable(PASSING.get(state))
                        .or(() -> Optional.ofNullable(PASSING.get(state.substring(0, Math.min(2, state.length()))))));
    }

    /** The innermost SQL state, since a pool's timeout has none itself. */
    private static Optional<String> state(Throwable fault) {
        return DatabaseFault.in(fault)
                .map(SQLException::getSQLState)
                .filter(Objects::nonNull)
                .reduce((outer, inner) -> inner);
    }
}
