package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.OptionalLong;
import org.jdbi.v3.core.mapper.RowMapper;
import pbem.notice.Notice;
import pbem.notice.Recipient;

/**
 * A notice as it stands in the outbox.
 *
 * @param token random; the mail's Message-ID for life is made of it
 * @param cause the inbound mail that it answers, if any
 * @param at when it was posted
 */
public record PostedNotice(long id, String token, Recipient to, Notice notice, OptionalLong cause, Instant at) {

    /** Reads a row of the table {@code outbox}, whatever else the query selects beside the table's own columns. */
    public static final RowMapper<PostedNotice> ROW = (row, context) -> of(row);

    private static Recipient nobodyOfOurs(String address) {
        return address == null ? Recipient.ADMIN : Recipient.address(address);
    }

    private static PostedNotice of(ResultSet row) throws SQLException {
        long player = row.getLong("player_id");
        Recipient to = row.wasNull() ? nobodyOfOurs(row.getString("address")) : new Recipient.ToPlayer(player);
        long mail = row.getLong("inbox_id");
        OptionalLong cause = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(mail);
        return new PostedNotice(
                row.getLong("id"),
                row.getString("token"),
                to,
                Json.read(row.getString("args"), Notice.class),
                cause,
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
