package pbem.store.engine;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;
import org.sqlite.jdbc4.JDBC4Connection;
import org.sqlite.jdbc4.JDBC4PreparedStatement;

/**
 * A connection that caches prepared statements, as other databases' drivers do themselves: parsing and planning SQL
 * takes longer than most queries of a move. A closed statement holds no values and no rows, and a failed one is not
 * kept. One thread at a time, as any connection.
 *
 * <p>Some faults of SQLite, those of its disk and of memory, end the transaction in which they happen, even if only a
 * query failed. Later statements would then be committed one by one, while the earlier ones are lost. So after such a
 * fault the transaction can only be rolled back.
 */
final class CachedStatements extends JDBC4Connection {

    /** More statements than the program commonly uses; the least recently used one is dropped. */
    private static final int MOST = 200;

    private final Map<String, Kept> idle = new LinkedHashMap<>(16, 0.75f, true);

    /** The error that ended the transaction early; null while it is open. */
    private SQLException ended;

    private CachedStatements(String url, SQLiteConfig config) throws SQLException {
        super(url, url.substring("jdbc:sqlite:".length()), config.toProperties());
    }

    /** A source of such connections. */
    static DataSource source(String url, SQLiteConfig config) {
        SQLiteDataSource source = new SQLiteDataSource(config) {
            @Override
            public SQLiteConnection getConnection(String user, String password) throws SQLException {
                return new CachedStatements(getUrl(), getConfig());
            }
        };
        source.setUrl(url);
        return source;
    }

    /** All other methods that prepare a statement call this one. */
    @Override
    public PreparedStatement prepareStatement(String sql, int type, int concurrency, int holdability)
            throws SQLException {
        requireTransaction();
        checkCursor(type, concurrency, holdability);
        Kept known = idle.remove(sql);
        Kept kept = known == null ? new Kept(sql) : known;
        kept.inUse = true;
        return kept;
    }

    @Override
    public Statement createStatement(int type, int concurrency, int holdability) throws SQLException {
        requireTransaction();
        return super.createStatement(type, concurrency, holdability);
    }

    @Override
    public Savepoint setSavepoint() throws SQLException {
        requireTransaction();
        return super.setSavepoint();
    }

    @Override
    public Savepoint setSavepoint(String name) throws SQLException {
        requireTransaction();
        return super.setSavepoint(name);
    }

    @Override
    public void releaseSavepoint(Savepoint savepoint) throws SQLException {
        requireTransaction();
        super.releaseSavepoint(savepoint);
    }

    @Override
    public void commit() throws SQLException {
        requireTransaction();
        super.commit();
    }

    @Override
    public void rollback(Savepoint savepoint) throws SQLException {
        requireTransaction(); // otherwise the savepoint no longer exists
        super.rollback(savepoint);
    }

    @Override
    public void rollback() throws SQLException {
        ended = null;
        super.rollback();
    }

    private void requireTransaction() throws SQLException {
        if (ended != null) {
            throw new SQLException(
                    "the transaction was ended by a fault before", ended.getSQLState(), ended.getErrorCode(), ended);
        }
    }

    private void keep(Kept statement) throws SQLException {
        Kept other = idle.put(statement.text(), statement);
        if (other != null) {
            other.drop();
        }
        if (idle.size() > MOST) {
            Kept oldest = idle.values().iterator().next();
            idle.remove(oldest.text());
            oldest.drop();
        }
    }

    @FunctionalInterface
    private interface Execution<T> {
        T run() throws SQLException;
    }

    /** A statement that returns to its connection when it is closed. */
    private final class Kept extends JDBC4PreparedStatement {

        private boolean inUse;
        private boolean failed;

        Kept(String sql) throws SQLException {
            super(CachedStatements.this, sql);
        }

        String text() {
            return sql;
        }

        void drop() throws SQLException {
            super.close();
        }

        @Override
        public void close() throws SQLException {
            if (!inUse) {
                return; // already closed
            }
            inUse = false;
            if (failed) {
                drop();
                return;
            }
            rs.close();
            clearParameters();
            keep(this);
        }

        @Override
        public boolean execute() throws SQLException {
            return executed(super::execute);
        }

        @Override
        public ResultSet executeQuery() throws SQLException {
            return executed(super::executeQuery);
        }

        /** {@code executeUpdate} calls it. */
        @Override
        public long executeLargeUpdate() throws SQLException {
            return executed(super::executeLargeUpdate);
        }

        /** {@code executeBatch} calls it. */
        @Override
        public long[] executeLargeBatch() throws SQLException {
            return executed(super::executeLargeBatch);
        }

        /** Records an error that may have ended the transaction. */
        private <T> T executed(Execution<T> execution) throws SQLException {
            requireTransaction();
            try {
                return execution.run();
            } catch (SQLException e) {
                failed = true;
                if (Sqlite.endsTransactions(e) && !getAutoCommit()) {
                    ended = e;
                }
                throw e;
            }
        }
    }
}
