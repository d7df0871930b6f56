package pbem.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.store.engine.Session;

/** The tables behind the repositories, for tests that read or change rows without them. */
public final class Tables {

    /** Reads a row of the table {@code outbox}. */
    public static final RowMapper<PostedNotice> NOTICE = (row, context) -> PostedNotices.notice(row);

    private static final ThreadLocal<Connection> CONNECTION = new ThreadLocal<>();

    /** One for all tests: each takes a millisecond to make, and reads its statements anew. */
    private static final Jdbi JDBI = Jdbi.create(CONNECTION::get)
            .registerArgument(new TestArguments())
            .registerColumnMapper(Instant.class, (row, column, context) -> Instant.ofEpochMilli(row.getLong(column)));

    private Tables() {}

    /** SQL of any kind inside a transaction. */
    public static Handle of(Repositories transaction) {
        Session session = session(transaction);
        session.loaded().clear();
        CONNECTION.set(session.connection());
        return JDBI.open();
    }

    private static Session session(Repositories transaction) {
        return ((SqlRepositories) transaction).session();
    }

    /** The types of all columns, in lower case, by table and column. */
    public static Map<String, Map<String, String>> columns(Repositories transaction) {
        Map<String, Map<String, String>> tables = new TreeMap<>();
        try {
            Connection connection = session(transaction).connection();
            try (ResultSet found = connection.getMetaData().getColumns(null, connection.getSchema(), "%", "%")) {
                while (found.next()) {
                    String table = found.getString("TABLE_NAME");
                    if (!table.startsWith("flyway") && isTable(connection, table)) {
                        tables.computeIfAbsent(table, name -> new TreeMap<>())
                                .put(
                                        found.getString("COLUMN_NAME"),
                                        found.getString("TYPE_NAME").toLowerCase(Locale.ROOT));
                    }
                }
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return tables;
    }

    private static boolean isTable(Connection connection, String name) throws SQLException {
        try (ResultSet tables =
                connection.getMetaData().getTables(null, connection.getSchema(), name, new String[] {"TABLE"})) {
            return tables.next();
        }
    }

    /** Sets the last number that a counter gave. */
    public static void setCounter(Repositories transaction, String counter, long last) {
        Session session = session(transaction);
        session.database().counters().set(session, counter, last);
    }

    /** The next number of a counter. */
    public static long next(Repositories transaction, String counter) {
        return session(transaction).next(counter);
    }
}
