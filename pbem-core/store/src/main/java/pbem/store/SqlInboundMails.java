package pbem.store;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.InboxFigures;
import pbem.repository.InboxItem;
import pbem.repository.Lease;
import pbem.repository.MailOutcome;
import pbem.store.bytes.Packed;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;

record SqlInboundMails(Session session) implements InboundMails {

    private static final String SPOILT = "its row in the database cannot be read";

    private static final String ITEM =
            "SELECT id, message_id, sender, subject, received_at, state, outcome, reason, attempts, repeats"
                    + " FROM inbox ";

    /** The name under which a mail's twins are loaded. */
    private static final String TWINS = "twins";

    /** The waiting time of a mail that the admin let in: it is due, and limits do not apply. */
    private static final int LET_IN = 0;

    /** The values of a mail that arrives, in the order of the columns. */
    private static final String ARRIVAL = ":at, :fingerprint, :recipient, :hash, :messageId, :sender, :subject,"
            + " :answered, :envelope, :raw, :size, 'WAITING', 0";

    private static final String IS_WAITING = "SELECT count(*) FROM inbox WHERE id = :id AND state = 'WAITING'";

    @Override
    public OptionalLong find(String fingerprint, String recipient) {
        return session
                .sql("SELECT id FROM inbox WHERE fingerprint = :fingerprint AND recipient = :recipient")
                .bind("fingerprint", fingerprint)
                .bind("recipient", recipient)
                .longs()
                .stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    /** The mail is due at once by any clock, since the clock of the process that stores it may be wrong. */
    @Override
    public long add(Arrival arrival) {
        return insert(
                        arrival,
                        Heading.UNKNOWN,
                        ") VALUES (" + ARRIVAL + ")"
                                + " ON CONFLICT (fingerprint, recipient_hash) DO UPDATE SET repeats = inbox.repeats + 1"
                                + " RETURNING id")
                .longs()
                .one();
    }

    /** @param rest the statement after its usual columns */
    private Sql insert(Arrival arrival, Heading heading, String rest) {
        Packed packed = Packed.of(arrival.source().raw());
        return headed(
                        session.sql("INSERT INTO inbox (received_at, fingerprint, recipient, recipient_hash,"
                                + " message_id, sender, subject, answered, envelope, raw, raw_size, state,"
                                + " next_attempt_at" + rest),
                        heading)
                .bind("at", arrival.at())
                .bind("fingerprint", arrival.fingerprint())
                .bind("recipient", arrival.recipient())
                .bind("hash", hash(arrival.recipient()))
                .bind("envelope", arrival.source().envelope())
                .bind("raw", packed.bytes())
                .bind("size", packed.size());
    }

    /** A hash of 62 bits, which is enough to tell the few recipients of one mail apart. */
    private static long hash(String recipient) {
        return UUID.nameUUIDFromBytes(recipient.getBytes(StandardCharsets.UTF_8))
                .getLeastSignificantBits();
    }

    private static Sql headed(Sql sql, Heading heading) {
        return sql.bind("messageId", heading.messageId())
                .bind("sender", heading.sender())
                .bind("subject", heading.subject())
                .bind("answered", String.join(" ", heading.answered()));
    }

    @Override
    public Optional<Claimed> take(Arrival arrival, Heading heading, String worker) {
        return insert(
                        arrival,
                        heading,
                        ", attempts, claimed_by) SELECT " + ARRIVAL + ", 1, :worker"
                                + " WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE state = 'WAITING' AND next_attempt_at <= :at)"
                                + " ON CONFLICT DO NOTHING RETURNING id,"
                                + " EXISTS (SELECT 1 FROM inbox AS other WHERE other.fingerprint = :fingerprint"
                                + " AND other.recipient <> :recipient) AS has_twins")
                .leavingLoaded()
                .bind("worker", worker)
                .map(row -> {
                    long id = row.getLong("id");
                    if (!row.getBoolean("has_twins")) {
                        session.loaded().put(TWINS, id, List.of());
                    }
                    return new Claimed(Claim.of(id, worker), arrival.at(), arrival.at(), false, arrival.source(), 1, 0);
                })
                .findOne();
    }

    @Override
    public void countRepeat(long id) {
        session.execute("UPDATE inbox SET repeats = repeats + 1 WHERE id = ?", id);
    }

    @Override
    public List<Claimed> claim(Lease lease, int most, long bytes) {
        List<Row> rows = rows(lease, most, bytes);
        List<Claimed> whole = whole(rows);
        while (whole.isEmpty() && !rows.isEmpty()) {
            rows = rows(lease, most, bytes);
            whole = whole(rows);
        }
        return whole;
    }

    /** Quarantines unreadable rows at once, since a later reader could not tell which mail it was. */
    private List<Claimed> whole(List<Row> rows) {
        rows.stream().filter(row -> row.whole().isEmpty()).forEach(spoilt -> quarantine(spoilt.claim(), SPOILT));
        return rows.stream().flatMap(row -> row.whole().stream()).toList();
    }

    /** @param whole empty if the stored mail is unreadable */
    private record Row(Claim claim, Optional<Claimed> whole) {}

    private List<Row> rows(Lease lease, int most, long bytes) {
        List<Long> ids = Due.together(due(lease, most), bytes);
        return ids.isEmpty()
                ? List.of()
                : session
                        .sql("UPDATE inbox SET attempts = attempts + 1, claimed_by = :worker, claimed_until = :until,"
                                + " received_at = CASE WHEN received_at > :from THEN :from ELSE received_at END"
                                + " WHERE id IN (<ids>) AND state = 'WAITING' AND next_attempt_at <= :from"
                                + " AND (claimed_until IS NULL OR claimed_until <= :from)"
                                + " RETURNING id, claimed_by, received_at, CASE WHEN let_in_at IS NULL THEN received_at ELSE :from END AS judged_at,"
                                + " coalesce(let_in_at, 1) = " + LET_IN
                                + " AS let_in, envelope, attempts, failures, "
                                + session.database().place("inbox") + " AS place, " + Packed.RAW)
                        .bindList("ids", ids)
                        .bind("worker", lease.worker())
                        .bind("from", lease.from())
                        .bind("until", lease.until())
                        .map(SqlInboundMails::row)
                        .stream()
                        .sorted(Comparator.comparing(row -> row.claim().mail()))
                        .toList();
    }

    /**
     * The due mails. A mail with which processes died at least twice waits until the others are done; of several, the
     * one with the fewest deaths goes first. Otherwise a process that keeps dying in its first second would always die
     * with the same mail, which would be blamed for it.
     */
    private List<Due> due(Lease lease, int most) {
        List<Due> due = due(lease, most, "attempts - failures < 2 ORDER BY id");
        return due.isEmpty() ? due(lease, 1, "attempts - failures >= 2 ORDER BY attempts - failures, id") : due;
    }

    private List<Due> due(Lease lease, int most, String which) {
        return session.sql("SELECT id, coalesce(raw_size, length(raw), 0) AS bytes, attempts > failures AS deadly"
                        + " FROM inbox WHERE state = 'WAITING' AND next_attempt_at <= :from"
                        + " AND (claimed_until IS NULL OR claimed_until <= :from) AND " + which
                        + " LIMIT :most" + session.database().takingFree("inbox"))
                .bind("from", lease.from())
                .bind("most", most)
                .map(Due::of);
    }

    private static Row row(ResultSet row) throws SQLException {
        long id = row.getLong("id");
        String worker = row.getString("claimed_by");
        String place = row.getString("place");
        Claim claim = place.isEmpty() ? Claim.of(id, worker) : new PlacedClaim(id, worker, place);
        try {
            return new Row(claim, Optional.of(claimed(claim, row)));
        } catch (Packed.Spoilt e) {
            return new Row(claim, Optional.empty());
        }
    }

    private static Claimed claimed(Claim claim, ResultSet row) throws SQLException {
        return new Claimed(
                claim,
                Sql.instant(row, "received_at"),
                Sql.instant(row, "judged_at"),
                row.getBoolean("let_in"),
                new Source(row.getString("envelope"), Packed.mail(row).orElseGet(() -> new byte[0])),
                row.getInt("attempts"),
                row.getInt("failures"));
    }

    @Override
    public void release(String worker) {
        session.execute(
                "UPDATE inbox SET claimed_by = NULL, claimed_until = NULL WHERE state = 'WAITING' AND claimed_by = ?",
                worker);
    }

    /** A change of a waiting mail that this worker has claimed; it ends the claim. */
    private Sql inHand(Claim claim, String change, String and) {
        return session.sql("UPDATE inbox SET " + change + ", claimed_by = NULL, claimed_until = NULL"
                        + " WHERE id = :id AND claimed_by = :worker AND state = 'WAITING'" + and)
                .bind("id", claim.mail())
                .bind("worker", claim.worker());
    }

    @Override
    public void putBack(Claim claim, int attempts) {
        inHand(claim, "attempts = attempts - 1", " AND attempts = :attempts")
                .bind("attempts", attempts)
                .execute();
    }

    @Override
    public void postpone(Claim claim, String reason, int failures, Instant until) {
        inHand(claim, "failures = :failures, reason = :reason, next_attempt_at = :until", "")
                .bind("failures", failures)
                .bind("reason", reason)
                .bind("until", until)
                .execute();
    }

    @Override
    public void putOff(Claim claim, int attempts, String reason, Instant until) {
        inHand(
                        claim,
                        "attempts = attempts - 1, reason = :reason, next_attempt_at = :until, let_in_at = :until",
                        " AND attempts = :attempts")
                .bind("attempts", attempts)
                .bind("reason", reason)
                .bind("until", until)
                .execute();
    }

    @Override
    public PutOff putOff() {
        return session.sql("SELECT count(*) AS mails, coalesce(sum(coalesce(raw_size, 0)), 0) AS bytes"
                        + " FROM inbox WHERE state = 'WAITING' AND let_in_at > " + LET_IN)
                .map(row -> new PutOff(row.getInt("mails"), row.getLong("bytes")))
                .one();
    }

    @Override
    public int unheard(Instant since) {
        return session.sql("SELECT count(*) FROM inbox WHERE received_at >= :since AND outcome = :unheard")
                .bind("since", since)
                .bind("unheard", MailOutcome.UNHEARD)
                .count();
    }

    @Override
    public List<Long> letIn(Instant since, Instant at) {
        return session
                .sql("UPDATE inbox SET state = 'WAITING', attempts = 0, failures = 0,"
                        + " next_attempt_at = :at, let_in_at = " + LET_IN
                        + ", outcome = NULL, reason = NULL, results = '[]'"
                        + " WHERE received_at >= :since AND raw IS NOT NULL AND pruned_at IS NULL"
                        + " AND (state = 'WAITING' AND let_in_at > " + LET_IN
                        + " AND (claimed_until IS NULL OR claimed_until <= :at)"
                        + " OR state = 'DONE' AND outcome = :unheard) RETURNING id")
                .bind("since", since)
                .bind("at", at)
                .bind("unheard", MailOutcome.UNHEARD)
                .longs()
                .stream()
                .sorted()
                .toList();
    }

    @Override
    public void quarantine(Claim claim, String reason) {
        inHand(claim, "state = 'QUARANTINED', outcome = 'quarantined', reason = :reason", "")
                .bind("reason", reason)
                .execute();
    }

    @Override
    public boolean isWaiting(Claim claim) {
        return there(claim, IS_WAITING, "inbox").count() == 1
                || hasPlace(claim) && found(claim, IS_WAITING).count() == 1;
    }

    /**
     * @param place the physical place of the mail's row when it was claimed; a lookup by place reads no neighbouring
     *     rows
     */
    private record PlacedClaim(long mail, String worker, String place) implements Claim {}

    /** A statement about the mail at the place where it was claimed, or by its number if the place is unknown. */
    private Sql there(Claim claim, String sql, String table) {
        return claim instanceof PlacedClaim placed
                ? found(claim, sql + session.database().lyingAt(table)).bind("place", placed.place())
                : found(claim, sql);
    }

    private Sql found(Claim claim, String sql) {
        return session.sql(sql).bind("id", claim.mail());
    }

    private static boolean hasPlace(Claim claim) {
        return claim instanceof PlacedClaim;
    }

    @Override
    public void settle(Claim claim, Heading heading, MailOutcome outcome) {
        Optional<Packed> kept =
                outcome.redacted().map(MailOutcome.Redacted::raw).map(Packed::of);
        String sql = "UPDATE inbox SET state = 'DONE', outcome = :outcome, reason = :reason, results = :results,"
                + " message_id = :messageId, sender = :sender, subject = :subject, answered = :answered,"
                + " claimed_by = NULL, claimed_until = NULL, player_id = :player"
                + (kept.isPresent() ? ", raw = :raw, raw_size = :size" : "") + " WHERE id = :id";
        if (settled(there(claim, sql, "inbox"), heading, outcome, kept) == 0 && hasPlace(claim)) {
            settled(found(claim, sql), heading, outcome, kept);
        }
        session.loaded().drop(SqlMailThreads.RECEIVED, claim.mail());
    }

    private static int settled(Sql update, Heading heading, MailOutcome outcome, Optional<Packed> kept) {
        headed(update.leavingLoaded(), heading)
                .bind("outcome", outcome.word())
                .bind("reason", outcome.reason())
                .bind("results", Json.write(outcome.lines()))
                .bind("player", outcome.player());
        outcome.redacted().ifPresent(without -> update.bind("subject", without.subject()));
        kept.ifPresent(packed -> update.bind("raw", packed.bytes()).bind("size", packed.size()));
        return update.execute();
    }

    @Override
    public void erase(long id) {
        session.execute(
                "UPDATE inbox SET raw = NULL, raw_size = NULL, envelope = '{}', subject = '', answered = '', player_id = NULL,"
                        + " reason = 'erased', results = '[]' WHERE id = ?",
                id);
    }

    @Override
    public List<Twin> twins(Claim claim, List<String> outcomes) {
        return session.loaded().<List<Twin>>known(TWINS, claim.mail()).orElseGet(() -> stored(claim, outcomes));
    }

    private List<Twin> stored(Claim claim, List<String> outcomes) {
        String sql = "SELECT other.id, other.player_id AS player, other.outcome FROM inbox mail"
                + " JOIN inbox other ON other.fingerprint = mail.fingerprint"
                + " AND (other.id = mail.id OR other.state = 'DONE' AND other.outcome IN (<outcomes>))"
                + " WHERE mail.id = :id";
        List<Twin> same = same(there(claim, sql, "mail").bindList("outcomes", outcomes));
        if (same.isEmpty() && hasPlace(claim)) { // its row has moved
            same = same(found(claim, sql).bindList("outcomes", outcomes));
        }
        return same.stream().filter(twin -> twin.id() != claim.mail()).toList();
    }

    private static List<Twin> same(Sql query) {
        return query
                .map(row -> {
                    long player = row.getLong("player");
                    Optional<Long> sender = row.wasNull() ? Optional.empty() : Optional.of(player);
                    return new Twin(
                            row.getLong("id"),
                            sender,
                            Optional.ofNullable(row.getString("outcome")).orElse(""));
                })
                .stream()
                .sorted(Comparator.comparing(Twin::id))
                .toList();
    }

    @Override
    public Optional<Source> source(long id) {
        return session.sql("SELECT envelope, " + Packed.RAW + " FROM inbox WHERE id = :id AND raw IS NOT NULL")
                .bind("id", id)
                .map(row ->
                        new Source(row.getString("envelope"), Packed.mail(row).orElseThrow()))
                .findOne();
    }

    @Override
    public Optional<InboxItem> item(long id) {
        return session.sql(ITEM + "WHERE id = :id")
                .bind("id", id)
                .map(SqlInboundMails::item)
                .findOne();
    }

    private static InboxItem item(ResultSet row) throws SQLException {
        return new InboxItem(
                row.getLong("id"),
                row.getString("message_id"),
                row.getString("sender"),
                row.getString("subject"),
                Sql.instant(row, "received_at"),
                InboxItem.State.valueOf(row.getString("state")),
                Optional.ofNullable(row.getString("outcome")),
                Optional.ofNullable(row.getString("reason")),
                row.getInt("attempts"),
                row.getInt("repeats"));
    }

    @Override
    public List<InboxItem> newest(int most) {
        return session.sql(ITEM + "ORDER BY id DESC LIMIT :most")
                .bind("most", most)
                .map(SqlInboundMails::item);
    }

    @Override
    public List<InboxItem> newest(InboxItem.State state, int most) {
        return session.sql(ITEM + "WHERE state = :state ORDER BY id DESC LIMIT :most")
                .bind("state", state.name())
                .bind("most", most)
                .map(SqlInboundMails::item);
    }

    @Override
    public List<InboxItem> after(long id, int most) {
        return session.sql(ITEM + "WHERE id > :id ORDER BY id LIMIT :most")
                .bind("id", id)
                .bind("most", most)
                .map(SqlInboundMails::item);
    }

    @Override
    public List<Long> quarantined() {
        return session.sql("SELECT id FROM inbox WHERE state = 'QUARANTINED' ORDER BY id")
                .longs();
    }

    @Override
    public boolean retry(long id, Instant at) {
        return session.sql("UPDATE inbox SET state = 'WAITING', attempts = 0, failures = 0, next_attempt_at = :at,"
                                + " let_in_at = CASE WHEN let_in_at > " + LET_IN
                                + " THEN :at ELSE let_in_at END, outcome = NULL, reason = NULL, claimed_until = NULL"
                                + " WHERE id = :id AND state <> 'DONE'")
                        .bind("id", id)
                        .bind("at", at)
                        .execute()
                == 1;
    }

    /** A retry counts as a failure, so that their number is bounded. */
    @Override
    public int retryAfterDeaths(int deaths, Instant at) {
        return session.sql("UPDATE inbox SET state = 'WAITING', attempts = failures + 1 + :deaths,"
                        + " failures = failures + 1, next_attempt_at = :at, outcome = NULL, reason = NULL"
                        + " WHERE state = 'QUARANTINED' AND attempts - failures > :deaths AND failures < :chances")
                .bind("deaths", deaths)
                .bind("at", at)
                .bind("chances", CHANCES)
                .execute();
    }

    @Override
    public List<Long> uncut(Instant before, int most) {
        return session.sql("SELECT id FROM inbox WHERE received_at < :before AND state = 'DONE'"
                        + " AND pruned_at IS NULL AND raw IS NOT NULL ORDER BY received_at LIMIT :most")
                .bind("before", before)
                .bind("most", most)
                .longs();
    }

    @Override
    public void cut(long id, byte[] kept, Instant at) {
        Packed packed = Packed.of(kept);
        session.execute(
                "UPDATE inbox SET raw = ?, raw_size = ?, pruned_at = ? WHERE id = ?",
                packed.bytes(),
                packed.size(),
                at,
                id);
    }

    @Override
    public InboxFigures figures() {
        return session.sql(
                        "SELECT coalesce(sum(CASE WHEN state = 'WAITING' AND let_in_at IS NULL THEN 1 ELSE 0 END), 0) AS waiting,"
                                + " min(CASE WHEN state = 'WAITING' AND let_in_at IS NULL THEN received_at END) AS oldest,"
                                + " coalesce(sum(CASE WHEN state = 'WAITING' AND let_in_at IS NOT NULL THEN 1 ELSE 0 END), 0)"
                                + " AS putOff,"
                                + " coalesce(sum(CASE WHEN state = 'QUARANTINED' THEN 1 ELSE 0 END), 0) AS quarantined,"
                                + " coalesce(sum(length(raw)), 0) AS bytes FROM inbox")
                .map(row -> new InboxFigures(
                        row.getInt("waiting"),
                        OptionalColumn.instant(row, "oldest"),
                        row.getInt("putOff"),
                        row.getInt("quarantined"),
                        row.getLong("bytes")))
                .one();
    }
}
