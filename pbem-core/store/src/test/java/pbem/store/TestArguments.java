package pbem.store;

import java.lang.reflect.Type;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.config.ConfigRegistry;

/** Binds values in the statements of tests as the store writes them. */
final class TestArguments implements ArgumentFactory.Preparable {

    private static final Map<Type, Optional<Function<Object, Argument>>> KNOWN = Map.of(
            Long.class, of(Types.BIGINT, Long.class, PreparedStatement::setLong),
            long.class, of(Types.BIGINT, Long.class, PreparedStatement::setLong),
            Integer.class, of(Types.INTEGER, Integer.class, PreparedStatement::setInt),
            int.class, of(Types.INTEGER, Integer.class, PreparedStatement::setInt),
            String.class, of(Types.VARCHAR, String.class, PreparedStatement::setString),
            Boolean.class, of(Types.INTEGER, Boolean.class, TestArguments::setYesOrNo),
            boolean.class, of(Types.INTEGER, Boolean.class, TestArguments::setYesOrNo),
            byte[].class, of(Types.VARBINARY, byte[].class, PreparedStatement::setBytes),
            Instant.class,
                    of(
                            Types.BIGINT,
                            Instant.class,
                            (statement, position, at) -> statement.setLong(position, at.toEpochMilli())));

    private interface Method<T> {
        void call(PreparedStatement statement, int position, T value) throws SQLException;
    }

    private static <T> Optional<Function<Object, Argument>> of(int sqlType, Class<T> type, Method<T> method) {
        return Optional.of(value -> (position, statement, context) -> {
            if (value == null) {
                statement.setNull(position, sqlType);
            } else {
                method.call(statement, position, type.cast(value));
            }
        });
    }

    private static void setYesOrNo(PreparedStatement statement, int position, boolean value) throws SQLException {
        statement.setInt(position, value ? 1 : 0);
    }

    @Override
    public Optional<Function<Object, Argument>> prepare(Type type, ConfigRegistry config) {
        return KNOWN.getOrDefault(type, Optional.empty());
    }
}
