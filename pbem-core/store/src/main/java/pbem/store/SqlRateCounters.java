package pbem.store;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import pbem.repository.RateCounters;

record SqlRateCounters(Handle handle) implements RateCounters {

    @Override
    public void note(String who, String what, Instant at) {
        handle.createUpdate("INSERT INTO rate (who, what, at) VALUES (:who, :what, :at)")
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
        return handle.createQuery("SELECT count(*) FROM rate WHERE who = :who AND what = :what AND at >= :from")
                .bind("who", who)
                .bind("what", what)
                .bind("from", from)
                .mapTo(Integer.class)
                .one();
    }
}
