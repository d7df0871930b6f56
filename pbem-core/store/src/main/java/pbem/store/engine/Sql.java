package pbem.store.engine;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * A statement in a transaction, with values by name ({@code :name}), lists ({@code <name>}), or values in order ({@code
 * ?}). Errors are thrown like JDBI's, without the values. JDBI's own statements cost more processor time than the
 * database does. Values are texts, numbers, bytes, instants (milliseconds) and yes or no (1 or 0), any of which may be
 * absent: null or an empty optional. One thread, one run.
 */
public final class Sql {

    /** The largest number of rows of one statement. */
    public static final int MOST_ROWS = 8;

    private final Session session;
    private final SqlText text;
    private final Map<String, Object> values = new HashMap<>();
    private final Object[] inOrder;
    private boolean leavesLoaded;

    Sql(Session session, String text, Object... inOrder) {
        this.session = session;
        this.text = SqlText.of(text);
        this.inOrder = inOrder;
    }

    /**
     * Declares that nothing loaded comes from the table that this statement changes, so that the loaded data stays: for
     * tables that every mail and move writes to.
     */
    public Sql leavingLoaded() {
        leavesLoaded = true;
        return this;
    }

    /** Reads a row. */
    @FunctionalInterface
    public interface Row<T> {

        /** The value of a row; never null. */
        T of(ResultSet row) throws SQLException;
    }

    public Sql bind(String name, Object value) {
        values.put(name, value);
        return this;
    }

    /**
     * The text of several rows, for an INSERT or a list of VALUES.
     *
     * @param row the text of one; a name that ends with an underscore is bound {@linkplain #bind(int, String, Object) in
     *     each row}
     */
    public static String rows(int many, String row) {
        return IntStream.range(0, many)
                .mapToObj(number -> row.replaceAll("(:[a-zA-Z]+)_", "$1" + letter(number)))
                .collect(Collectors.joining(", "));
    }

    /** Binds a value of a row, counted from 0. */
    public Sql bind(int row, String name, Object value) {
        return bind(name + letter(row), value);
    }

    /** Names of values have no digits. */
    private static char letter(int row) {
        if (row >= MOST_ROWS) {
            throw new IllegalArgumentException("too many rows");
        }
        return (char) ('A' + row);
    }

    public Sql bindMap(Map<String, ?> named) {
        values.putAll(named);
        return this;
    }

    /**
     * Binds a list of at least one value. Statements are cached, so lists have few lengths: the last value may be
     * repeated.
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

    /** Runs a writing statement; returns the number of changed rows. */
    public int execute() {
        return run(PreparedStatement::executeUpdate);
    }

    /** The only column, as by {@link #map}; nulls are left out. */
    public Rows<Long> longs() {
        return column(ResultSet::getLong);
    }

    /** The only column, as by {@link #longs}. */
    public Rows<Integer> integers() {
        return column(ResultSet::getInt);
    }

    /** The one number of the one row. */
    public int count() {
        return integers().one();
    }

    /** The only column, as by {@link #longs}. */
    public Rows<String> texts() {
        return column(ResultSet::getString);
    }

    /** The only column, as by {@link #longs}. */
    public Rows<Boolean> truths() {
        return column(ResultSet::getBoolean);
    }

    /** The only column, as by {@link #longs}. */
    public Rows<Instant> instants() {
        return column((row, column) -> Instant.ofEpochMilli(row.getLong(column)));
    }

    /** Reads a column of a row. */
    public static Instant instant(ResultSet row, String column) throws SQLException {
        return Instant.ofEpochMilli(row.getLong(column));
    }

    private interface Column<T> {
        T of(ResultSet row, int column) throws SQLException;
    }

    private <T> Rows<T> column(Column<T> column) {
        List<T> found = new ArrayList<>();
        run(statement -> {
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    T value = column.of(rows, 1);
                    if (!rows.wasNull()) {
                        found.add(value);
                    }
                }
            }
            return found;
        });
        return new Rows<>(found);
    }

    /** Reads all columns, by name in lower case. */
    public static Map<String, Object> columns(ResultSet row) throws SQLException {
        ResultSetMetaData about = row.getMetaData();
        Map<String, Object> columns = new LinkedHashMap<>();
        for (int i = 1; i <= about.getColumnCount(); i++) {
            columns.put(about.getColumnLabel(i).toLowerCase(Locale.ROOT), row.getObject(i));
        }
        return columns;
    }

    /**
     * Hands over one row after the other until none is left or the predicate is false: for results that may be too
     * large for memory.
     */
    public <T> void each(Row<T> row, Predicate<T> goesOn) {
        run(statement -> {
            try (ResultSet rows = statement.executeQuery()) {
                boolean more = rows.next();
                while (more) {
                    more = goesOn.test(row.of(rows)) && rows.next();
                }
            }
            return true;
        });
    }

    /** Runs a query. */
    public <T> Rows<T> map(Row<T> row) {
        return new Rows<>(run(statement -> rows(statement, row)));
    }

    /**
     * Runs a query about several things at once; returns the rows of each, in their order.
     *
     * @param things the queried things; one without rows has an empty result
     * @param column the column with its number
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

    /** The whole result of a query, in the order of its rows; immutable, since several callers may share it. */
    public static final class Rows<T> extends AbstractList<T> {

        private final List<T> found;

        public Rows(List<T> found) {
            this.found = found;
        }

        public static <T> Rows<T> none() {
            return new Rows<>(List.of());
        }

        @Override
        public T get(int row) {
            return found.get(row);
        }

        @Override
        public int size() {
            return found.size();
        }

        public <R, A> R collect(Collector<? super T, A, R> collector) {
            return stream().collect(collector);
        }

        public Set<T> set() {
            return new HashSet<>(found);
        }

        /**
         * The only row; empty if there is none.
         *
         * @throws IllegalStateException if there are several
         */
        public Optional<T> findOne() {
            if (size() > 1) {
                throw new IllegalStateException("more rows than one");
            }
            return stream().findFirst();
        }

        /** @throws IllegalStateException if there is not exactly one row */
        public T one() {
            return findOne().orElseThrow(() -> new IllegalStateException("no row, where there must be one"));
        }
    }

    /** A use of a bound statement. */
    private interface Use<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    private <T> T run(Use<T> use) {
        boolean changes = !text.reads() && !leavesLoaded;
        try (PreparedStatement statement = session.connection().prepareStatement(text.asked(values))) {
            fill(statement);
            T result = use.of(statement);
            changes &= !result.equals(0);
            return result;
        } catch (SQLException e) {
            throw new UnableToExecuteStatementException(e, (StatementContext) null);
        } finally {
            if (changes) {
                session.loaded().clear();
            }
        }
    }

    private void fill(PreparedStatement statement) throws SQLException {
        int position = 0;
        for (Object value : inOrder) {
            set(statement, ++position, value);
        }
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
    }

    private void set(PreparedStatement statement, int position, Object value) throws SQLException {
        if (value instanceof Optional<?> optional) {
            set(statement, position, optional.orElse(null));
        } else if (value instanceof OptionalLong optional) {
            set(statement, position, optional.isPresent() ? optional.getAsLong() : null);
        } else if (value instanceof OptionalInt optional) {
            set(statement, position, optional.isPresent() ? optional.getAsInt() : null);
        } else if (value instanceof String words) {
            statement.setString(position, session.database().text(words));
        } else if (value instanceof Long number) {
            statement.setLong(position, number);
        } else if (value instanceof Integer number) {
            statement.setInt(position, number);
        } else if (value instanceof Double number) {
            statement.setDouble(position, number);
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
