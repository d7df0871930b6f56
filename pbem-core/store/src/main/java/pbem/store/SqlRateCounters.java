package pbem.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.repository.RateCounters;
import pbem.store.engine.Sql;

record SqlRateCounters(Handle handle) implements RateCounters {

    @Override
    public void note(String who, String what, Instant at) {
        Sql.on(handle, "INSERT INTO rate (who, what, at) VALUES (:who, :what, :at)")
                .bind("who", who)
                .bind("what", what)
                .bind("at", at)
                .execute();
    }

    @Override
    public void forget(Instant before) {
        handle.execute("DELETE FROM rate WHERE at < ?", before);
    }

    @Override
    public int count(String who, String what, Instant from) {
        return Sql.on(handle, "SELECT count(*) FROM rate WHERE who = :who AND what = :what AND at >= :from")
                .bind("who", who)
                .bind("what", what)
                .bind("from", from)
                .map(ColumnMappers.INTEGER)
                .one();
    }

    @Override
    public Optional<Instant> noted(String who, String what, Instant from, int newer) {
        return Sql.on(
                        handle,
                        "SELECT at FROM rate WHERE who = :who AND what = :what AND at >= :from"
                                + " ORDER BY at DESC LIMIT 1 OFFSET :newer")
                .bind("who", who)
                .bind("what", what)
                .bind("from", from)
                .bind("newer", newer)
                .map(row -> ColumnMappers.instant(row, "at"))
                .findOne();
    }
}
