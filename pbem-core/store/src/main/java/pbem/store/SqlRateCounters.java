package pbem.store;

import java.time.Instant;
import java.util.Optional;
import pbem.repository.RateCounters;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlRateCounters(Session session) implements RateCounters {

    @Override
    public void note(String who, String what, Instant at) {
        session.sql("INSERT INTO rate (who, what, at, nth) SELECT :who, :what, :at, count(*) FROM rate"
                        + " WHERE who = :who AND what = :what AND at = :at ON CONFLICT DO NOTHING")
                .leavingLoaded()
                .bind("who", who)
                .bind("what", what)
                .bind("at", at)
                .execute();
    }

    @Override
    public boolean noteUpTo(int most, String who, String what, Instant from, Instant at) {
        return session.sql("INSERT INTO rate (who, what, at, nth)"
                                + " SELECT :who, :what, :at, coalesce(sum(CASE WHEN at = :at THEN 1 ELSE 0 END), 0) FROM rate"
                                + " WHERE who = :who AND what = :what AND at >= :from HAVING count(*) < :most"
                                + " ON CONFLICT (who, what, at, nth) DO UPDATE SET at = excluded.at")
                        .leavingLoaded()
                        .bind("who", who)
                        .bind("what", what)
                        .bind("at", at)
                        .bind("from", from)
                        .bind("most", most)
                        .execute()
                == 1;
    }

    @Override
    public void forget(Instant before) {
        session.execute("DELETE FROM rate WHERE at < ?", before);
    }

    @Override
    public int count(String who, String what, Instant from) {
        return session.sql("SELECT count(*) FROM rate WHERE who = ? AND what = ? AND at >= ?", who, what, from)
                .count();
    }

    @Override
    public Optional<Instant> noted(String who, String what, Instant from, int newer) {
        return session.sql("SELECT at FROM rate WHERE who = :who AND what = :what AND at >= :from"
                        + " ORDER BY at DESC LIMIT 1 OFFSET :newer")
                .bind("who", who)
                .bind("what", what)
                .bind("from", from)
                .bind("newer", newer)
                .map(row -> Sql.instant(row, "at"))
                .findOne();
    }
}
