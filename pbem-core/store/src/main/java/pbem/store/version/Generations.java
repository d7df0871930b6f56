package pbem.store.version;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.ConnectionException;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;

/**
 * Numbers the states of a database. All answers come from one connection that serves for nothing else, since answers of
 * different connections cannot be compared. Safe for any thread.
 */
public final class Generations implements AutoCloseable {

    private static final int BITS_OF_A_STATE = 32;

    /**
     * The longest waiting time for the turn. An answer never takes that long; a longer wait means that the database
     * does not answer the caller whose turn it is.
     */
    private static final Duration TURN = Duration.ofSeconds(2);

    private final Database database;
    private final Duration patience;
    private final ReentrantLock turn = new ReentrantLock();

    /** This and all fields below are guarded by the turn. */
    private Connection connection;

    private PreparedStatement question;

    /** The last answer of the connection, and the number of its changes. */
    private String state = "";

    private long states;

    /**
     * The number of connections so far, since the answers of a new one cannot be compared with those of the last one.
     */
    private long connections;

    private boolean closed;

    /** @param patience how long its connection waits for locks */
    public Generations(Database database, Duration patience) {
        this.database = database;
        this.patience = patience;
    }

    /**
     * The number of the present state: another one after every commit of any process, and never an earlier one again.
     *
     * @throws Unavailable if the database cannot answer now
     */
    public long latest() {
        awaitTurn();
        try {
            return asked();
        } finally {
            turn.unlock();
        }
    }

    /** Waits for the turn, but not for long, so that no queue forms behind a connection that does not answer. */
    private void awaitTurn() {
        boolean mine = false;
        try {
            mine = turn.tryLock(TURN.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!mine) {
            throw new Unavailable(new IllegalStateException(database.name() + " does not answer"));
        }
    }

    private long asked() {
        boolean isNew = question == null;
        try {
            return ask();
        } catch (SQLException fault) {
            release();
            if (database.isUnknown(fault)) {
                return ++connections << BITS_OF_A_STATE; // anything may have changed, so no cached data is used
            }
            if (!isNew && database.isLost(fault)) {
                return asked(); // a connection that was idle for long
            }
            ConnectionException told = new ConnectionException(fault);
            throw database.isPassing(fault) ? database.unavailable(told) : told;
        }
    }

    private long ask() throws SQLException {
        if (question == null) {
            open();
        }
        try (ResultSet answer = question.executeQuery()) {
            answer.next();
            String now = answer.getString(1);
            if (!now.equals(state)) {
                state = now;
                states++;
            }
            return connections << BITS_OF_A_STATE | states;
        }
    }

    private void open() throws SQLException {
        if (closed) {
            throw new IllegalStateException("the database is closed");
        }
        connections++;
        connection = database.watcher(patience);
        question = connection.prepareStatement(database.stateQuestion());
    }

    private void release() {
        question = null;
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException e) {
                // it failed before, so it is closed in any case
            }
            connection = null;
        }
    }

    @Override
    public void close() {
        turn.lock();
        try {
            closed = true;
            release();
        } finally {
            turn.unlock();
        }
    }
}
