package pbem.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import pbem.game.Games;
import pbem.store.engine.Database;

/** Records the statements of a store, and counts its commits. */
public final class WatchedStore {

    private final List<String> statements = new CopyOnWriteArrayList<>();
    private final AtomicInteger commits = new AtomicInteger();

    public Store open(Database database, Games games) {
        return Store.open(
                database,
                games,
                Duration.ofSeconds(30),
                writers -> watched(DataSource.class, writers, true),
                readers -> watched(DataSource.class, readers, false));
    }

    /** The statements, each as often as it was run. */
    public List<String> statements() {
        return List.copyOf(statements);
    }

    /** The commits of connections that write. */
    public int commits() {
        return commits.get();
    }

    public void forget() {
        statements.clear();
        commits.set(0);
    }

    /** The plan of SQLite for a statement, step by step. */
    public static List<String> plan(Database database, String sql) {
        List<String> steps = new ArrayList<>();
        try (Connection connection = database.connect();
                PreparedStatement statement = connection.prepareStatement("EXPLAIN QUERY PLAN " + sql);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                steps.add(rows.getString("detail"));
            }
        } catch (SQLException e) {
            throw new AssertionError(sql, e);
        }
        return steps;
    }

    /** A source of connections that only read; their statements are recorded, too. */
    public DataSource readers(DataSource source) {
        return watched(DataSource.class, source, false);
    }

    /** Passes every call on, also those of the connections that calls return. */
    private <T> T watched(Class<T> type, T whole, boolean writes) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    if (method.getName().equals("prepareStatement")) {
                        statements.add((String) arguments[0]);
                    }
                    if (writes && method.getName().equals("commit")) {
                        commits.incrementAndGet();
                    }
                    try {
                        Object result = method.invoke(whole, arguments);
                        return result instanceof Connection connection
                                ? watched(Connection.class, connection, writes)
                                : result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
