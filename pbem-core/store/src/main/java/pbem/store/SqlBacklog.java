package pbem.store;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import pbem.repository.Backlog;

record SqlBacklog(Handle handle) implements Backlog {

    @Override
    public boolean reachesBackTo(Instant instant) {
        return handle.createQuery("SELECT count(*) FROM inbox WHERE state = 'WAITING' AND received_at <= :at")
                        .bind("at", instant)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }
}
