package pbem.store.engine;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.sql.DataSource;

/**
 * A connection that caches prepared statements, as other databases' drivers do themselves: parsing and planning SQL
 * takes longer than most queries of a move. A closed statement holds no values and no rows, and a failed one is not
 * kept. One thread at a time, as any connection.
 *
 * <p>Some faults of SQLite, those of its disk and of memory, end the transaction in which they happen, even if only a
 * query failed. Later statements would then be committed one by one, while the earlier ones are lost. So after such a
 * fault the transaction can only be rolled back.
 */
final class CachedStatements implements InvocationHandler {

    /** More statements than the program commonly uses; the least recently used one is dropped. */
    private static final int MOST = 200;

    private final Connection connection;
    private final Map<String, Kept> idle = new LinkedHashMap<>(16, 0.75f, true);

    /** The error that ended the transaction early; null while it is open. */
    private SQLException ended;

    private CachedStatements(Connection connection) {
        this.connection = connection;
    }

    /** Wraps a data source so that its connections cache their statements. */
    static DataSource before(DataSource source) {
        InvocationHandler handler = (self, method, arguments) -> {
            Object result = called(source, method, arguments);
            return result instanceof Connection connection ? of(connection) : result;
        };
        return (DataSource)
                Proxy.newProxyInstance(DataSource.class.getClassLoader(), new Class<?>[] {DataSource.class}, handler);
    }

    static Connection of(Connection connection) {
        return (Connection) Proxy.newProxyInstance(
                Connection.class.getClassLoader(), new Class<?>[] {Connection.class}, new CachedStatements(connection));
    }

    @Override
    public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
        switch (method.getName()) {
            case "prepareStatement":
                requireTransaction();
                if (isPlain(arguments)) {
                    return prepared((String) arguments[0]);
                }
                break;
            case "createStatement", "prepareCall", "setSavepoint", "releaseSavepoint", "commit":
                requireTransaction();
                break;
            case "rollback":
                if (arguments != null) { // to a savepoint, which no longer exists
                    requireTransaction();
                }
                ended = null;
                break;
            case "setAutoCommit":
                ended = null;
                break;
            default:
                break;
        }
        return called(connection, method, arguments);
    }

    private void requireTransaction() throws SQLException {
        if (ended != null) {
            throw new SQLException(
                    "the transaction was ended by a fault before", ended.getSQLState(), ended.getErrorCode(), ended);
        }
    }

    /** Records an error that may have ended the transaction. */
    private void failed(SQLException fault) throws SQLException {
        if (Sqlite.endsTransactions(fault) && !connection.getAutoCommit()) {
            ended = fault;
        }
    }

    /** Whether it is an ordinary forward-only statement, which is the default and what JDBI requests. */
    private static boolean isPlain(Object[] arguments) {
        return arguments.length == 1
                || arguments.length == 3
                        && arguments[1].equals(ResultSet.TYPE_FORWARD_ONLY)
                        && arguments[2].equals(ResultSet.CONCUR_READ_ONLY);
    }

    private PreparedStatement prepared(String sql) throws SQLException {
        Kept known = idle.remove(sql);
        Kept kept = known == null ? new Kept(sql, connection.prepareStatement(sql)) : known;
        kept.inUse = true;
        return kept.self;
    }

    private void keep(Kept statement) throws SQLException {
        Kept other = idle.put(statement.sql, statement);
        if (other != null) {
            other.statement.close();
        }
        if (idle.size() > MOST) {
            Kept oldest = idle.values().iterator().next();
            idle.remove(oldest.sql);
            oldest.statement.close();
        }
    }

    private static Object called(Object target, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** A statement that returns to its connection when it is closed. */
    private final class Kept implements InvocationHandler {

        private final String sql;
        private final PreparedStatement statement;
        private final PreparedStatement self;
        private ResultSet rows;
        private boolean inUse;
        private boolean failed;

        Kept(String sql, PreparedStatement statement) {
            this.sql = sql;
            this.statement = statement;
            this.self = (PreparedStatement) Proxy.newProxyInstance(
                    PreparedStatement.class.getClassLoader(), new Class<?>[] {PreparedStatement.class}, this);
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (method.getName().equals("close")) {
                close();
                return null;
            }
            if (method.getName().startsWith("execute")) {
                requireTransaction();
            }
            try {
                Object result = called(statement, method, arguments);
                if (result instanceof ResultSet given) {
                    rows = given;
                }
                return result;
            } catch (SQLException e) {
                failed = true;
                failed(e);
                throw e;
            }
        }

        private void close() throws SQLException {
            if (!inUse) {
                return; // already closed
            }
            inUse = false;
            if (failed) {
                statement.close();
                return;
            }
            if (rows != null) {
                rows.close();
                rows = null;
            }
            statement.clearParameters();
            keep(this);
        }
    }
}
