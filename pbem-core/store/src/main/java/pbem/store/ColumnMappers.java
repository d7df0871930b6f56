package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.StatementContext;
import pbem.repository.InboxFigures;
import pbem.repository.InboxItem;
import pbem.repository.OutboxFigures;
import pbem.repository.OutboxItem;
import pbem.store.engine.CommonArguments;
import pbem.store.engine.Sql;

/** How our values stand in columns and rows; the rest JDBI knows by itself. */
final class ColumnMappers {

    /** Rows whose columns are called as the components are. */
    private static final List<Class<?>> ROWS =
            List.of(InboxFigures.class, InboxItem.class, OutboxFigures.class, OutboxItem.class);

    private ColumnMappers() {}

    static void install(Jdbi jdbi) {
        jdbi.registerArgument(new CommonArguments());
        jdbi.registerColumnMapper(Instant.class, INSTANT);
        ROWS.forEach(row -> jdbi.registerRowMapper(ConstructorMapper.factory(row)));
    }

    /** The only column, of statements that are run for every mail: looking for a mapper takes longer than reading the row. */
    static final Column<Long> LONG = row -> row.getLong(1);

    static final Column<Integer> INTEGER = row -> row.getInt(1);
    static final Column<String> TEXT = row -> row.getString(1);
    static final Column<Boolean> TRUTH = row -> row.getBoolean(1);
    static final Column<Instant> MOMENT = row -> Instant.ofEpochMilli(row.getLong(1));

    /** For JDBI, and for a statement without it. */
    interface Column<T> extends RowMapper<T>, Sql.Row<T> {

        @Override
        default T map(ResultSet row, StatementContext context) throws SQLException {
            return of(row);
        }
    }

    /** As {@link CommonArguments} writes them. */
    private static final ColumnMapper<Instant> INSTANT = (row, column, context) -> {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    };

    /** Of a row that is put together by hand. */
    static Instant instant(ResultSet row, String column) throws SQLException {
        return Instant.ofEpochMilli(row.getLong(column));
    }
}
