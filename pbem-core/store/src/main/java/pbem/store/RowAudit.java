package pbem.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.JdbiException;
import pbem.clock.Vacation;
import pbem.notice.Notice;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Sanction;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.InboxItem;
import pbem.repository.Interest;
import pbem.repository.OutboxItem;
import pbem.repository.PendingConfirmation;
import pbem.repository.Remark;
import pbem.store.engine.Database;
import pbem.store.engine.Session;
import pbem.store.json.Json;
import pbem.store.seat.SeatRows;
import pbem.tournament.Entrant;
import pbem.tournament.Tournament;

/**
 * Checks rows against each other, and stored words against those that this program knows. No stored value makes it
 * throw.
 */
record RowAudit(SqlRepositories tx, Session session) {

    /** The largest number of reported faults of one kind. */
    private static final int MOST = 20;

    /** The names of rows that are otherwise known only by table and key. */
    private static final Map<String, String> CALLED = Map.ofEntries(
            Map.entry("player", "'player ' || id || ' (' || user_id || ')'"),
            Map.entry("address", "'address ' || address"),
            Map.entry("challenge", "'challenge ' || number"),
            Map.entry("invitee", "'challenge ' || challenge || ': player ' || player_id"),
            Map.entry("board", "'board ' || number"),
            Map.entry("seat", "'board ' || board || ': seat ' || seat"),
            Map.entry("former_seat", "'board ' || board || ': a former player of seat ' || seat"),
            Map.entry("event", "'board ' || board || ': event ' || revision"),
            Map.entry("plan", "'board ' || board || ': the queued moves of player ' || player_id"),
            Map.entry("board_note", "'board ' || board || ': the note of player ' || player_id"),
            Map.entry("turn", "'board ' || board || ': the turn of seat ' || seat"),
            Map.entry("hold", "'question ' || id"),
            Map.entry("inbox", "'received mail ' || id"),
            Map.entry("outbox", "'mail to be sent ' || id"),
            Map.entry("vacation", "'vacation ' || id || ' of player ' || player_id"),
            Map.entry("remark", "'remark ' || id"),
            Map.entry("kept_place", "'kept place ' || number"),
            Map.entry("tournament", "'tournament ' || number"),
            Map.entry("tournament_board", "'tournament ' || tournament || ': board ' || board"),
            Map.entry("tournament_player", "'tournament ' || tournament || ': player ' || player_id"));

