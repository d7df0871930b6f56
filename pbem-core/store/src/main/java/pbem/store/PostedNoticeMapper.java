package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
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
                recipient(row),
                Json.read(row.getString("args"), Notice.class),
                OptionalColumn.number(row, "inbox_id"),
                Sql.instant(row, "at"));
    }

    private static Recipient recipient(ResultSet row) throws SQLException {
        long player = row.getLong("player_id");
        if (!row.wasNull()) {
            return new Recipient.ToPlayer(player);
        }
        String address = row.getString("address");
        return address == null ? Recipient.ADMIN : Recipient.address(address);
    }
}
