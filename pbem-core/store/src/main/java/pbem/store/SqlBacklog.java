package pbem.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.repository.Backlog;
import pbem.store.engine.OptionalColumn;

/** The plus sign keeps SQLite from going through all mails by their age, where those few that wait have an index. */
record SqlBacklog(Handle handle) implements Backlog {

    @Override
    public boolean reachesBackTo(Instant instant) {
        return handle.createQuery(
                                "SELECT count(*) FROM inbox WHERE state = 'WAITING' AND let_in_at IS NULL AND +received_at <= :at")
                        .bind("at", instant)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    @Override
    public Optional<Instant> oldestReceived() {
        return oldest("SELECT min(+received_at) AS since FROM inbox WHERE state = 'WAITING' AND let_in_at IS NULL");
    }

    @Override
    public Optional<Instant> oldestToSend() {
        return oldest(
                "SELECT min(+at) AS since FROM outbox WHERE state = 'WAITING' AND " + SqlOutboundMails.TO_OPEN_DOMAIN);
    }

    @Override
    public int waitingReceived() {
        return count("SELECT count(*) FROM inbox WHERE state = 'WAITING' AND let_in_at IS NULL");
    }

    @Override
    public int waitingToSend() {
        return count("SELECT count(*) FROM outbox WHERE state = 'WAITING'");
    }

    private int count(String question) {
        return handle.createQuery(question).mapTo(Integer.class).one();
    }

    private Optional<Instant> oldest(String question) {
        return handle.createQuery(question)
                .map((row, context) -> OptionalColumn.instant(row, "since"))
                .one();
    }
}
