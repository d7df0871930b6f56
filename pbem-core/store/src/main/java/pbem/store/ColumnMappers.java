package pbem.store;

import java.lang.reflect.Type;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import pbem.repository.Claim;
import pbem.repository.InboxFigures;
import pbem.repository.InboxItem;
import pbem.repository.Notices;
import pbem.repository.OutboxFigures;
import pbem.repository.OutboxItem;

/** How our values stand in columns and rows; whatever is not said here JDBI knows by itself. */
final class ColumnMappers {

    /** Rows whose columns are called as the components are. */
    private static final List<Class<?>> ROWS = List.of(
            Claim.class,
            InboxFigures.class,
            InboxItem.class,
            Notices.AddressLoad.class,
            OutboxFigures.class,
            OutboxItem.class);

    private ColumnMappers() {}

    static void install(Jdbi jdbi) {
        jdbi.registerArgument(new InstantArgument());
        jdbi.registerArgument(new YesNoArgument());
        jdbi.registerColumnMapper(Instant.class, INSTANT);
        ROWS.forEach(row -> jdbi.registerRowMapper(ConstructorMapper.factory(row)));
    }

    /** An instant is the milliseconds since 1970 in UTC, which every database can hold, compare and add to. */
    private static final ColumnMapper<Instant> INSTANT = (row, column, context) -> {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    };

    /** Of a row that is put together by hand. */
    static Instant instant(ResultSet row, String column) throws SQLException {
        return Instant.ofEpochMilli(row.getLong(column));
    }

    static Optional<Instant> optionalInstant(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }

    /** A yes is 1, which every database can hold, compare and add up. */
    private static final class YesNoArgument implements ArgumentFactory.Preparable {

        @Override
        public Optional<Function<Object, Argument>> prepare(Type type, ConfigRegistry config) {
            return type == boolean.class || type == Boolean.class
                    ? Optional.of(value ->
                            (position, statement, context) -> statement.setInt(position, (Boolean) value ? 1 : 0))
                    : Optional.empty();
        }
    }

    private static final class InstantArgument extends AbstractArgumentFactory<Instant> {

        InstantArgument() {
            super(Types.BIGINT);
        }

        @Override
        protected Argument build(Instant value, ConfigRegistry config) {
            return (position, statement, context) -> statement.setLong(position, value.toEpochMilli());
        }
    }
}
