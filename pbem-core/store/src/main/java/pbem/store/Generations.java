package pbem.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jdbi.v3.core.ConnectionException;
import pbem.repository.Unavailable;

/**
 * Numbers what the database has been. The number is asked of one connection that is kept for nothing else, since it means
 * something only there. Safe for any thread.
 */
final class Generations implements AutoCloseable {

    /** Opens a connection that never writes. */
    interface Source {
        Connection open() throws SQLException;
    }

    private static final int BITS_OF_A_VERSION = 32;

    private final Source source;
    private Connection connection;
    private PreparedStatement question;

    /** How many connections there have been: what a new one says means nothing beside what the last one said. */
    private long connections;

    private boolean closed;

    Generations(Source source) {
        this.source = source;
    }

    /**
     * Another number after every commit, whoever made it; never an earlier one again.
     *
     * @throws Unavailable if the database cannot say it now
     */
    synchronized long latest() {
        try {
            if (question == null) {
                open();
            }
            try (ResultSet version = question.executeQuery()) {
                version.next();
                return connections << BITS_OF_A_VERSION | version.getLong(1);
            }
        } catch (SQLException fault) {
            release();
            ConnectionException told = new ConnectionException(fault);
            throw Sqlite.isPassing(fault) ? new Unavailable(told) : told;
        }
    }

    private void open() throws SQLException {
        if (closed) {
            throw new IllegalStateException("the database is closed");
        }
        connections++;
        connection = source.open();
        question = connection.prepareStatement(Sqlite.DATA_VERSION);
    }

    private void release() {
        question = null;
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException e) {
                // it failed before, which is why it is given up
            }
            connection = null;
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        release();
    }
}
