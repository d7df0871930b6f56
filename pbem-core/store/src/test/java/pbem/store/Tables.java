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

    private Tables() {}

    /** SQL of any kind inside a transaction. */
    public static Handle of(Store.Transaction transaction) {
        return of(transaction.session());
    }

    private static Handle of(Session session) {
        session.loaded().clear();
        return Jdbi.create(session.connection())
                .registerArgument(new TestArguments())
                .registerColumnMapper(
                        Instant.class, (row, column, context) -> Instant.ofEpochMilli(row.getLong(column)))
                .open();
    }

    /** The same handle, for a transaction that is known by its repositories. */
    public static Handle of(Repositories repositories) {
        return of(((SqlRepositories) repositories).session());
    }

    /** The types of all columns, in lower case, by table and column. */
    public static Map<String, Map<String, String>> columns(Store.Transaction transaction) {
        Map<String, Map<String, String>> tables = new TreeMap<>();
        try {
            Connection connection = transaction.session().connection();
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
    public static void setCounter(Store.Transaction transaction, String counter, long last) {
        Session session = transaction.session();
        session.database().counters().set(session, counter, last);
    }

    /** The next number of a counter. */
    public static long next(Store.Transaction transaction, String counter) {
        return transaction.session().next(counter);
    }
}
