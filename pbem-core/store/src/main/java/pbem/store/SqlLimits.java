package pbem.store;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import pbem.player.Player;
import pbem.repository.Limits;
import pbem.store.engine.Session;

record SqlLimits(Session session) implements Limits {

    @Override
    public Map<String, Integer> of(Player player) {
        Map<String, Integer> limits = new TreeMap<>();
        session.sql("SELECT game, most FROM board_limit WHERE player_id = ?", player.id())
                .map(row -> Map.entry(row.getString("game"), row.getInt("most")))
                .forEach(entry -> limits.put(entry.getKey(), entry.getValue()));
        return limits;
    }

    @Override
    public void set(Player player, Optional<String> game, OptionalInt most) {
        session.execute("DELETE FROM board_limit WHERE player_id = ? AND game = ?", player.id(), game.orElse(""));
        if (most.isPresent()) {
            session.execute(
                    "INSERT INTO board_limit (player_id, game, most) VALUES (?, ?, ?)",
                    player.id(),
                    game.orElse(""),
                    most.getAsInt());
        }
    }
}
