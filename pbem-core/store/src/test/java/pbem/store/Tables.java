package pbem.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.store.engine.Underlying;

/** The tables behind the repositories, for tests that look or reach past these. */
public final class Tables {

    /** Reads a row of the table {@code outbox}. */
    public static final RowMapper<PostedNotice> NOTICE = new PostedNoticeMapper();

    private Tables() {}

    /** SQL of any kind inside a transaction. */
    public static Handle of(Store.Transaction transaction) {
        return transaction.handle();
    }

    /** The same, where the transaction is known by its repositories. */
    public static Handle of(Repositories repositories) {
        return ((SqlRepositories) repositories).handle();
    }

    /** The types of all columns, in lower case, by table and column. */
    public static Map<String, Map<String, String>> columns(Store.Transaction transaction) {
        Map<String, Map<String, String>> tables = new TreeMap<>();
        try {
            Connection connection = transaction.handle().getConnection();
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

    /** From now on that number was the last that a counter gave. */
    public static void setCounter(Store.Transaction transaction, String counter, long last) {
        Handle handle = transaction.handle();
        Underlying.of(handle).counters().set(handle, counter, last);
    }

    /** The next number of a counter. */
    public static long next(Store.Transaction transaction, String counter) {
        return new Counter(transaction.handle()).next(counter);
    }
}
