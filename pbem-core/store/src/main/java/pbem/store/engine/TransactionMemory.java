package pbem.store.engine;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * What was read in the transaction of a connection beside which nobody writes, so that it is not read again while this
 * connection itself writes nothing to the tables that it came from. All of it is forgotten when the transaction ends or a part
 * of it is taken back. Which tables are read and written is not said by whoever reads: the connection sees its statements. One
 * thread at a time.
 */
public final class TransactionMemory {

    /** If there is more, it begins anew. */
    static final int MOST = 2_000;

    private final Map<Object, Answer> answers = new HashMap<>();
    private final Map<String, Long> written = new HashMap<>();
    private long step;
    private boolean doubtful;
    private Set<String> reading;
    private Object user;

    /** @param step how much had been written before it was read */
    private record Answer(Object value, Set<String> tables, long step) {}

    /** Something read, and where from. */
    public static final class Read<T> {

        private final T value;
        private final Set<String> tables;
        private final long step;

        private Read(T value, Set<String> tables, long step) {
            this.value = value;
            this.tables = tables;
            this.step = step;
        }

        public T value() {
            return value;
        }
    }

    /** That of the connection under a handle; none where others may write at the same time. */
    public static Optional<TransactionMemory> of(Handle handle) {
        try {
            Connection connection = handle.getConnection();
            return connection.isWrapperFor(TransactionMemory.class)
                    ? Optional.of(connection.unwrap(TransactionMemory.class))
                    : Optional.empty();
        } catch (SQLException e) {
            throw new UnableToExecuteStatementException(e, (StatementContext) null);
        }
    }

    /** What goes with this transaction, and is made for it when it is first asked for. */
    @SuppressWarnings("unchecked") // there is one who asks
    public <T> T user(Supplier<T> maker) {
        if (user == null) {
            user = maker.get();
        }
        return (T) user;
    }

    /** What is known, unless a table was written to since. */
    public Optional<Object> known(Object question) {
        Answer answer = answers.get(question);
        if (answer == null || doubtful || isStale(answer)) {
            return Optional.empty();
        }
        if (reading != null) {
            reading.addAll(answer.tables());
        }
        return Optional.of(answer.value());
    }

    private boolean isStale(Answer answer) {
        for (String table : answer.tables()) {
            Long last = written.get(table);
            if (last != null && last > answer.step()) {
                return true;
            }
        }
        return false;
    }

    /** Reads something, and sees from which tables. */
    public <T> Read<T> read(Supplier<T> asking) {
        Set<String> outer = reading;
        Set<String> tables = new HashSet<>();
        long before = step;
        reading = tables;
        try {
            return new Read<>(asking.get(), tables, before);
        } finally {
            reading = outer;
            if (outer != null) {
                outer.addAll(tables);
            }
        }
    }

    /** @param from of which it is a part */
    public void keep(Object question, Object answer, Read<?> from) {
        if (!from.tables.contains(StatementTables.UNKNOWN)) {
            if (answers.size() >= MOST) {
                answers.clear();
            }
            answers.put(question, new Answer(answer, from.tables, from.step));
        }
    }

    /** A statement was run. */
    void ran(StatementTables tables, boolean changedNothing) {
        if (reading != null) {
            reading.addAll(tables.read());
        }
        if (tables.written().isPresent() && !changedNothing) {
            String table = tables.written().get();
            if (table.equals(StatementTables.UNKNOWN)) {
                doubtful = true;
            } else {
                written.put(table, ++step);
            }
        }
    }

    /** A statement may be run unseen, or one has failed, and nobody knows what is left of the transaction. */
    void doubt() {
        doubtful = true;
    }

    /** The transaction has ended, or a part of it was taken back. */
    void forget() {
        answers.clear();
        written.clear();
        doubtful = false;
        user = null;
    }
}
