package pbem.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.Span;
import pbem.repository.Outages;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlOutages(Session session) implements Outages {

    private static final String SERVER = "server";
    private static final String MAILBOX = "mailbox";
    private static final String TICK = "tick";
    private static final Duration LONGEST_LEASE = Duration.ofHours(1);

    @Override
    public Optional<Instant> lastBeat() {
        return last(SERVER);
    }

    @Override
    public void beat(Instant at) {
        beat(SERVER, at);
    }

    @Override
    public Optional<Instant> lastTick() {
        return last(TICK);
    }

    @Override
    public void ticked(Instant at) {
        beat(TICK, at);
    }

    @Override
    public Optional<Instant> lastReached() {
        return last(MAILBOX);
    }

    @Override
    public void reached(Instant at) {
        beat(MAILBOX, at);
    }

    private Optional<Instant> last(String name) {
        return session.sql("SELECT at FROM heartbeat WHERE name = :name")
                .bind("name", name)
                .instants()
                .findOne();
    }

    private void beat(String name, Instant at) {
        session.execute(
                "INSERT INTO heartbeat (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
                name,
                at);
    }

    @Override
    public void note(Span span) {
        session.execute(
                "INSERT INTO outage (from_at, to_at) VALUES (?, ?) ON CONFLICT (from_at) DO UPDATE SET to_at ="
                        + " CASE WHEN excluded.to_at > outage.to_at THEN excluded.to_at ELSE outage.to_at END",
                span.from(),
                span.to());
    }

    @Override
    public boolean cutAt(Instant now) {
        int gone = session.execute("DELETE FROM outage WHERE from_at >= ?", now);
        int cut = session.execute("UPDATE outage SET to_at = ? WHERE to_at > ?", now, now);
        return gone + cut > 0;
    }

    @Override
    public void bringForward(Instant now) {
        bringMailsForward(now, now);
        for (String work : List.of("inbox", "outbox", "thinking", "analysis")) {
            session.execute(
                    "UPDATE " + work + " SET claimed_until = ? WHERE claimed_until > ?",
                    now.plus(LONGEST_LEASE),
                    now.plus(LONGEST_LEASE));
        }
        session.execute("DELETE FROM rate WHERE at > ?", now);
    }

    @Override
    public void bringMailsForward(Instant now, Instant latest) {
        for (String mails : List.of("inbox", "outbox")) {
            session.execute(
                    "UPDATE " + mails + " SET next_attempt_at = ? WHERE state = 'WAITING' AND next_attempt_at > ?",
                    now,
                    latest);
        }
    }

    /** Those that may count for a board that was started then. */
    List<Span> since(Instant start) {
        return session.loaded().get("outages", start, () -> stored(start));
    }

    private List<Span> stored(Instant start) {
        return session.sql("SELECT from_at, to_at FROM outage WHERE to_at > :start ORDER BY to_at")
                .bind("start", start)
                .map(row -> new Span(Sql.instant(row, "from_at"), Sql.instant(row, "to_at")))
                .list();
    }
}
