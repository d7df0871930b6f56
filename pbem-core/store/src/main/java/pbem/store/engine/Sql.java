package pbem.store.engine;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * A statement on an open handle, without what JDBI copies and looks up around each: for those that are asked for every mail
 * and every move, where that takes longer than the database does. It works as one of JDBI: in the transaction of the handle,
 * with values by name ({@code :name}) and lists ({@code <name>}), and what goes wrong is thrown as JDBI throws it, without
 * the values. Values are texts, numbers, bytes, instants (milliseconds) and yes or no (1 or 0), any of which may be absent: null
 * or an empty {@link Optional}. One thread, one run.
 */
public final class Sql {

    private final Handle handle;
    private final SqlText text;
    private final Map<String, Object> values = new HashMap<>();

    private Sql(Handle handle, SqlText text) {
        this.handle = handle;
        this.text = text;
    }

    /** @param text with names in place of values */
    public static Sql on(Handle handle, String text) {
        return new Sql(handle, SqlText.of(text));
    }

    /** Reads what a row says. */
    @FunctionalInterface
    public interface Row<T> {

        /** The result may not be null. */
        T of(ResultSet row) throws SQLException;
    }

    public Sql bind(String name, Object value) {
        values.put(name, value);
        return this;
    }

    public Sql bindMap(Map<String, ?> named) {
        values.putAll(named);
        return this;
    }

    /**
     * The values of a list, of which there is at least one. Texts are kept prepared, so there are few lengths of lists: the
     * last value may stand there more than once.
     */
    public Sql bindList(String name, Collection<?> list) {
        if (list.isEmpty()) {
            throw new IllegalArgumentException("nothing in the list " + name);
        }
        List<Object> whole = new ArrayList<>(list);
        while (Integer.bitCount(whole.size()) != 1) {
            whole.add(whole.get(whole.size() - 1));
        }
        values.put(name, whole);
        return this;
    }

    /** Runs what changes rows; tells how many. */
    public int execute() {
        return run(PreparedStatement::executeUpdate);
    }

    /** Runs what gives rows. */
    public <T> Rows<T> map(Row<T> row) {
        return new Rows<>(run(statement -> rows(statement, row)));
    }

    /**
     * Runs what gives rows of several things at once: the rows of each, in their order.
     *
     * @param things all that were asked for; one of which there is no row has none
     * @param column where its number stands
     */
    public <T> Map<Long, Rows<T>> mapEach(Collection<Long> things, String column, Row<T> row) {
        Map<Long, List<T>> each = new HashMap<>();
        things.forEach(thing -> each.put(thing, new ArrayList<>()));
        map(found -> each.get(found.getLong(column)).add(row.of(found)));
        Map<Long, Rows<T>> rows = new HashMap<>();
        each.forEach((thing, found) -> rows.put(thing, new Rows<>(found)));
        return rows;
    }

    private static <T> List<T> rows(PreparedStatement statement, Row<T> row) throws SQLException {
        List<T> found = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                found.add(row.of(rows));
            }
        }
        return found;
    }

    /**
     * What was found, all of it. It may be the answer for many who ask, so nobody can change it.
     *
     * @param list in the order of the rows
     */
    public record Rows<T>(List<T> list) {

        public Rows {
            list = Collections.unmodifiableList(list);
        }

        public Stream<T> stream() {
            return list.stream();
        }

        public Set<T> set() {
            return new HashSet<>(list);
        }

        /**
         * Empty if there is no row.
         *
         * @throws IllegalStateException if there are several
         */
        public Optional<T> findOne() {
            if (list.size() > 1) {
                throw new IllegalStateException("more rows than one");
            }
            return list.stream().findFirst();
        }

        /** @throws IllegalStateException if there is not exactly one row */
        public T one() {
            return findOne().orElseThrow(() -> new IllegalStateException("no row, where there must be one"));
        }
    }

    /** A use of a statement that is ready. */
    private interface Use<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    private <T> T run(Use<T> use) {
        try (PreparedStatement statement = handle.getConnection().prepareStatement(text.asked(values))) {
            int position = 0;
            for (String name : text.names()) {
                if (!values.containsKey(name)) {
                    throw new IllegalStateException("no value for " + name);
                }
                Object value = values.get(name);
                if (value instanceof List<?> list) {
                    for (Object each : list) {
                        set(statement, ++position, each);
                    }
                } else {
                    set(statement, ++position, value);
                }
            }
            return use.of(statement);
        } catch (SQLException e) {
            throw new UnableToExecuteStatementException(e, (StatementContext) null);
        }
    }

    private void set(PreparedStatement statement, int position, Object value) throws SQLException {
        if (value instanceof Optional<?> optional) {
            set(statement, position, optional.orElse(null));
        } else if (value instanceof String words) {
            statement.setString(position, Underlying.text(handle, words));
        } else if (value instanceof Long number) {
            statement.setLong(position, number);
        } else if (value instanceof Integer number) {
            statement.setInt(position, number);
        } else if (value instanceof Instant at) {
            statement.setLong(position, at.toEpochMilli());
        } else if (value instanceof Boolean yes) {
            statement.setInt(position, yes ? 1 : 0);
        } else if (value instanceof byte[] bytes) {
            statement.setBytes(position, bytes);
        } else if (value == null) {
            statement.setNull(position, Types.OTHER);
        } else {
            throw new IllegalArgumentException(
                    "no column holds a " + value.getClass().getName());
        }
    }
}
