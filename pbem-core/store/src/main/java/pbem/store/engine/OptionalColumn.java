package pbem.store.engine;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A nullable column of a row, in the form that {@link Sql} writes. */
public final class OptionalColumn {

    private OptionalColumn() {}

    public static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
        OptionalLong millis = number(row, column);
        return millis.isPresent() ? Optional.of(Instant.ofEpochMilli(millis.getAsLong())) : Optional.empty();
    }

    public static OptionalLong number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(number);
    }

    public static OptionalInt small(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
