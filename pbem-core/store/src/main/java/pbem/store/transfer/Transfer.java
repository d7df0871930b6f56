package pbem.store.transfer;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import pbem.store.engine.Session;

/**
 * Copies every row of a server's database into another database of the same version, of either kind. The copy replaces
 * what the other database contained. It is one transaction, so a run that is stopped changes nothing and can be
 * repeated.
 */
public final class Transfer {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The largest number of rows that are inserted together; a mail may have some megabytes. */
    private static final int ROWS_AT_ONCE = 100;

    private static final long BYTES_AT_ONCE = 4_000_000;

    private final Database from;
    private final Database to;

    private Transfer(Database from, Database to) {
        this.from = from;
        this.to = to;
    }

    /**
     * Copies everything from one snapshot.
     *
     * @return the number of rows in each table
     * @throws Unavailable if one of the databases cannot do it now; then nothing has changed
     */
    public static Map<String, Long> run(Database from, Database to) {
        return new Transfer(from, to).run();
    }

    /**
     * Copies as {@link #run(Database, Database)} does, while nobody else can write into the source.
     *
     * @throws Unavailable if a database cannot be used, or another process keeps writing into the source
     */
    public static Map<String, Long> frozen(Database from, Database to) {
        return frozen(from, to, PATIENCE);
    }

    /**
     * Copies as {@link #frozen(Database, Database)} does.
     *
     * @param patience how long to wait for another writer
     */
    public static Map<String, Long> frozen(Database from, Database to, Duration patience) {
        try (HikariDataSource writers = from.writers(patience);
                Connection freezing = writers.getConnection()) {
            freezing.setAutoCommit(false);
            from.freeze(freezing, Table.of(freezing).stream().map(Table::name).toList());
            Map<String, Long> rows = run(from, to);
            freezing.rollback();
            return rows;
        } catch (SQLException e) {
            throw of(from.isPassing(e), e);
        }
    }

    /** Whether none of the server's tables has any row. The tables must exist. */
    public static boolean isEmpty(Database database) {
        try (Connection connection = database.connect()) {
            for (Table table : Table.of(connection)) {
                if (count(table, connection) > 0) {
                    return false;
                }
            }
            return true;
        } catch (SQLException e) {
            throw of(database.isPassing(e), e);
        }
    }

    private Map<String, Long> run() {
        try (HikariDataSource readers = from.readers(PATIENCE);
                HikariDataSource writers = to.writers(PATIENCE);
                Connection source = readers.getConnection();
                Connection target = writers.getConnection()) {
            source.setAutoCommit(false);
            target.setAutoCommit(false);
            Map<String, Long> rows = copy(source, target);
            target.commit();
            source.rollback();
            return rows;
        } catch (SQLException e) {
            throw of(from.isPassing(e) || to.isPassing(e), e);
        }
    }

    private static RuntimeException of(boolean passing, SQLException fault) {
        return passing
                ? new Unavailable(fault)
                : new IllegalStateException("the database cannot be copied: " + Unavailable.root(fault), fault);
    }

    private Map<String, Long> copy(Connection source, Connection target) throws SQLException {
        List<Table> tables = Table.of(target);
        requireSame(Table.of(source), tables);
        for (int i = tables.size() - 1; i >= 0; i--) {
            try (Statement statement = target.createStatement()) {
                statement.executeUpdate("DELETE FROM " + tables.get(i).name());
            }
        }
        Map<String, Long> rows = new TreeMap<>();
        for (Table table : tables) {
            copy(table, source, target);
            long there = count(table, source);
            long here = count(table, target);
            if (there != here) {
                throw new IllegalStateException(
                        "of " + there + " rows of " + table.name() + " only " + here + " were copied");
            }
            rows.put(table.name(), here);
        }
        Session writing = new Session(target, to);
        from.counters()
                .all(new Session(source, from))
                .forEach((name, last) -> to.counters().set(writing, name, last));
        return rows;
    }

    private static void requireSame(List<Table> theirs, List<Table> ours) {
        Map<String, List<String>> there = columns(theirs);
        Map<String, List<String>> here = columns(ours);
        if (!there.equals(here)) {
            throw new IllegalStateException("the two databases are not of the same version; run: pbem upgrade");
        }
    }

    private static Map<String, List<String>> columns(List<Table> tables) {
        Map<String, List<String>> columns = new TreeMap<>();
        tables.forEach(table -> columns.put(
                table.name(), table.columns().keySet().stream().sorted().toList()));
        return columns;
    }

    private static long count(Table table, Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT count(*) FROM " + table.name())) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private static void copy(Table table, Connection source, Connection target) throws SQLException {
        List<String> types = List.copyOf(table.columns().values());
        try (Statement question = source.createStatement();
                ResultSet rows = question.executeQuery(table.select());
                PreparedStatement insertion = target.prepareStatement(table.insert())) {
            int waiting = 0;
            long bytes = 0;
            while (rows.next()) {
                for (int column = 1; column <= types.size(); column++) {
                    bytes += copy(types.get(column - 1), column, rows, insertion);
                }
                insertion.addBatch();
                waiting++;
                if (waiting == ROWS_AT_ONCE || bytes > BYTES_AT_ONCE) {
                    insertion.executeBatch();
                    waiting = 0;
                    bytes = 0;
                }
            }
            if (waiting > 0) {
                insertion.executeBatch();
            }
        }
    }

    /** @return the approximate size of the value in bytes */
    private static long copy(String type, int column, ResultSet rows, PreparedStatement insertion) throws SQLException {
        switch (type) {
            case "text" -> {
                String text = rows.getString(column);
                insertion.setString(column, text == null ? null : text.replace('\0', '\uFFFD'));
                return text == null ? 0 : text.length();
            }
            case "blob", "bytea" -> {
                byte[] bytes = rows.getBytes(column);
                insertion.setBytes(column, bytes);
                return bytes == null ? 0 : bytes.length;
            }
            default -> {
                long number = rows.getLong(column);
                if (rows.wasNull()) {
                    insertion.setNull(column, Types.BIGINT);
                } else {
                    insertion.setLong(column, number);
                }
                return Long.BYTES;
            }
        }
    }
}
