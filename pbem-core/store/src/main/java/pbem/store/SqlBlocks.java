package pbem.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import pbem.player.Player;
import pbem.repository.Blocks;
import pbem.repository.Players;
import pbem.store.engine.Sql;

record SqlBlocks(Handle handle, Players players) implements Blocks {

    @Override
    public boolean isBlocked(Player by, Player whom) {
        return Sql.on(handle, "SELECT count(*) FROM block WHERE player_id = :by AND blocked = :whom")
                        .bind("by", by.id())
                        .bind("whom", whom.id())
                        .map(ColumnMappers.INTEGER)
                        .one()
                > 0;
    }

    @Override
    public List<Player> of(Player by) {
        return Sql.on(
                        handle,
                        "SELECT blocked FROM block JOIN player ON player.id = blocked"
                                + " WHERE player_id = :by ORDER BY user_key")
                .bind("by", by.id())
                .map(ColumnMappers.LONG)
                .stream()
                .map(id -> players.withId(id).orElseThrow())
                .toList();
    }

    @Override
    public void block(Player by, Player whom, Instant at) {
        unblock(by, whom);
        handle.execute("INSERT INTO block (player_id, blocked, at) VALUES (?, ?, ?)", by.id(), whom.id(), at);
    }

    @Override
    public void unblock(Player by, Player whom) {
        handle.execute("DELETE FROM block WHERE player_id = ? AND blocked = ?", by.id(), whom.id());
    }
}
