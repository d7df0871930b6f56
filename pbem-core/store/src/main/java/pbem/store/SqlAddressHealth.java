package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import pbem.player.Player;
import pbem.repository.AddressHealth;

final class SqlAddressHealth implements AddressHealth {

    /** A mail server may take this long to find out that a mail does not arrive. */
    private static final Duration QUIET = Duration.ofDays(3);

    private final Handle handle;

    SqlAddressHealth(Handle handle) {
        this.handle = handle;
    }

    @Override
    public List<Condition> of(Player player) {
        return handle.createQuery("SELECT * FROM address WHERE player_id = :id ORDER BY created_at, address_key")
                .bind("id", player.id())
                .map(SqlAddressHealth::condition)
                .list();
    }

    @Override
    public Optional<Condition> failed(String address, Failure failure, String reason, Instant at) {
        handle.createUpdate("UPDATE address SET bounce_score = bounce_score + :weight, bounced_at = :at,"
                        + " bounce_reason = :reason WHERE address_key = :key")
                .bind("weight", failure.weight())
                .bind("at", at)
                .bind("reason", reason)
                .bind("key", LookupKey.of(address))
                .execute();
        handle.createUpdate("UPDATE address SET paused_at = :at"
                        + " WHERE address_key = :key AND paused_at IS NULL AND bounce_score >= :threshold")
                .bind("at", at)
                .bind("key", LookupKey.of(address))
                .bind("threshold", THRESHOLD)
                .execute();
        owner(address).filter(this::isOutOfReach).ifPresent(this::keepMails);
        return handle.createQuery("SELECT * FROM address WHERE address_key = :key")
                .bind("key", LookupKey.of(address))
                .map(SqlAddressHealth::condition)
                .findOne();
    }

    @Override
    public void taken(String address, Instant at) {
        handle.createUpdate(
                        "UPDATE address SET bounce_score = bounce_score - 1"
                                + " WHERE address_key = :key AND bounce_score > 0 AND paused_at IS NULL AND bounced_at < :quiet")
                .bind("key", LookupKey.of(address))
                .bind("quiet", at.minus(QUIET))
                .execute();
    }

    @Override
    public boolean resume(Player player, String address, Instant at) {
        int resumed = handle.createUpdate(
                        "UPDATE address SET bounce_score = 0, bounced_at = NULL, bounce_reason = NULL,"
                                + " paused_at = NULL WHERE address_key = :key AND player_id = :player"
                                + " AND (bounce_score > 0 OR paused_at IS NOT NULL)")
                .bind("key", LookupKey.of(address))
                .bind("player", player.id())
                .execute();
        if (resumed == 1) {
            sendKept(player.id(), at);
        }
        return resumed == 1;
    }

    @Override
    public void changed(Player player, Instant at) {
        if (!isOutOfReach(player.id())) {
            sendKept(player.id(), at);
        }
    }

    /** Whether the player has addresses, and all of them are paused. */
    boolean isOutOfReach(long player) {
        return handle.createQuery(
                        "SELECT count(*) > 0 AND count(*) = count(paused_at) FROM address WHERE player_id = :id")
                .bind("id", player)
                .mapTo(Boolean.class)
                .one();
    }

    private void keepMails(long player) {
        handle.createUpdate("UPDATE outbox SET state = 'PAUSED' WHERE player_id = :player AND state = 'WAITING'")
                .bind("player", player)
                .execute();
    }

    private void sendKept(long player, Instant at) {
        handle.createUpdate(
                        "UPDATE outbox SET state = 'DEAD', last_error = 'a later mail about the board took its place'"
                                + " WHERE player_id = :player AND state = 'PAUSED' AND board IS NOT NULL AND EXISTS (SELECT 1 FROM"
                                + " outbox later WHERE later.player_id = :player AND later.board = outbox.board"
                                + " AND later.id > outbox.id)")
                .bind("player", player)
                .execute();
        handle.createUpdate("UPDATE outbox SET state = 'WAITING', attempts = 0, next_attempt_at = :at"
                        + " WHERE player_id = :player AND state = 'PAUSED'")
                .bind("player", player)
                .bind("at", at)
                .execute();
    }

    private Optional<Long> owner(String address) {
        return handle.createQuery("SELECT player_id FROM address WHERE address_key = :key")
                .bind("key", LookupKey.of(address))
                .mapTo(Long.class)
                .findOne();
    }

    private static Condition condition(ResultSet row, StatementContext context) throws SQLException {
        Optional<Instant> since = ColumnMappers.optionalInstant(row, "paused_at");
        return new Condition(
                row.getString("address"),
                row.getInt("bounce_score"),
                since,
                Optional.ofNullable(row.getString("bounce_reason")));
    }
}
