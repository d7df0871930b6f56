package pbem.store;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.Lease;
import pbem.repository.OutboundMails;
import pbem.repository.OutboxFigures;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.PostedNotice;
import pbem.store.bytes.Packed;
import pbem.store.engine.Database;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlOutboundMails(Session session, SecureRandom random) implements OutboundMails {

    /** Resets the attempts; due {@code :at}. */
    static final String AS_IF_UNTRIED = "state = 'WAITING', attempts = 0, faults = 0, deaths = 0,"
            + " next_attempt_at = :at, claimed_by = NULL, claimed_until = NULL";

    private static final String UNCLAIMED = "claimed_by = NULL, claimed_until = NULL";

    private static final String AN_ATTEMPT_LESS = "attempts = CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END";

    static final String UNWRITTEN = "message_id = NULL, recipients = NULL, subject = NULL, size = NULL";

    private static final String ITEM = "SELECT id, coalesce(trim(message_id, '<>'), '') AS message_id,"
            + " coalesce(recipients, '') AS recipients, coalesce(subject, '') AS subject, state, attempts,"
            + " next_attempt_at, last_error, at FROM outbox ";

    private static final String IN_REACH = "(player_id IS NULL OR EXISTS (SELECT 1 FROM address"
            + " WHERE address.player_id = outbox.player_id AND " + SqlAddressHealth.IS_OPEN + "))";

    /** The condition that the domain of an address is not paused; mails to a player are kept instead. */
    static final String TO_OPEN_DOMAIN = "(outbox.address IS NULL OR NOT EXISTS (SELECT 1 FROM paused_domain WHERE "
            + SqlAddressHealth.isAt("lower(outbox.address)", "paused_domain.domain") + "))";

    /** The condition that a mail tells of the start of a game with chance: it contains the fingerprint of the seed. */
    private static final String TELLS_OF_A_START = "EXISTS (SELECT 1 FROM outbox JOIN board ON number = outbox.board"
            + " WHERE outbox.id = outbox_id AND outbox.revision = 0 AND commitment IS NOT NULL)";

    /** The condition that a mail is due and unclaimed. */
    private static final String FREE = "outbox.state = 'WAITING' AND outbox.next_attempt_at <= :from"
            + " AND (outbox.claimed_until IS NULL OR outbox.claimed_until <= :from) AND " + TO_OPEN_DOMAIN;

    /** After this many attempts, a quarter of an hour, a mail no longer delays those behind it. */
    private static final int PATIENCE = 3;

    /**
     * The condition that no mail of the same board to the same player is claimed, and no older one waits for one of its
     * next attempts, so that they are sent in order.
     */
    private static final String AT_REST = " AND NOT EXISTS (SELECT 1 FROM outbox other WHERE other.board = outbox.board"
            + " AND other.player_id = outbox.player_id AND other.state = 'WAITING' AND (other.claimed_until > :from"
            + " OR other.id < outbox.id AND other.next_attempt_at > :from AND other.attempts BETWEEN 1 AND " + PATIENCE
            + "))";

    /** An older due mail of the same board to the same player. */
    private static final String OLDER = "SELECT 1 FROM outbox older WHERE older.board = outbox.board"
            + " AND older.player_id = outbox.player_id AND older.id < outbox.id AND older.state = 'WAITING'"
            + " AND older.next_attempt_at <= :from";

    /** The condition that no older one has more deaths. */
    private static final String IN_ORDER = " AND NOT EXISTS (" + OLDER + " AND older.deaths > outbox.deaths)";

    /** The condition that all older ones are claimed along, in case their board was locked at first and free later. */
    private static final String AND_ALL_BEFORE = " AND NOT EXISTS (" + OLDER
            + " AND (older.claimed_until IS NULL OR older.claimed_until <= :from) AND older.id NOT IN (<ids>))";

    /** The number of tries if other workers claim everything first. */
    private static final int LOOKS = 3;

    /**
     * News of boards come first, then other mails to players, then answers to strangers. Mails that a process died with
     * come last, so that a deadly mail does not delay the others. A claim on mails of a board locks the board's row
     * until the claim is visible.
     */
    @Override
    public List<Claimed> claim(Lease lease, int most) {
        for (int look = 0; look < LOOKS; look++) {
            List<Long> seen = Due.together(due(lease, most), Long.MAX_VALUE);
            List<Claimed> claimed = seen.isEmpty() ? List.of() : claim(lease, seen);
            if (seen.isEmpty() || !claimed.isEmpty()) {
                return claimed;
            }
        }
        return List.of();
    }

    private List<Claimed> claim(Lease lease, List<Long> ids) {
        return session
                .sql("UPDATE outbox SET attempts = attempts + CASE WHEN claimed_by IS NULL THEN 1 ELSE 0 END,"
                        + " deaths = deaths + CASE WHEN claimed_by IS NULL THEN 0 ELSE 1 END,"
                        + " claimed_by = :worker, claimed_until = :until WHERE id IN (<ids>) AND " + FREE
                        + AT_REST
                        + AND_ALL_BEFORE
                        + " RETURNING id, claimed_by, deaths, board")
                .bindList("ids", ids)
                .bind("worker", lease.worker())
                .bind("from", lease.from())
                .bind("until", lease.until())
                .map(row -> new Claimed(
                        Claim.of(row.getLong("id"), row.getString("claimed_by")),
                        row.getInt("deaths"),
                        Optional.of(row.getInt("board")).filter(board -> board > 0)))
                .stream()
                .sorted(Comparator.comparing(
                        claimed -> ids.indexOf(claimed.claim().mail())))
                .toList();
    }

    /** A mail with its rank. */
    private record Ranked(Due due, int deaths, boolean toNoPlayer, boolean ofNoBoard) {}

    private List<Due> due(Lease lease, int most) {
        return session
                .sql(dueIn(session.database()))
                .bind("worker", lease.worker())
                .bind("from", lease.from())
                .bind("most", most)
                .map(row -> new Ranked(
                        Due.of(row), row.getInt("deaths"), row.getBoolean("to_none"), row.getBoolean("of_none")))
                .stream()
                .sorted(Comparator.comparing(Ranked::deaths)
                        .thenComparing(Ranked::toNoPlayer)
                        .thenComparing(Ranked::ofNoBoard)
                        .thenComparing(mail -> mail.due().id()))
                .limit(most)
                .map(Ranked::due)
                .toList();
    }

    /**
     * The query for due mails. Where several workers claim at once, a mail is locked by its board, or by itself if it
     * has none.
     */
    private static String dueIn(Database database) {
        String ofBoards = database.takingFree("board");
        if (ofBoards.isEmpty()) {
            return due("");
        }
        return "SELECT * FROM (" + due(" JOIN board ON board.number = outbox.board") + ofBoards
                + ") AS of_boards UNION ALL SELECT * FROM ("
                + due("", " AND (outbox.board IS NULL OR NOT EXISTS (SELECT 1 FROM board WHERE number = outbox.board))")
                + database.takingFree("outbox") + ") AS others";
    }

    private static String due(String joined) {
        return due(joined, "");
    }

    private static String due(String joined, String and) {
        return "SELECT outbox.id, 0 AS bytes, outbox.deaths, outbox.player_id IS NULL AS to_none,"
                + " outbox.board IS NULL AS of_none,"
                + " outbox.deaths > 0 OR outbox.claimed_by IS NOT NULL AS deadly FROM outbox" + joined + " WHERE "
                + FREE + AT_REST + IN_ORDER + and
                + " ORDER BY outbox.deaths, (outbox.player_id IS NULL), (outbox.board IS NULL), outbox.id LIMIT :most";
    }

    @Override
    public void release(String worker) {
        session.execute(
                "UPDATE outbox SET " + UNCLAIMED + ", deaths = deaths + 1, " + AN_ATTEMPT_LESS
                        + " WHERE state = 'WAITING' AND claimed_by = ?",
                worker);
    }

    @Override
    public void putBack(Claim claim) {
        inHand(claim, UNCLAIMED + ", " + AN_ATTEMPT_LESS).execute();
    }

    @Override
    public List<PostedNotice> posted(List<Long> ids) {
        return new PostedNotices(session).of(ids);
    }

    @Override
    public Set<Long> frozenOf(List<Long> ids) {
        return new PostedNotices(session).frozenOf(ids);
    }

    @Override
    public Optional<OutgoingMail> frozen(long id) {
        return session.sql("SELECT message_id, recipients, sender, subject, bytes, frozen.size FROM frozen"
                        + " JOIN outbox ON outbox.id = outbox_id WHERE outbox_id = :id")
                .bind("id", id)
                .map(row -> new OutgoingMail(
                        row.getString("message_id"),
                        addresses(row.getString("recipients")),
                        row.getString("sender"),
                        row.getString("subject"),
                        Packed.mail(row).orElseThrow()))
                .findOne();
    }

    @Override
    public Set<Long> freeze(Map<Long, OutgoingMail> mails) {
        return new Freezing(session).of(mails);
    }

    @Override
    public int tries(long id) {
        return session.sql("SELECT attempts - faults FROM outbox WHERE id = :id")
                .bind("id", id)
                .count();
    }

    /** A change of a waiting mail that this worker has claimed. */
    private Sql inHand(Claim claim, String change) {
        return session.sql("UPDATE outbox SET " + change
                        + " WHERE id = :id AND claimed_by = :worker AND state = 'WAITING'")
                .bind("id", claim.mail())
                .bind("worker", claim.worker());
    }

    @Override
    public OptionalInt countFault(Claim claim) {
        return session
                .sql("UPDATE outbox SET faults = faults + 1 WHERE id = :id AND claimed_by = :worker"
                        + " AND state = 'WAITING' RETURNING faults")
                .bind("id", claim.mail())
                .bind("worker", claim.worker())
                .integers()
                .stream()
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    @Override
    public void putOff(Claim claim, String why, Instant until) {
        inHand(claim, AN_ATTEMPT_LESS).execute();
        postpone(claim, why, until);
    }

    @Override
    public void postpone(Claim claim, String why, Instant until) {
        inHand(claim, "last_error = :why, next_attempt_at = :until, " + UNCLAIMED)
                .bind("why", why)
                .bind("until", until)
                .execute();
    }

    @Override
    public void giveUp(Claim claim, String why) {
        inHand(claim, "state = 'DEAD', last_error = :why, " + UNCLAIMED)
                .bind("why", why)
                .execute();
        forgetLast(claim.mail());
    }

    @Override
    public List<String> sent(List<Long> ids, Instant at) {
        if (ids.isEmpty()) {
            return List.of();
        }
        List<Taken> taken = session.sql(
                        "UPDATE outbox SET state = 'SENT', sent_at = :at, last_error = NULL, claimed_by = NULL,"
                                + " claimed_until = NULL WHERE id IN (<ids>)"
                                + " RETURNING id, coalesce(recipients, '') AS recipients, is_last,"
                                + " player_id IS NULL OR EXISTS (SELECT 1 FROM address WHERE"
                                + " address.player_id = outbox.player_id AND bounce_score > 0) AS is_doubted")
                .bindList("ids", ids)
                .bind("at", at)
                .map(row -> new Taken(
                        row.getLong("id"),
                        row.getBoolean("is_doubted") ? addresses(row.getString("recipients")) : List.of(),
                        row.getBoolean("is_last")));
        session.sql("DELETE FROM frozen WHERE outbox_id IN (<ids>) AND NOT " + TELLS_OF_A_START)
                .bindList("ids", ids)
                .execute();
        taken.stream().filter(Taken::last).forEach(last -> forgetLast(last.id()));
        return taken.stream().flatMap(mail -> mail.doubted().stream()).toList();
    }

    /** @param doubted the addresses that it went to, if one of them may have bounced before */
    private record Taken(long id, List<String> doubted, boolean last) {}

    /** Erases a mail to a person whose data is erased. */
    private void forgetLast(long id) {
        session.execute("DELETE FROM outbox WHERE id = ? AND is_last = 1 AND state <> 'WAITING'", id);
    }

    @Override
    public void sentInPart(Claim claim, String why, Instant at) {
        session.sql("UPDATE outbox SET state = 'SENT', sent_at = :at, last_error = :why, claimed_by = NULL,"
                        + " claimed_until = NULL WHERE id = :id AND claimed_by = :worker")
                .bind("id", claim.mail())
                .bind("worker", claim.worker())
                .bind("why", why)
                .bind("at", at)
                .execute();
        forgetLast(claim.mail());
    }

    @Override
    public void narrow(Claim claim, List<String> recipients) {
        session.sql("UPDATE outbox SET recipients = :recipients WHERE id = :id AND claimed_by = :worker")
                .bind("id", claim.mail())
                .bind("worker", claim.worker())
                .bind("recipients", String.join(",", recipients))
                .execute();
    }

    @Override
    public boolean retry(long id, Instant at) {
        boolean isDue = session.sql("UPDATE outbox SET " + AS_IF_UNTRIED + " WHERE id = :id AND state <> 'SENT'")
                        .bind("id", id)
                        .bind("at", at)
                        .execute()
                == 1;
        if (isDue) {
            asAnotherMail(id);
        }
        return isDue;
    }

    /** Gives a mail whose bytes are gone a new token, so that a Message-ID never belongs to two different mails. */
    private void asAnotherMail(long id) {
        session.execute(
                "UPDATE outbox SET " + UNWRITTEN + ", " + SqlNotices.ANOTHER_TOKEN
                        + " WHERE id = ? AND message_id IS NOT NULL"
                        + " AND NOT EXISTS (SELECT 1 FROM frozen WHERE outbox_id = outbox.id)",
                SqlNotices.digits(random),
                id);
    }

    @Override
    public int retryAll(Instant at) {
        return session.sql("UPDATE outbox SET " + AS_IF_UNTRIED + " WHERE state = 'DEAD' AND " + IN_REACH
                        + " OR state = 'WAITING' AND next_attempt_at > :at"
                        + " AND (claimed_until IS NULL OR claimed_until <= :at)")
                .bind("at", at)
                .execute();
    }

    /** A retry counts as a fault, so that their number is bounded. */
    @Override
    public int retryAfterDeaths(int deaths, Instant at) {
        return session.sql("UPDATE outbox SET state = 'WAITING', attempts = attempts + 1, faults = faults + 1,"
                        + " deaths = :deaths, next_attempt_at = :at"
                        + " WHERE state = 'DEAD' AND deaths > :deaths AND faults < :chances"
                        + " AND (message_id IS NULL OR EXISTS (SELECT 1 FROM frozen WHERE outbox_id = outbox.id))")
                .bind("deaths", deaths)
                .bind("at", at)
                .bind("chances", InboundMails.CHANCES)
                .execute();
    }

    @Override
    public void withdraw(long id, String why) {
        session.execute(
                "UPDATE outbox SET state = 'DROPPED', last_error = ? WHERE id = ? AND state = 'WAITING'", why, id);
        forgetLast(id);
    }

    @Override
    public List<PostedNotice> answersTo(long inbound) {
        return session.sql("SELECT * FROM outbox WHERE inbox_id = :id AND board IS NULL ORDER BY id")
                .bind("id", inbound)
                .map(PostedNotices::notice);
    }

    @Override
    public Optional<Sent> find(long id) {
        return find("id", id);
    }

    @Override
    public Optional<Sent> find(String token) {
        return find("token", token);
    }

    private Optional<Sent> find(String column, Object key) {
        return session.sql(
                        "SELECT id, recipients, sent_at, bounced_at, state FROM outbox WHERE recipients IS NOT NULL AND "
                                + column + " = :key")
                .bind("key", key)
                .map(row -> new Sent(
                        row.getLong("id"),
                        addresses(row.getString("recipients")),
                        OptionalColumn.instant(row, "sent_at"),
                        row.getObject("bounced_at") != null,
                        row.getString("state").equals("BOUNCED")))
                .findOne();
    }

    @Override
    public void bounced(long id, String reason, boolean forGood, Instant at) {
        session.sql("UPDATE outbox SET bounced_at = :at, last_error = :reason,"
                        + " state = CASE WHEN :forGood = 1 THEN 'BOUNCED' ELSE state END WHERE id = :id")
                .bind("id", id)
                .bind("at", at)
                .bind("reason", reason)
                .bind("forGood", forGood)
                .execute();
    }

    @Override
    public List<byte[]> firstOfBoard(int board) {
        return session.sql("SELECT bytes, frozen.size FROM outbox JOIN frozen ON outbox_id = outbox.id"
                        + " WHERE board = :board AND revision = 0 AND state = 'SENT' ORDER BY outbox.id")
                .bind("board", board)
                .map(row -> Packed.mail(row).orElseThrow());
    }

    @Override
    public List<Long> undelivered() {
        return session.sql("SELECT id FROM outbox WHERE state = 'WAITING' ORDER BY id")
                .longs();
    }

    private static OutboxItem item(ResultSet row) throws SQLException {
        return new OutboxItem(
                row.getLong("id"),
                row.getString("message_id"),
                row.getString("recipients"),
                row.getString("subject"),
                OutboxItem.State.valueOf(row.getString("state")),
                row.getInt("attempts"),
                Sql.instant(row, "next_attempt_at"),
                Optional.ofNullable(row.getString("last_error")),
                Sql.instant(row, "at"));
    }

    @Override
    public List<OutboxItem> newest(int most) {
        return session.sql(ITEM + "ORDER BY id DESC LIMIT :most")
                .bind("most", most)
                .map(SqlOutboundMails::item);
    }

    @Override
    public List<OutboxItem> newest(OutboxItem.State state, int most) {
        boolean common = state == OutboxItem.State.WAITING || state == OutboxItem.State.SENT;
        return session.sql(ITEM + "WHERE state = :state"
                        + (common ? "" : " AND state NOT IN ('WAITING', 'SENT')") // so that the index is used
                        + " ORDER BY id DESC LIMIT :most")
                .bind("state", state.name())
                .bind("most", most)
                .map(SqlOutboundMails::item);
    }

    @Override
    public List<OutboxItem> after(long id, int most) {
        return session.sql(ITEM + "WHERE id > :id ORDER BY id LIMIT :most")
                .bind("id", id)
                .bind("most", most)
                .map(SqlOutboundMails::item);
    }

    @Override
    public int prune(Instant before, int most) {
        return session.sql("DELETE FROM frozen WHERE outbox_id IN (SELECT outbox_id FROM frozen"
                        + " CROSS JOIN outbox WHERE outbox.id = outbox_id AND at < :before"
                        + " AND state IN ('SENT', 'DEAD', 'BOUNCED', 'DROPPED') LIMIT :most)")
                .bind("before", before)
                .bind("most", most)
                .execute();
    }

    @Override
    public int settledBytes(Instant before) {
        return session.sql("SELECT count(*) FROM frozen CROSS JOIN outbox WHERE outbox.id = outbox_id"
                        + " AND at < :before AND state IN ('SENT', 'DEAD', 'BOUNCED', 'DROPPED')")
                .bind("before", before)
                .count();
    }

    @Override
    public OutboxFigures figures() {
        return session.sql("SELECT coalesce(sum(CASE WHEN state = 'WAITING' THEN 1 ELSE 0 END), 0) AS waiting,"
                        + " min(CASE WHEN state = 'WAITING' THEN at END) AS oldest,"
                        + " coalesce(sum(CASE WHEN state = 'WAITING' AND last_error IS NOT NULL THEN 1 ELSE 0 END), 0)"
                        + " AS failing, coalesce(sum(CASE WHEN state = 'DEAD' THEN 1 ELSE 0 END), 0) AS dead,"
                        + " (SELECT coalesce(sum(length(bytes)), 0) FROM frozen) AS bytes FROM outbox")
                .map(row -> new OutboxFigures(
                        row.getInt("waiting"),
                        OptionalColumn.instant(row, "oldest"),
                        row.getInt("failing"),
                        row.getInt("dead"),
                        row.getLong("bytes")))
                .one();
    }

    private static List<String> addresses(String commaSeparated) {
        return Stream.of(commaSeparated.split(","))
                .filter(address -> !address.isEmpty())
                .toList();
    }
}
