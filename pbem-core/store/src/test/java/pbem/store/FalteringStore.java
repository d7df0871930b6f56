package pbem.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import pbem.game.Games;
import pbem.store.engine.Database;

/**
 * A store whose first commit of each transaction fails, as a commit may where two transactions conflict. For one thread
 * at a time.
 */
public final class FalteringStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final AtomicInteger failures = new AtomicInteger();
    private boolean failed;
    private boolean alternating = true;
    private int next;

    /** A store whose transactions fail only on request. */
    public static FalteringStore onceAsked() {
        FalteringStore store = new FalteringStore();
        store.alternating = false;
        return store;
    }

    /** The next commits of transactions that judge fail, as many as given. */
    public void fail(int commits) {
        next = commits;
    }

    public Store open(Database database, Games games) {
        return Store.open(database, games, PATIENCE, this::faltering);
    }

    /** The number of commits that failed so far. */
    public int failures() {
        return failures.get();
    }

    private DataSource faltering(DataSource whole) {
        return proxy(DataSource.class, whole, connection -> proxy(Connection.class, connection, result -> result));
    }

    /** Passes every call on, except for a commit that is to fail, and wraps the connections that calls return. */
    private <T> T proxy(Class<T> type, T whole, Dresser dresser) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    if (method.getName().equals("commit")) {
                        failed = alternating ? !failed : judges((Connection) whole) && next-- > 0;
                        if (failed) {
                            failures.incrementAndGet();
                            ((Connection) whole).rollback();
                            throw new SQLException("another transaction was faster", "40001");
                        }
                    }
                    try {
                        Object result = method.invoke(whole, arguments);
                        return result instanceof Connection connection ? dresser.dress(connection) : result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }

    private static boolean judges(Connection connection) throws SQLException {
        return connection.getTransactionIsolation() == Connection.TRANSACTION_SERIALIZABLE;
    }

    private interface Dresser {
        Connection dress(Connection connection);
    }
}
