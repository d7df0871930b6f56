package pbem.store;

import java.time.Instant;
import java.util.Optional;
import pbem.repository.Backlog;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;

/**
 * The backlog. The plus sign in a query keeps SQLite from scanning all mails by age, since the few waiting ones have an
 * index.
 */
record SqlBacklog(Session session) implements Backlog {

    @Override
    public boolean reachesBackTo(Instant instant) {
        return session.sql(
                                "SELECT count(*) FROM inbox WHERE state = 'WAITING' AND let_in_at IS NULL AND +received_at <= :at")
                        .bind("at", instant)
                        .count()
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
        return session.sql(question).count();
    }

    private Optional<Instant> oldest(String question) {
        return session.sql(question)
                .map(row -> OptionalColumn.instant(row, "since"))
                .one();
    }
}
