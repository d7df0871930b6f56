package pbem.store.version;

import java.time.Instant;
import java.util.List;
import pbem.repository.worker.Workers;
import pbem.store.engine.Session;

/** The workers in one transaction. */
public record SqlWorkers(Session session) implements Workers {

    @Override
    public void show(Sign sign) {
        session.sql("INSERT INTO worker (name, host, roles, settings, beats, at)"
                        + " VALUES (:name, :host, :roles, :settings, :beats, :at)"
                        + " ON CONFLICT (name) DO UPDATE SET beats = excluded.beats, at = excluded.at")
                .bind("name", sign.name())
                .bind("host", sign.host())
                .bind("roles", sign.roles())
                .bind("settings", sign.settings())
                .bind("beats", sign.beats())
                .bind("at", sign.at())
                .execute();
    }

    @Override
    public List<Sign> all() {
        return session.sql("SELECT * FROM worker ORDER BY name")
                .map(row -> new Sign(
                        row.getString("name"),
                        row.getString("host"),
                        row.getString("roles"),
                        row.getString("settings"),
                        row.getLong("beats"),
                        Instant.ofEpochMilli(row.getLong("at"))));
    }

    @Override
    public void forget(String name) {
        session.execute("DELETE FROM worker WHERE name = ?", name);
    }
}