    private record Words(String table, String column, Set<String> known) {
        static Words of(String table, String column, Enum<?>... known) {
            return new Words(
                    table, column, Stream.of(known).map(Enum::name).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    private static final List<Words> WORDS = List.of(
            Words.of("player", "state", Player.State.values()),
            Words.of("player", "office", Membership.Office.values()),
            Words.of("sanction", "kind", Sanction.Kind.values()),
            Words.of("challenge", "state", Challenge.State.values()),
            Words.of("board", "state", GameRecord.State.values()),
            Words.of("event", "actor_role", Actor.Role.values()),
            Words.of("event", "proof", Proof.values()),
            new Words("event", "kind", Json.kinds(Event.class)),
            Words.of("plan", "proof", Proof.values()),
            Words.of("hold", "state", PendingConfirmation.State.values()),
            Words.of("vacation", "kind", Vacation.Kind.values()),
            Words.of("remark", "kind", Remark.Kind.values()),
            Words.of("watched_board", "interest", Interest.values()),
            Words.of("watched_game", "interest", Interest.values()),
            Words.of("tournament", "state", Tournament.State.values()),
            Words.of("tournament_player", "presence", Entrant.Presence.values()),
            Words.of("inbox", "state", InboxItem.State.values()),
            Words.of("outbox", "state", OutboxItem.State.values()),
            new Words("outbox", "kind", Json.kinds(Notice.class)));

    /** A rule: the counter is not below any number in the column. */
    private record Numbers(String counter, String table, String column) {}

    private static final List<Numbers> NUMBERS = List.of(
            new Numbers("player", "player", "id"),
            new Numbers("board", "board", "number"),
            new Numbers("challenge", "challenge", "number"),
            new Numbers("hold", "hold", "id"),
            new Numbers("inbox", "inbox", "id"),
            new Numbers("outbox", "outbox", "id"),
            new Numbers("vacation", "vacation", "id"),
            new Numbers("remark", "remark", "id"),
            new Numbers("tournament", "tournament", "number"),
            new Numbers("audit", "audit_entry", "number"),
            new Numbers("report", "report", "number"),
            new Numbers("applicant", "applicant", "number"),
            new Numbers("invitation", "invitation", "number"),
            new Numbers("invitation", "kept_place", "number"),
            new Numbers("announcement", "announcement", "number"));

    RowAudit(SqlRepositories tx) {
        this(tx, tx.session());
    }

    /** The faults of the whole database, without those that the replay of a board finds. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        NUMBERS.forEach(numbers -> counter(numbers).ifPresent(faults::add));
        WORDS.forEach(words -> faults.addAll(unknown(words)));
        for (Database.Orphan orphan : session.database().orphans(session, RowAudit::called)) {
            faults.add(orphan.row() + ": it belongs to a " + orphan.parent() + " that is not there" + Audit.RESTORE);
        }
        faults.addAll(said(
                "player",
                "state IN ('ACTIVE', 'CLOSING') AND id NOT IN (SELECT player_id FROM address)",
                "the player has no address"));
        faults.addAll(said(
                "player",
                "state = 'CLOSING' AND id NOT IN (SELECT player_id FROM vacation WHERE kind IN ('CLOSING', 'CLOSING_AGAIN'))",
                "the account is closing, but no day is noted"));
        faults.addAll(
                said("challenge", "state = 'STARTED' AND board IS NULL", "it has started, but no board is named"));
        faults.addAll(
                said("challenge", "state <> 'STARTED' AND board IS NOT NULL", "it has a board, but has not started"));
        faults.addAll(unreadable(
                "player",
                "SELECT id FROM player WHERE id IN (SELECT player_id FROM preference)",
                id -> tx.players().withId(id).map(tx.preferences()::of)));
        faults.addAll(unreadable(
                "challenge",
                "SELECT number FROM challenge",
                number -> tx.challenges().numbered((int) number)));
        faults.addAll(unreadable(
                "outbox",
                "SELECT id FROM outbox WHERE state IN ('WAITING', 'PAUSED')",
                id -> Json.read(text("SELECT args FROM outbox WHERE id = ?", id), Notice.class)));
        return faults;
    }

    private Optional<String> counter(Numbers numbers) {
        long most = most(numbers);
        OptionalLong last = session.database().counters().last(session, numbers.counter());
        return last.isPresent() && last.getAsLong() >= most
                ? Optional.empty()
                : Optional.of("the counter of " + numbers.table() + " "
                        + (last.isPresent() ? "stands at " + last.getAsLong() : "is not there") + ", but number " + most
                        + " is taken" + Audit.MEND);
    }

    private long most(Numbers numbers) {
        return session.sql("SELECT coalesce(max(" + numbers.column() + "), 0) FROM " + numbers.table())
                .longs()
                .one();
    }

    boolean mendCounters() {
        for (Numbers numbers : NUMBERS) {
            if (counter(numbers).isPresent()) {
                session.database().counters().set(session, numbers.counter(), most(numbers));
            }
        }
        return true;
    }

    private List<String> unknown(Words words) {
        return session.sql("SELECT " + called(words.table()) + " AS called, " + words.column() + " AS word FROM "
                        + words.table() + " WHERE "
                        + words.column()
                        + " NOT IN (<known>) LIMIT " + MOST)
                .bindList("known", List.copyOf(words.known()))
                .map(row -> row.getString("called") + ": its " + words.column().replace('_', ' ') + " is stored as "
                        + row.getString("word") + ", which this program does not know" + Audit.RESTORE);
    }

    private List<String> said(String table, String where, String fault) {
        return session.sql("SELECT " + CALLED.get(table) + " FROM " + table + " WHERE " + where + " LIMIT " + MOST)
                .map(called -> called.getString(1) + ": " + fault + Audit.RESTORE);
    }

    /** The expression that names a row of that table. */
    private static String called(String table) {
        return CALLED.getOrDefault(table, "'a row of " + table + "'");
    }

    private String text(String sql, long key) {
        return String.valueOf(session.sql(sql, key).texts().one());
    }

    /** The unreadable rows. */
    private List<String> unreadable(String table, String keys, LongFunction<?> reading) {
        List<String> faults = new ArrayList<>();
        String key = table.equals("challenge") ? "number" : "id";
        for (long each : session.sql(keys).longs()) {
            try {
                reading.apply(each);
            } catch (JdbiException e) {
                throw e; // an error of the database, not of the row
            } catch (RuntimeException e) {
                if (faults.size() < MOST) {
                    faults.add(text("SELECT " + CALLED.get(table) + " FROM " + table + " WHERE " + key + " = ?", each)
                            + ": what is stored of it cannot be read" + Audit.RESTORE);
                }
            }
        }
        return faults;
    }

    /** The faults in the events of a board that replays: a wrong kind in the row, or an impossible author. */
    List<String> eventFaults(GameRecord record) {
        int board = record.board().number();
        List<String> kinds = session.sql("SELECT kind FROM event WHERE board = ? ORDER BY revision", board)
                .texts();
        List<String> faults = new ArrayList<>();
        if (!new SeatRows(session).areOf(record)) {
            faults.add("its seats are not those of its log" + Audit.RESTORE);
        }
        for (Entry entry : record.entries()) {
            String kind = kinds.get(entry.revision() - 1);
            if (!kind.equals(Json.kind(entry.event()))) {
                faults.add("event " + entry.revision() + " is called " + kind + ", but is a " + Json.kind(entry.event())
                        + Audit.RESTORE);
            }
            if (!mayBeOf(record, entry)) {
                faults.add("event " + entry.revision() + " is entered by the "
                        + (entry.actor().role() + " " + entry.actor().name()).toLowerCase(Locale.ROOT)
                        + ", who could not do it" + Audit.RESTORE);
            }
        }
        int formats = session.sql(
                        "SELECT count(*) FROM event WHERE board = :board AND (format < 1 OR format > :newest)")
                .bind("board", board)
                .bind("newest", Event.FORMAT)
                .count();
        if (formats > 0) {
            faults.add(formats + " of its events have a form that this program never wrote" + Audit.RESTORE);
        }
        return faults;
    }

    private static boolean mayBeOf(GameRecord record, Entry entry) {
        return switch (entry.actor().role()) {
            case PLAYER ->
                record.actor(entry)
                        .map(Actor::player)
                        .filter(entry.actor()::equals)
                        .isPresent();
            case ADMIN, SERVER -> true;
        };
    }
}
