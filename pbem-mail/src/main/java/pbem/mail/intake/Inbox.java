package pbem.mail.intake;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import pbem.mail.reading.MailFingerprint;
import pbem.mail.reading.RawMail;
import pbem.store.Store;

/**
 * Every mail that ever came in, stored before anything acts on it. Safe for any thread and for several processes: work
 * is claimed by a lease, so that no two of them act on one mail.
 */
public final class Inbox {

    /** Longer than any mail can take; a process that died holds its mail no longer than this, whoever knows of it. */
    static final Duration LEASE = Duration.ofMinutes(1);

    /** Few enough that nobody waits long for the database. */
    private static final int BATCH = 100;

    private final Store store;
    private final Clock clock;

    public Inbox(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Stores a mail, durably; the same mail to the same recipient is stored once, however often it comes. */
    public Receipt receive(RawMail mail) {
        String fingerprint = MailFingerprint.of(mail);
        String recipient = String.join(",", mail.envelope().recipients()).toLowerCase(Locale.ROOT);
        long now = clock.millis();
        return store.change(tx -> {
            Optional<Long> known = tx.handle()
                    .createQuery("SELECT id FROM inbox WHERE fingerprint = :fingerprint AND recipient = :recipient")
                    .bind("fingerprint", fingerprint)
                    .bind("recipient", recipient)
                    .mapTo(Long.class)
                    .findOne();
            if (known.isPresent()) {
                tx.handle().execute("UPDATE inbox SET repeats = repeats + 1 WHERE id = ?", known.get());
                return new Receipt(known.get(), true);
            }
            long id = tx.next("inbox");
            tx.handle()
                    .createUpdate("INSERT INTO inbox (id, received_at, fingerprint, recipient, message_id, sender,"
                            + " subject, envelope, raw, state, next_attempt_at) VALUES (:id, :now, :fingerprint,"
                            + " :recipient, '', '', '', :envelope, :raw, 'WAITING', :now)")
                    .bind("id", id)
                    .bind("now", now)
                    .bind("fingerprint", fingerprint)
                    .bind("recipient", recipient)
                    .bind("envelope", EnvelopeJson.write(mail.envelope()))
                    .bind("raw", mail.bytes())
                    .execute();
            return new Receipt(id, false);
        });
    }

    /**
     * Claims the oldest mail that is due, counting the attempt before it begins.
     *
     * @param worker who claims it
     */
    Optional<Claimed> claim(String worker) {
        long now = clock.millis();
        return store.change(tx -> tx.handle()
                .createQuery("UPDATE inbox SET attempts = attempts + 1, claimed_by = :worker, claimed_until = :until"
                        + " WHERE id = (SELECT id FROM inbox WHERE state = 'WAITING' AND next_attempt_at <= :now"
                        + " AND (claimed_until IS NULL OR claimed_until <= :now) ORDER BY id LIMIT 1)"
                        + " RETURNING id, received_at, envelope, raw, attempts, failures")
                .bind("worker", worker)
                .bind("now", now)
                .bind("until", now + LEASE.toMillis())
                .map(Inbox::claimed)
                .findOne());
    }

    /** Lets others have at once what a worker claimed that is known to be gone; its attempts stay counted. */
    public void release(String worker) {
        store.change(tx -> tx.handle()
                .createUpdate("UPDATE inbox SET claimed_by = NULL, claimed_until = NULL"
                        + " WHERE state = 'WAITING' AND claimed_by = :worker")
                .bind("worker", worker)
                .execute());
    }

    /** Gives back a mail that was claimed in vain, as if it had not been. */
    void putBack(Claimed mail) {
        store.change(tx -> tx.handle()
                .createUpdate("UPDATE inbox SET attempts = attempts - 1, claimed_by = NULL, claimed_until = NULL"
                        + " WHERE id = :id AND state = 'WAITING' AND attempts = :attempts")
                .bind("id", mail.id())
                .bind("attempts", mail.attempts())
                .execute());
    }

    /** What was received under that number; once pruned its header alone, and empty once erased. */
    public Optional<RawMail> raw(long id) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT envelope, raw FROM inbox WHERE id = :id AND raw IS NOT NULL")
                .bind("id", id)
                .map((row, context) -> new RawMail(row.getBytes("raw"), EnvelopeJson.read(row.getString("envelope"))))
                .findOne());
    }

    public Optional<InboxItem> item(long id) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT * FROM inbox WHERE id = :id")
                .bind("id", id)
                .map(Inbox::item)
                .findOne());
    }

    /** The newest first. */
    public List<InboxItem> list(int most) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT * FROM inbox ORDER BY id DESC LIMIT :most")
                .bind("most", most)
                .map(Inbox::item)
                .list());
    }

    /**
     * Cuts mails that have their outcome down to their headers.
     *
     * @param before when they came in
     * @return how many
     */
    public int prune(Instant before) {
        int pruned = 0;
        for (List<Long> batch = old(before); !batch.isEmpty(); batch = old(before)) {
            List<Long> ids = batch;
            pruned += ids.size();
            store.change(tx -> {
                ids.forEach(id -> prune(tx.handle(), id));
                return true;
            });
        }
        return pruned;
    }

    private List<Long> old(Instant before) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT id FROM inbox WHERE received_at < :before AND state = 'DONE'"
                        + " AND pruned_at IS NULL AND raw IS NOT NULL ORDER BY received_at LIMIT " + BATCH)
                .bind("before", before.toEpochMilli())
                .mapTo(Long.class)
                .list());
    }

    private void prune(Handle handle, long id) {
        byte[] raw = handle.createQuery("SELECT raw FROM inbox WHERE id = :id")
                .bind("id", id)
                .mapTo(byte[].class)
                .one();
        handle.createUpdate("UPDATE inbox SET raw = :head, pruned_at = :now WHERE id = :id")
                .bind("id", id)
                .bind("head", raw == null ? null : RawMail.of(raw).headOnly().bytes())
                .bind("now", clock.millis())
                .execute();
    }

    /**
     * Lets a quarantined or waiting mail be tried again at once.
     *
     * @return whether there is such a mail; one that has its outcome is not tried again
     */
    public boolean retry(long id) {
        return store.change(tx -> tx.handle()
                        .createUpdate(
                                "UPDATE inbox SET state = 'WAITING', attempts = 0, failures = 0, next_attempt_at = :now,"
                                        + " outcome = NULL, reason = NULL, claimed_until = NULL WHERE id = :id AND state <> 'DONE'")
                        .bind("id", id)
                        .bind("now", clock.millis())
                        .execute())
                == 1;
    }

    /** The numbers of all quarantined mails, the oldest first. */
    public List<Long> quarantined() {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT id FROM inbox WHERE state = 'QUARANTINED' ORDER BY id")
                .mapTo(Long.class)
                .list());
    }

    /** A failed attempt: tried again later, or set aside with its reason. */
    void failed(Claimed mail, String reason) {
        int failures = mail.failures() + 1;
        if (failures >= Intake.ATTEMPTS) {
            setAside(mail, reason);
            return;
        }
        store.change(tx -> tx.handle()
                .createUpdate("UPDATE inbox SET failures = :failures, reason = :reason, next_attempt_at = :again,"
                        + " claimed_by = NULL, claimed_until = NULL WHERE id = :id AND state = 'WAITING'")
                .bind("id", mail.id())
                .bind("failures", failures)
                .bind("reason", reason)
                .bind(
                        "again",
                        clock.millis() + Duration.ofSeconds(30L * failures).toMillis())
                .execute());
    }

    /** It is not tried again before the admin says so. */
    void setAside(Claimed mail, String reason) {
        store.change(tx -> tx.handle()
                .createUpdate("UPDATE inbox SET state = 'QUARANTINED', outcome = 'quarantined', reason = :reason,"
                        + " claimed_by = NULL, claimed_until = NULL WHERE id = :id AND state = 'WAITING'")
                .bind("id", mail.id())
                .bind("reason", reason)
                .execute());
    }

    private static Claimed claimed(ResultSet row, StatementContext context) throws SQLException {
        byte[] raw = row.getBytes("raw");
        return new Claimed(
                row.getLong("id"),
                Instant.ofEpochMilli(row.getLong("received_at")),
                new RawMail(
                        raw == null ? "".getBytes(StandardCharsets.US_ASCII) : raw,
                        EnvelopeJson.read(row.getString("envelope"))),
                row.getInt("attempts"),
                row.getInt("failures"));
    }

    private static InboxItem item(ResultSet row, StatementContext context) throws SQLException {
        return new InboxItem(
                row.getLong("id"),
                row.getString("message_id"),
                row.getString("sender"),
                row.getString("subject"),
                Instant.ofEpochMilli(row.getLong("received_at")),
                InboxItem.State.valueOf(row.getString("state")),
                Optional.ofNullable(row.getString("outcome")),
                Optional.ofNullable(row.getString("reason")),
                row.getInt("attempts"),
                row.getInt("repeats"));
    }

    /**
     * A mail that this process may act on until its lease ends.
     *
     * @param attempts this one included
     * @param failures how many of them ended in a fault; those that a killed process cut off are none
     */
    record Claimed(long id, Instant receivedAt, RawMail mail, int attempts, int failures) {}
}
