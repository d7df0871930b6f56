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
 * Numbers what the database has been. The number is asked of one connection that is kept for nothing else, since it means
 * something only there. Safe for any thread.
 */
public final class Generations implements AutoCloseable {

    private static final int BITS_OF_A_STATE = 32;

    /** Longer than the answer ever takes: who waits longer waits behind somebody who waits for a database that is away. */
    private static final Duration TURN = Duration.ofSeconds(2);

    private final Database database;
    private final Duration patience;
    private final ReentrantLock turn = new ReentrantLock();

    /** This and all below guarded by the turn. */
    private Connection connection;

    private PreparedStatement question;

    /** What the connection said last, and how often it said something else than before. */
    private String state = "";

    private long states;

    /** How many connections there have been: what a new one says means nothing beside what the last one said. */
    private long connections;

    private boolean closed;

    /** @param patience how long its connection waits for others */
    public Generations(Database database, Duration patience) {
        this.database = database;
        this.patience = patience;
    }

    /**
     * Another number after every commit of anybody; never an earlier one again.
     *
     * @throws Unavailable if the database cannot say it now
     */
    public long latest() {
        awaitTurn();
        try {
            return asked();
        } finally {
            turn.unlock();
        }
    }

    /** Nobody queues up behind a connection that does not answer. */
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
                return ++connections << BITS_OF_A_STATE; // anything may have changed, so nothing that is kept is used
            }
            if (!isNew && database.isLost(fault)) {
                return asked(); // it was idle for long
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
                // it failed before, which is why it is given up
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
