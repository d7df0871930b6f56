package pbem.store.watch;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.repository.watch.Histories;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;

/** The fate of mails in one transaction. */
public record SqlHistories(Session session) implements Histories {

    private static final String CAME =
            "SELECT id, received_at, sender, subject, coalesce(outcome, state) AS what, reason, repeats FROM inbox";

    private static final String WENT =
            "SELECT outbox.id, outbox.at, coalesce(player.user_id, outbox.address, '') AS whom,"
                    + " outbox.kind, outbox.board, outbox.revision, outbox.inbox_id, outbox.state, outbox.attempts,"
                    + " outbox.next_attempt_at, outbox.sent_at, outbox.bounced_at, outbox.last_error FROM outbox"
                    + " LEFT JOIN player ON player.id = outbox.player_id";

    @Override
    public List<Came> from(String address, int most) {
        return turned(session.sql(CAME + " WHERE lower(sender) = :address ORDER BY id DESC LIMIT :most")
                .bind("address", address.toLowerCase(Locale.ROOT))
                .bind("most", most)
                .map(SqlHistories::came));
    }

    @Override
    public List<Went> to(OptionalLong player, String address, int most) {
        return turned(session.sql(WENT + " WHERE outbox.player_id = :player"
                        + " OR lower(outbox.address) = :address AND outbox.address IS NOT NULL"
                        + " ORDER BY outbox.id DESC LIMIT :most")
                .bind("player", player.orElse(0))
                .bind("address", address.toLowerCase(Locale.ROOT))
                .bind("most", most)
                .map(SqlHistories::went));
    }

    @Override
    public List<Went> aboutBoard(int board) {
        return session.sql(
                        WENT + " WHERE outbox.board = :board OR (outbox.kind = 'reply' AND outbox.args LIKE :answered)"
                                + " ORDER BY outbox.id")
                .bind("board", board)
                .bind("answered", "%{\"kind\":\"board\",\"number\":" + board + ",%")
                .map(SqlHistories::went);
    }

    @Override
    public Optional<Came> came(long id) {
        return session.sql(CAME + " WHERE id = :id").bind("id", id).map(SqlHistories::came).stream()
                .findFirst();
    }

    private static <T> List<T> turned(List<T> newestFirst) {
        List<T> turned = new ArrayList<>(newestFirst);
        Collections.reverse(turned);
        return turned;
    }

    private static Came came(ResultSet row) throws SQLException {
        return new Came(
                row.getLong("id"),
                Instant.ofEpochMilli(row.getLong("received_at")),
                row.getString("sender"),
                row.getString("subject"),
                row.getString("what").toLowerCase(Locale.ROOT),
                Optional.ofNullable(row.getString("reason")),
                row.getInt("repeats"));
    }

    private static Went went(ResultSet row) throws SQLException {
        return new Went(
                row.getLong("id"),
                Instant.ofEpochMilli(row.getLong("at")),
                row.getString("whom"),
                row.getString("kind"),
                OptionalColumn.small(row, "board"),
                OptionalColumn.small(row, "revision"),
                OptionalColumn.number(row, "inbox_id"),
                row.getString("state").toLowerCase(Locale.ROOT),
                row.getInt("attempts"),
                Instant.ofEpochMilli(row.getLong("next_attempt_at")),
                OptionalColumn.instant(row, "sent_at"),
                OptionalColumn.instant(row, "bounced_at"),
                Optional.ofNullable(row.getString("last_error")));
    }
}
