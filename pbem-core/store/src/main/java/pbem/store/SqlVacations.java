package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.player.Player;
import pbem.repository.Vacations;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlVacations(Session session) implements Vacations {

    /** The name under which the vacations of a player are loaded. */
    static final String OF_PLAYER = "vacations";

    @Override
    public List<Vacation> of(Player player) {
        return of(List.of(player)).get(0);
    }

    /** The vacations of each of these players, in their order. */
    List<List<Vacation>> of(List<Player> players) {
        List<Long> ids = players.stream().map(Player::id).toList();
        return List.copyOf(session.loaded().all(OF_PLAYER, Loaded.Kind.PLAYER, ids, this::stored));
    }

    private Map<Long, Sql.Rows<Vacation>> stored(Collection<Long> players) {
        return session.sql("SELECT * FROM vacation WHERE player_id IN (<players>) ORDER BY from_at")
                .bindList("players", players)
                .mapEach(players, "player_id", SqlVacations::vacation);
    }

    @Override
    public Vacation take(Player player, Span span, ZoneId zone, Vacation.Kind kind) {
        Vacation vacation = new Vacation(session.next("vacation"), span, zone, kind);
        session.sql("INSERT INTO vacation (id, player_id, from_at, to_at, zone, kind)"
                        + " VALUES (:id, :player, :from, :to, :zone, :kind)")
                .bind("id", vacation.id())
                .bind("player", player.id())
                .bind("from", span.from())
                .bind("to", span.to())
                .bind("zone", zone.getId())
                .bind("kind", kind.name())
                .execute();
        return vacation;
    }

    @Override
    public void end(Vacation vacation, Instant at) {
        session.execute("UPDATE vacation SET to_at = ? WHERE id = ?", at, vacation.id());
    }

    @Override
    public void cancel(Vacation vacation) {
        session.execute("DELETE FROM vacation WHERE id = ?", vacation.id());
    }

    private static Vacation vacation(ResultSet row) throws SQLException {
        return new Vacation(
                row.getLong("id"),
                new Span(Sql.instant(row, "from_at"), Sql.instant(row, "to_at")),
                ZoneId.of(row.getString("zone")),
                Vacation.Kind.valueOf(row.getString("kind")));
    }
}
