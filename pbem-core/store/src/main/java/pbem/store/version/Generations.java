package pbem.store.version;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Predicate;
import org.jdbi.v3.core.ConnectionException;
import pbem.repository.Unavailable;

/**
 * Numbers what the database has been. The number is asked of one connection that is kept for nothing else, since it means
 * something only there. Safe for any thread.
 */
public final class Generations implements AutoCloseable {

    /** Opens a connection that never writes. */
    public interface Source {
        Connection open() throws SQLException;
    }

    private static final int BITS_OF_A_VERSION = 32;

    private final Source source;
    private final String asked;
    private final Predicate<Throwable> passing;
    private Connection connection;
    private PreparedStatement question;

    /** How many connections there have been: what a new one says means nothing beside what the last one said. */
    private long connections;

    private boolean closed;

    /**
     * @param asked what a connection answers with another number after every commit of any other one
     * @param passing tells the faults after which the same may work later
     */
    public Generations(Source source, String asked, Predicate<Throwable> passing) {
        this.source = source;
        this.asked = asked;
        this.passing = passing;
    }

    /**
     * Another number after every commit, whoever made it; never an earlier one again.
     *
     * @throws Unavailable if the database cannot say it now
     */
    public synchronized long latest() {
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
            throw passing.test(fault) ? new Unavailable(told) : told;
        }
    }

    private void open() throws SQLException {
        if (closed) {
            throw new IllegalStateException("the database is closed");
        }
        connections++;
        connection = source.open();
        question = connection.prepareStatement(asked);
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
