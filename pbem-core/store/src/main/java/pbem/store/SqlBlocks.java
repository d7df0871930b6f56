package pbem.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import pbem.player.Player;
import pbem.repository.Blocks;
import pbem.repository.Players;
import pbem.store.engine.Sql;

record SqlBlocks(Handle handle, Players players, Once once) implements Blocks {

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
        return once.ask("blocks", Once.Kind.PLAYER, by.id(), this::stored).stream()
                .map(id -> players.withId(id).orElseThrow())
                .toList();
    }

    private Map<Long, Sql.Rows<Long>> stored(Collection<Long> by) {
        return Sql.on(
                        handle,
                        "SELECT player_id, blocked FROM block JOIN player ON player.id = blocked"
                                + " WHERE player_id IN (<by>) ORDER BY user_key")
                .bindList("by", by)
                .mapEach(by, "player_id", row -> row.getLong("blocked"));
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
