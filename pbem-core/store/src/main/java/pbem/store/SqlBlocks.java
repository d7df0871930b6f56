package pbem.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import pbem.player.Player;
import pbem.repository.Blocks;
import pbem.repository.Players;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlBlocks(Session session, Players players) implements Blocks {

    /** The name under which the blocks of a player are loaded. */
    static final String OF_PLAYER = "blocks";

    @Override
    public boolean isBlocked(Player by, Player whom) {
        return session.sql("SELECT count(*) FROM block WHERE player_id = ? AND blocked = ?", by.id(), whom.id())
                        .count()
                > 0;
    }

    @Override
    public List<Player> of(Player by) {
        return session.loaded().get(OF_PLAYER, Loaded.Kind.PLAYER, by.id(), this::stored).stream()
                .map(id -> players.withId(id).orElseThrow())
                .toList();
    }

    private Map<Long, Sql.Rows<Long>> stored(Collection<Long> by) {
        return session.sql("SELECT player_id, blocked FROM block JOIN player ON player.id = blocked"
                        + " WHERE player_id IN (<by>) ORDER BY user_key")
                .bindList("by", by)
                .mapEach(by, "player_id", row -> row.getLong("blocked"));
    }

    @Override
    public void block(Player by, Player whom, Instant at) {
        unblock(by, whom);
        session.execute("INSERT INTO block (player_id, blocked, at) VALUES (?, ?, ?)", by.id(), whom.id(), at);
    }

    @Override
    public void unblock(Player by, Player whom) {
        session.execute("DELETE FROM block WHERE player_id = ? AND blocked = ?", by.id(), whom.id());
    }
}
