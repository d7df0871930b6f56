package pbem.cli.listing;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;

/** The row of a table, or an object of JSON: values by name, in the order in which they were added. */
public final class Row extends LinkedHashMap<String, Object> {

    private static final long serialVersionUID = 1;

    /** The rows of all these. */
    public static <T> List<Row> each(List<T> all, Function<T, Row> row) {
        return all.stream().map(row).toList();
    }

    /** Adds a value: null for an empty optional, ISO 8601 for an instant, small letters for a constant. */
    public Row with(String name, Object value) {
        put(name, plain(value));
        return this;
    }

    /**
     * Adds what these methods of a record return, by their names. What is not named here is not shown.
     *
     * @param record of a public class
     */
    public Row with(Record record, String... methods) {
        for (String method : methods) {
            try {
                with(method, record.getClass().getMethod(method).invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException(record.getClass() + " has no " + method, e);
            }
        }
        return this;
    }

    private static Object plain(Object value) {
        if (value instanceof Optional<?> some) {
            return plain(some.orElse(null));
        }
        if (value instanceof OptionalInt some) {
            return some.isPresent() ? some.getAsInt() : null;
        }
        if (value instanceof OptionalLong some) {
            return some.isPresent() ? some.getAsLong() : null;
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT);
        }
        return value instanceof Instant instant ? instant.toString() : value;
    }
}
