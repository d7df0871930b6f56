package pbem.mail.delivery;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import pbem.mail.writing.OutgoingMail;
import pbem.repository.AddressHealth;
import pbem.store.Store;

/**
 * Every mail that we owe or sent. It is written from its notice after the transaction that caused it, and frozen before
 * the first attempt, so that every attempt sends the same bytes. Safe for any thread and for several processes.
 */
public final class Outbox {

    /** Longer than an attempt takes; a process that died holds its mail no longer than this, whoever knows of it. */
    static final Duration LEASE = Duration.ofMinutes(30);

    /** Few enough that nobody waits long for the database. */
    private static final int BATCH = 200;

    private final Store store;
    private final NoticeRenderer renderer;
    private final Clock clock;

    public Outbox(Store store, NoticeRenderer renderer, Clock clock) {
        this.store = store;
        this.renderer = renderer;
        this.clock = clock;
    }

    /** Claims the oldest mail that is due, counting the attempt before it begins. */
    Optional<Long> claim(String worker) {
        long now = clock.millis();
        return store.change(tx -> tx.handle()
                .createQuery("UPDATE outbox SET attempts = attempts + 1, claimed_by = :worker, claimed_until = :until"
                        + " WHERE id = (SELECT id FROM outbox WHERE state = 'WAITING' AND next_attempt_at <= :now"
                        + " AND (claimed_until IS NULL OR claimed_until <= :now) ORDER BY id LIMIT 1) RETURNING id")
                .bind("worker", worker)
                .bind("now", now)
                .bind("until", now + LEASE.toMillis())
                .mapTo(Long.class)
                .findOne());
    }

    /** The mail as it will be sent, whether it was frozen before or not; changes nothing. */
    public Optional<OutgoingMail> preview(long id) {
        return frozen(id).or(() -> renderer.write(id));
    }

    /**
     * Lets others have at once what a worker claimed that is known to be gone. Its end says nothing about the mail, so the
     * attempt does not count, or the next refusal would find the mail high on the ladder.
     */
    public void release(String worker) {
        store.change(tx -> tx.handle()
                .createUpdate("UPDATE outbox SET claimed_by = NULL, claimed_until = NULL,"
                        + " attempts = CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END"
                        + " WHERE state = 'WAITING' AND claimed_by = :worker")
                .bind("worker", worker)
                .execute());
    }

    /** The mail as it is sent from now on. Empty if nobody is left to get it. */
    Optional<OutgoingMail> freeze(long id) {
        Optional<OutgoingMail> mail = preview(id);
        if (mail.isEmpty()) {
            return mail;
        }
        OutgoingMail written = mail.get();
        // Whoever froze it first has the say: one Message-ID never stands above two different mails.
        boolean first = store.change(tx -> tx.handle()
                        .createUpdate("UPDATE outbox SET message_id = :messageId, recipients = :to, sender = :from,"
                                + " subject = :subject, bytes = :bytes WHERE id = :id AND bytes IS NULL")
                        .bind("id", id)
                        .bind("messageId", written.messageId())
                        .bind("to", String.join(",", written.recipients()))
                        .bind("from", written.envelopeFrom())
                        .bind("subject", written.subject())
                        .bind("bytes", written.bytes())
                        .execute())
                == 1;
        return first ? mail : frozen(id);
    }

    void sent(long id) {
        store.change(tx -> {
            tx.handle()
                    .createQuery(
                            "UPDATE outbox SET state = 'SENT', sent_at = :now, last_error = NULL, claimed_by = NULL,"
                                    + " claimed_until = NULL WHERE id = :id RETURNING coalesce(recipients, '')")
                    .bind("id", id)
                    .bind("now", clock.millis())
                    .mapTo(String.class)
                    .findOne()
                    .ifPresent(recipients -> List.of(recipients.split(","))
                            .forEach(
                                    address -> tx.repositories().addressHealth().taken(address, clock.instant())));
            return true;
        });
    }

    /** It goes on to those alone who may still get it; without any, it is settled. */
    void inPart(long id, MailTransport.Reply.Part part) {
        store.change(tx -> {
            part.taken().forEach(address -> tx.repositories().addressHealth().taken(address, clock.instant()));
            return part.left().isEmpty()
                    ? tx.handle()
                            .execute(
                                    "UPDATE outbox SET state = 'SENT', sent_at = ?, last_error = ?, claimed_by = NULL,"
                                            + " claimed_until = NULL WHERE id = ?",
                                    clock.millis(),
                                    part.why(),
                                    id)
                    : tx.handle()
                            .execute(
                                    "UPDATE outbox SET recipients = ? WHERE id = ?", String.join(",", part.left()), id);
        });
        if (!part.left().isEmpty()) {
            later(id, part.why());
        }
    }

    /** There are no such mailboxes, says the mail server. */
    void unreachable(List<String> addresses, String why) {
        store.change(tx -> {
            addresses.forEach(address -> tx.repositories()
                    .addressHealth()
                    .failed(address, AddressHealth.Failure.LASTING, why, clock.instant()));
            return true;
        });
    }

