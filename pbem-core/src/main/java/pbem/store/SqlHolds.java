package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.ledger.Hold;
import pbem.ledger.Holds;
import pbem.ledger.Players;
import pbem.notice.Context;
import pbem.player.Player;

final class SqlHolds implements Holds {

    private final Handle handle;
    private final Players players;

    SqlHolds(Handle handle, Players players) {
        this.handle = handle;
        this.players = players;
    }

    @Override
    public Optional<Hold> numbered(long id) {
        return handle.createQuery("SELECT * FROM hold WHERE id = :id")
                .bind("id", id)
                .map((row, context) -> hold(row))
                .findOne();
    }

    @Override
    public Hold keep(
            Optional<Player> player, String address, String line, String comment, Context context, Instant at) {
        long id = new Counter(handle).next("hold");
        handle.createUpdate("INSERT INTO hold (id, player_id, address, line, comment, context, at, state)"
                        + " VALUES (:id, :player, :address, :line, :comment, :context, :at, :state)")
                .bind("id", id)
                .bind("player", player.map(Player::id).orElse(null))
                .bind("address", address)
                .bind("line", line)
                .bind("comment", comment)
                .bind("context", Json.write(context))
                .bind("at", at.toEpochMilli())
                .bind("state", Hold.State.WAITING.name())
                .execute();
        return new Hold(id, player, address, line, comment, context, at, Hold.State.WAITING);
    }

    @Override
    public void settle(Hold hold, Hold.State state) {
        handle.createUpdate("UPDATE hold SET state = :state WHERE id = :id")
                .bind("id", hold.id())
                .bind("state", state.name())
                .execute();
    }

    private Hold hold(ResultSet row) throws SQLException {
        long player = row.getLong("player_id");
        Optional<Player> owner = row.wasNull() ? Optional.empty() : players.withId(player);
        return new Hold(
                row.getLong("id"),
                owner,
                row.getString("address"),
                row.getString("line"),
                row.getString("comment"),
                Json.read(row.getString("context"), Context.class),
                Instant.ofEpochMilli(row.getLong("at")),
                Hold.State.valueOf(row.getString("state")));
    }
}
