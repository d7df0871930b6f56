package pbem.store.version;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import pbem.repository.worker.Workers;

/** The workers in rows. */
public record SqlWorkers(Handle handle) implements Workers {

    @Override
    public void show(Sign sign) {
        handle.createUpdate("INSERT INTO worker (name, host, roles, settings, beats, at)"
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
        return handle.createQuery("SELECT * FROM worker ORDER BY name")
                .map((row, context) -> new Sign(
                        row.getString("name"),
                        row.getString("host"),
                        row.getString("roles"),
                        row.getString("settings"),
                        row.getLong("beats"),
                        Instant.ofEpochMilli(row.getLong("at"))))
                .list();
    }

    @Override
    public void forget(String name) {
        handle.execute("DELETE FROM worker WHERE name = ?", name);
    }
}