    /** Tries again later, as far as the ladder goes. */
    void later(long id, String why) {
        store.change(tx -> {
            int failures = tx.handle()
                    .createQuery("SELECT attempts FROM outbox WHERE id = :id")
                    .bind("id", id)
                    .mapTo(Integer.class)
                    .one();
            Optional<Duration> wait = RetryLadder.after(Math.max(1, failures));
            return tx.handle()
                    .createUpdate("UPDATE outbox SET state = :state, last_error = :why, next_attempt_at = :again,"
                            + " claimed_by = NULL, claimed_until = NULL WHERE id = :id AND state = 'WAITING'")
                    .bind("id", id)
                    .bind("state", wait.isPresent() ? "WAITING" : "DEAD")
                    .bind("why", why)
                    .bind(
                            "again",
                            clock.instant().plus(wait.orElse(Duration.ZERO)).toEpochMilli())
                    .execute();
        });
    }

    void dead(long id, String why) {
        store.change(tx -> tx.handle()
                .createUpdate("UPDATE outbox SET state = 'DEAD', last_error = :why, claimed_by = NULL,"
                        + " claimed_until = NULL WHERE id = :id AND state = 'WAITING'")
                .bind("id", id)
                .bind("why", why)
                .execute());
    }

    /**
     * Lets a mail that waits or was given up be tried again at once, from the foot of the ladder.
     *
     * @return whether there is such a mail
     */
    public boolean retry(long id) {
        return store.change(tx -> tx.handle()
                        .createUpdate("UPDATE outbox SET state = 'WAITING', attempts = 0, next_attempt_at = :now,"
                                + " claimed_until = NULL WHERE id = :id AND state <> 'SENT'")
                        .bind("id", id)
                        .bind("now", clock.millis())
                        .execute())
                == 1;
    }

    /**
     * Makes every mail due now that was given up or waits to be tried again, as after a mail server was away. What came
     * back or is kept for an address that is paused stays.
     *
     * @return how many
     */
    public int retryAll() {
        return store.change(tx -> tx.handle()
                .createUpdate("UPDATE outbox SET state = 'WAITING', attempts = 0, next_attempt_at = :now,"
                        + " claimed_until = NULL WHERE state = 'DEAD' OR state = 'WAITING' AND next_attempt_at > :now"
                        + " AND (claimed_until IS NULL OR claimed_until <= :now)")
                .bind("now", clock.millis())
                .execute());
    }

    /**
     * Forgets the bytes of mails that are settled; what they were about, to whom they went and their fate stay.
     *
     * @param before when they were due
     * @return how many
     */
    public int prune(Instant before) {
        int pruned = 0;
        int batch;
        do {
            batch = store.change(tx -> tx.handle()
                    .createUpdate("UPDATE outbox SET bytes = NULL WHERE id IN (SELECT id FROM outbox WHERE at < :before"
                            + " AND bytes IS NOT NULL AND state IN ('SENT', 'DEAD', 'BOUNCED') LIMIT " + BATCH + ")")
                    .bind("before", before.toEpochMilli())
                    .execute());
            pruned += batch;
        } while (batch > 0);
        return pruned;
    }

    /** The mails not yet delivered, the oldest first. */
    public List<Long> undelivered() {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT id FROM outbox WHERE state = 'WAITING' ORDER BY id")
                .mapTo(Long.class)
                .list());
    }

    /** The newest first. */
    public List<OutboxItem> list(int most) {
        List<OutboxItem> items = store.read(tx -> tx.handle()
                .createQuery("SELECT * FROM outbox ORDER BY id DESC LIMIT :most")
                .bind("most", most)
                .map(Outbox::item)
                .list());
        return items.stream().map(this::completed).toList();
    }

    private OutboxItem completed(OutboxItem item) {
        if (!item.to().isEmpty()) {
            return item;
        }
        return renderer.head(item.id())
                .map(mail -> item.written(bare(mail.messageId()), String.join(",", mail.recipients()), mail.subject()))
                .orElse(item);
    }

    private Optional<OutgoingMail> frozen(long id) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT message_id, recipients, sender, subject, bytes FROM outbox"
                        + " WHERE id = :id AND bytes IS NOT NULL")
                .bind("id", id)
                .map((row, context) -> new OutgoingMail(
                        row.getString("message_id"),
                        List.of(row.getString("recipients").split(",")),
                        row.getString("sender"),
                        row.getString("subject"),
                        row.getBytes("bytes")))
                .findOne());
    }

    private static OutboxItem item(ResultSet row, StatementContext context) throws SQLException {
        return new OutboxItem(
                row.getLong("id"),
                bare(text(row, "message_id")),
                text(row, "recipients"),
                text(row, "subject"),
                OutboxItem.State.valueOf(row.getString("state")),
                row.getInt("attempts"),
                Instant.ofEpochMilli(row.getLong("next_attempt_at")),
                Optional.ofNullable(row.getString("last_error")),
                Instant.ofEpochMilli(row.getLong("at")));
    }

    private static String bare(String messageId) {
        return messageId.replaceAll("^<|>$", "");
    }

    private static String text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }
}
