package pbem.store.watch;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import pbem.repository.watch.Alarm;
import pbem.repository.watch.Alarms;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Sql;

/** The alarms over one open handle. */
public record SqlAlarms(Handle handle) implements Alarms {

    @Override
    public List<Alarm> all() {
        return Sql.on(handle, "SELECT cause, since, told_at, weight, ended_at FROM alarm ORDER BY cause")
                .map(row -> new Alarm(
                        row.getString("cause"),
                        Instant.ofEpochMilli(row.getLong("since")),
                        OptionalColumn.instant(row, "told_at"),
                        row.getLong("weight"),
                        OptionalColumn.instant(row, "ended_at")))
                .list();
    }

    @Override
    public void keep(Alarm alarm) {
        Sql.on(
                        handle,
                        "INSERT INTO alarm (cause, since, told_at, weight, ended_at)"
                                + " VALUES (:cause, :since, :told, :weight, :ended)"
                                + " ON CONFLICT (cause) DO UPDATE SET since = excluded.since, told_at = excluded.told_at,"
                                + " weight = excluded.weight, ended_at = excluded.ended_at")
                .bind("cause", alarm.cause())
                .bind("since", alarm.since())
                .bind("told", alarm.toldAt())
                .bind("weight", alarm.weight())
                .bind("ended", alarm.endedAt())
                .execute();
    }
}
