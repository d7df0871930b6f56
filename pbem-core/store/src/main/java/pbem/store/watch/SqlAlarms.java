package pbem.store.watch;

import java.time.Instant;
import java.util.List;
import pbem.repository.watch.Alarm;
import pbem.repository.watch.Alarms;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;

/** The alarms in one transaction. */
public record SqlAlarms(Session session) implements Alarms {

    @Override
    public List<Alarm> all() {
        return session.sql("SELECT cause, since, told_at, weight, ended_at FROM alarm ORDER BY cause")
                .map(row -> new Alarm(
                        row.getString("cause"),
                        Instant.ofEpochMilli(row.getLong("since")),
                        OptionalColumn.instant(row, "told_at"),
                        row.getLong("weight"),
                        OptionalColumn.instant(row, "ended_at")));
    }

    @Override
    public void keep(Alarm alarm) {
        session.sql("INSERT INTO alarm (cause, since, told_at, weight, ended_at)"
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
