package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import pbem.player.Player;
import pbem.player.PushEndpoint;
import pbem.repository.PushEndpoints;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlPushEndpoints(Session session) implements PushEndpoints {

    @Override
    public List<PushEndpoint> of(Player player) {
        return session.sql("SELECT * FROM push_endpoint WHERE player_id = ? ORDER BY added_at, url", player.id())
                .map(row -> endpoint(row));
    }

    /** The endpoint is not told of what began before it was added. */
    @Override
    public void add(Player player, PushEndpoint endpoint) {
        session.sql("INSERT INTO push_endpoint (url, player_id, public_key, secret, added_at, told_until)"
                        + " VALUES (:url, :player, :key, :secret, :at, :at) ON CONFLICT (url) DO UPDATE SET"
                        + " player_id = excluded.player_id, public_key = excluded.public_key, secret = excluded.secret,"
                        + " added_at = excluded.added_at, told_until = excluded.told_until")
                .bind("url", endpoint.url())
                .bind("player", player.id())
                .bind("key", endpoint.key())
                .bind("secret", endpoint.secret())
                .bind("at", endpoint.added())
                .execute();
    }

    @Override
    public boolean remove(Player player, String url) {
        return session.execute("DELETE FROM push_endpoint WHERE player_id = ? AND url = ?", player.id(), url) > 0;
    }

    @Override
    public void removeAll(Player player) {
        session.execute("DELETE FROM push_endpoint WHERE player_id = ?", player.id());
    }

    @Override
    public void expire(String url) {
        session.execute("DELETE FROM push_endpoint WHERE url = ?", url);
    }

    private record Waiting(PushEndpoint endpoint, Player player, Instant told) {}

    @Override
    public List<Turns> untold(int most) {
        List<Waiting> waiting = session.sql("SELECT push_endpoint.*, id, user_id, state FROM push_endpoint"
                        + " JOIN player ON player.id = push_endpoint.player_id WHERE EXISTS (SELECT 1 FROM turn"
                        + " WHERE turn.player_id = push_endpoint.player_id AND turn.began_at > push_endpoint.told_until)"
                        + " ORDER BY told_until, url LIMIT :most")
                .bind("most", most)
                .map(row -> new Waiting(endpoint(row), SqlPlayers.player(row), Sql.instant(row, "told_until")));
        List<Turns> untold = new ArrayList<>();
        for (Waiting one : waiting) {
            List<Map.Entry<Integer, Instant>> turns = session.sql(
                            "SELECT board, began_at FROM turn WHERE player_id = :player AND began_at > :told ORDER BY board")
                    .bind("player", one.player().id())
                    .bind("told", one.told())
                    .map(row -> Map.entry(row.getInt("board"), Sql.instant(row, "began_at")));
            untold.add(new Turns(
                    one.endpoint(),
                    one.player(),
                    turns.stream().map(Map.Entry::getKey).distinct().toList(),
                    turns.stream()
                            .map(Map.Entry::getValue)
                            .max(Instant::compareTo)
                            .orElseThrow()));
        }
        return untold;
    }

    @Override
    public void told(PushEndpoint endpoint, Instant until) {
        session.execute("UPDATE push_endpoint SET told_until = ? WHERE url = ?", until, endpoint.url());
    }

    private static PushEndpoint endpoint(ResultSet row) throws SQLException {
        return new PushEndpoint(
                row.getString("url"),
                row.getString("public_key"),
                row.getString("secret"),
                Sql.instant(row, "added_at"));
    }
}
