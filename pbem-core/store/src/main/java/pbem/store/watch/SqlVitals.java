package pbem.store.watch;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import pbem.repository.watch.Vitals;
import pbem.store.engine.Session;

/** The vital figures in one transaction. */
public record SqlVitals(Session session) implements Vitals {

    @Override
    public int quarantined() {
        return number("SELECT count(*) FROM inbox WHERE state = 'QUARANTINED'").intValue();
    }

    @Override
    public long newestQuarantined() {
        return number("SELECT coalesce(max(id), 0) FROM inbox WHERE state = 'QUARANTINED'");
    }

    @Override
    public Returned returned(int most, Instant since) {
        return session.sql("SELECT count(*) AS taken, coalesce(sum(CASE WHEN bounced_at IS NULL THEN 0 ELSE 1 END), 0)"
                        + " AS returned FROM (SELECT bounced_at, at FROM outbox WHERE state IN ('SENT', 'BOUNCED')"
                        + " ORDER BY id DESC LIMIT :most) AS newest WHERE at >= :since")
                .bind("since", since)
                .bind("most", most)
                .map(row -> new Returned(row.getInt("taken"), row.getInt("returned")))
                .get(0);
    }

    @Override
    public Optional<Instant> lastTo(String address) {
        int at = address.lastIndexOf('@');
        String sub = address.substring(0, at) + "+";
        String domain = address.substring(at);
        long millis = session.sql("SELECT coalesce(max(received_at), 0) FROM inbox WHERE recipient = :address"
                        + " OR (substr(recipient, 1, :subs) = :sub"
                        + " AND substr(recipient, length(recipient) - :domains + 1, :domains) = :domain)")
                .bind("address", address)
                .bind("sub", sub)
                .bind("subs", sub.length())
                .bind("domain", domain)
                .bind("domains", domain.length())
                .map(row -> row.getLong(1))
                .get(0);
        return Optional.of(millis).filter(some -> some > 0).map(Instant::ofEpochMilli);
    }

    @Override
    public boolean isUntouchedSince(Instant instant) {
        return session.sql("SELECT (SELECT count(*) FROM inbox WHERE received_at >= :instant)"
                                + " + (SELECT count(*) FROM event WHERE at >= :instant)")
                        .bind("instant", instant)
                        .map(row -> row.getLong(1))
                        .get(0)
                == 0;
    }

    @Override
    public Instant lastTaken() {
        return Instant.ofEpochMilli(number("SELECT coalesce(max(sent_at), 0) FROM (SELECT sent_at FROM outbox"
                + " WHERE state IN ('SENT', 'BOUNCED') ORDER BY id DESC LIMIT 100) AS newest"));
    }

    @Override
    public SortedMap<String, Integer> received() {
        return counts(
                "SELECT what, count(*) AS mails FROM (SELECT CASE WHEN state = 'WAITING' AND let_in_at IS NOT NULL"
                        + " THEN 'PUT_OFF' ELSE coalesce(outcome, state) END AS what FROM inbox) AS mail GROUP BY what");
    }

    @Override
    public SortedMap<String, Integer> posted() {
        return counts("SELECT state AS what, count(*) AS mails FROM outbox GROUP BY state");
    }

    @Override
    public SortedMap<String, Integer> boards() {
        return counts("SELECT state AS what, count(*) AS mails FROM board GROUP BY state");
    }

    @Override
    public SortedMap<String, Integer> players() {
        return counts("SELECT state AS what, count(*) AS mails FROM player GROUP BY state");
    }

    private SortedMap<String, Integer> counts(String question) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        session.sql(question)
                .map(row -> new Count(row.getString("what"), row.getInt("mails")))
                .forEach(count -> counts.merge(count.what(), count.number(), Integer::sum));
        return counts;
    }

    private record Count(String what, int number) {}

    private Long number(String question) {
        return session.sql(question).map(row -> row.getLong(1)).get(0);
    }
}
