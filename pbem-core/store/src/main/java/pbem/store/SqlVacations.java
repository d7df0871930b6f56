package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.player.Player;
import pbem.repository.Vacations;
import pbem.store.engine.Sql;

record SqlVacations(Handle handle, Once once) implements Vacations {

    @Override
    public List<Vacation> of(Player player) {
        return once.ask("vacations", Once.Kind.PLAYER, player.id(), this::stored);
    }

    /** Of each of these, in their order. */
    List<List<Vacation>> of(List<Player> players) {
        return once.askAll(
                "vacations", Once.Kind.PLAYER, players.stream().map(Player::id).toList(), this::stored);
    }

    private Map<Long, List<Vacation>> stored(Collection<Long> players) {
        Map<Long, List<Vacation>> byPlayer = Sql.on(
                        handle, "SELECT * FROM vacation WHERE player_id IN (<players>) ORDER BY from_at")
                .bindList("players", players)
                .map(SqlVacations::vacation)
                .stream()
                .collect(Collectors.groupingBy(Vacation::player, Collectors.toUnmodifiableList()));
        players.forEach(player -> byPlayer.putIfAbsent(player, List.of()));
        return byPlayer;
    }

    @Override
    public Vacation take(Player player, Span span, ZoneId zone, Vacation.Kind kind) {
        Vacation vacation = new Vacation(new Counter(handle).next("vacation"), player.id(), span, zone, kind);
        Sql.on(
                        handle,
                        "INSERT INTO vacation (id, player_id, from_at, to_at, zone, kind)"
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
        handle.execute("UPDATE vacation SET to_at = ? WHERE id = ?", at, vacation.id());
    }

    @Override
    public void cancel(Vacation vacation) {
        handle.execute("DELETE FROM vacation WHERE id = ?", vacation.id());
    }

    private static Vacation vacation(ResultSet row) throws SQLException {
        return new Vacation(
                row.getLong("id"),
                row.getLong("player_id"),
                new Span(ColumnMappers.instant(row, "from_at"), ColumnMappers.instant(row, "to_at")),
                ZoneId.of(row.getString("zone")),
                Vacation.Kind.valueOf(row.getString("kind")));
    }
}
