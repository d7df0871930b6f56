package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.repository.PostedNotice;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Sql;
import pbem.store.json.Json;

/** Reads a notice from a row of {@code outbox}; the query may select other columns, too. */
public final class PostedNoticeMapper implements Sql.Row<PostedNotice> {

    @Override
    public PostedNotice of(ResultSet row) throws SQLException {
        return new PostedNotice(
                row.getLong("id"),
                row.getString("token"),
                new Recipient(
                        OptionalColumn.number(row, "player_id").stream().boxed().findFirst(),
                        Optional.ofNullable(row.getString("address"))),
                Json.read(row.getString("args"), Notice.class),
                OptionalColumn.number(row, "inbox_id"),
                Sql.instant(row, "at"));
    }
}
