package pbem.store.engine;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import org.sqlite.core.DB;
import org.sqlite.jdbc4.JDBC4Connection;
import org.sqlite.jdbc4.JDBC4PreparedStatement;

/**
 * A connection to SQLite that keeps its statements for the next time they are asked for, as the drivers of other databases
 * do: reading SQL and planning it takes longer than most of what a move asks. A statement that was closed holds no values and
 * no lock. One thread at a time, as any connection.
 */
final class CachingConnection extends JDBC4Connection {

    /** More than the program has on its common ways; what was not used for longest goes. */
    private static final int MOST = 200;

    private final Map<String, Kept> idle = new LinkedHashMap<>(16, 0.75f, true);

    CachingConnection(String url, String file, Properties properties) throws SQLException {
        super(url, file, properties);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, int type, int concurrency, int holdability)
            throws SQLException {
        checkOpen();
        checkCursor(type, concurrency, holdability);
        Kept known = idle.remove(sql);
        return known == null ? new Kept(sql) : known;
    }

    private void keep(Kept statement) throws SQLException {
        idle.put(statement.text, statement);
        if (idle.size() > MOST) {
            Kept oldest = idle.values().iterator().next();
            idle.remove(oldest.text);
            oldest.end();
        }
    }

    /** Goes back to its connection when it is closed. */
    private final class Kept extends JDBC4PreparedStatement {

        private final String text;

        Kept(String text) throws SQLException {
            super(CachingConnection.this, text);
            this.text = text;
        }

        @Override
        public void close() throws SQLException {
            Kept other = idle.get(text);
            if (other == this) {
                return; // closed before
            }
            if (other != null || conn.isClosed() || pointer.isClosed()) {
                end();
            } else {
                rs.close();
                pointer.safeRunInt(DB::reset); // what failed may still hold a lock; why it failed was said
                clearParameters();
                keep(this);
            }
        }

        private void end() throws SQLException {
            super.close();
        }
    }
}
