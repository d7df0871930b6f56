package pbem.store;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.notice.Forgetting;
import pbem.notice.Notice;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.player.Traces;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.store.bytes.Packed;
import pbem.store.club.OfficerWords;
import pbem.store.engine.Session;
import pbem.store.json.Json;
import pbem.store.seat.AccountRows;
import pbem.store.seat.SeatRows;
import pbem.store.tournament.DirectorWords;

/**
 * Erases a person in four steps: their own rows, their words in shared rows, others' mails that mention them, and their
 * addresses in any other table.
 */
record SqlErasures(Session session, SecureRandom random) {

    private static final String THEIR_MAILS =
            "(SELECT id FROM inbox WHERE player_id = :player OR lower(sender) IN (<addresses>))";

    /** Erases the mails from and to the person, as a player and before. */
    private static final List<String> FORGET_MAILS = List.of(
            "DELETE FROM outbox WHERE kind = 'club' AND board IS NULL AND inbox_id IN " + THEIR_MAILS,
            "UPDATE inbox SET raw = NULL, raw_size = NULL, envelope = '{}', message_id = '', sender = '', subject = '',"
                    + " answered = '', player_id = NULL, reason = 'erased', results = '[]' WHERE id IN " + THEIR_MAILS,
            "DELETE FROM outbox WHERE player_id = :player OR address IS NOT NULL AND lower(address) IN (<addresses>)",
            "DELETE FROM hold WHERE player_id = :player OR lower(address) IN (<addresses>)",
            "DELETE FROM invitation WHERE address_key IN (<addresses>)",
            "DELETE FROM applicant WHERE address_key IN (<addresses>)",
            "UPDATE kept_place SET address = NULL, address_key = NULL, challenge = NULL, tournament = NULL,"
                    + " inbox_id = NULL WHERE address_key IN (<addresses>) OR player_id = :player");

    private static final String SETTLED = "('SENT', 'DEAD', 'BOUNCED')";

    /** A table with names of migrations, not of people. */
    private static final String MIGRATIONS = "flyway_schema_history";

    /**
     * Tables whose rows belong to one player; the addresses come last, since other rows are found by them. Former
     * userids stay, since nobody else may get them.
     */
    private static final List<String> THEIR_OWN = List.of(
            "plan",
            "board_note",
            "tournament_guest",
            "submission",
            "vacation",
            "turn",
            "reminder",
            "seek_news",
            "robot_queue",
            "analysis_asker",
            "digest_news",
            "block",
            "board_limit",
            "course",
            "remark",
            "report",
            "sanction",
            "watched_board",
            "watched_game",
            "password",
            "preference",
            "push_endpoint",
            "address");

    void erase(Player player) {
        Set<String> names = names(player);
        List<String> addresses = addresses(player);
        List<Said> said = said(player);
        List<Said> reasoned = reasoned(player);
        Traces traces = new Traces(addresses, names, words(player, names, said, reasoned));
        Stream.concat(said.stream(), reasoned.stream()).forEach(this::forget);
        new DirectorWords(session).forget(player);
        OfficerWords officer = new OfficerWords(session);
        forgetWordsInNotices(player, names, officer.announcements(player));
        officer.forget(player);
        Stream.concat(addresses.stream(), asked(player).stream())
                .forEach(address -> session.execute("DELETE FROM rate WHERE who = ?", AddressOwner.of(address)));
        change(player, "DELETE FROM rate WHERE who = 'player ' || :player");
        forgetMails(player, addresses);
        change(player, "UPDATE challenge SET comment = '' WHERE challenger = :player");
        change(player, "UPDATE invitee SET comment = '' WHERE player_id = :player");
        change(player, "UPDATE kept_place SET player_id = NULL WHERE player_id = :player");
        change(player, "DELETE FROM block WHERE blocked = :player");
        change(player, "DELETE FROM report WHERE about_player = :player");
        THEIR_OWN.forEach(table -> change(player, "DELETE FROM " + table + " WHERE player_id = :player"));
        change(player, "UPDATE player SET state = 'GONE', bot = 0, director = 0, office = 'NONE' WHERE id = :player");
        change(
                player,
                "UPDATE audit_entry SET words = '' WHERE player_id IN " + AccountRows.IDS + " OR author IN "
                        + AccountRows.AUTHORS);
        forgetInMailsOfOthers(traces);
        forgetAddressesEverywhere(addresses, traces);
        session.execute("UPDATE board SET edition = edition + 1"); // for processes that keep replayed logs
    }

    private void forgetMails(Player player, List<String> addresses) {
        List<String> keys = addresses.stream().map(LookupKey::of).toList();
        FORGET_MAILS.forEach(sql -> session.sql(sql)
                .bind("player", player.id())
                .bindList("addresses", keys.isEmpty() ? Collections.singletonList(null) : keys)
                .execute());
    }

    /** The person's comments with events; they may have several seats on a board. */
    private List<Said> said(Player player) {
        return session
                .sql("SELECT event.board, event.revision, event.args, sitting.seat FROM event JOIN "
                        + SeatRows.OF_PLAYER + " AS sitting ON event.board = sitting.board"
                        + " AND event.revision > sitting.from_revision AND event.revision < sitting.until_revision")
                .bind("player", player.id())
                .map(row -> Map.entry(new Seat(row.getInt("seat")), Said.of(row)))
                .stream()
                .filter(said -> !said.getValue().event().comment().isEmpty())
                .filter(said -> said.getValue()
                        .event()
                        .by()
                        .filter(said.getKey()::equals)
                        .isPresent())
                .map(Map.Entry::getValue)
                .toList();
    }

    /**
     * The reasons in boards' logs for acts by the person as a director or an officer, or against them. A board's log
     * does not name the author; the tournament's log and the audit log do, with the same time.
     */
    private List<Said> reasoned(Player player) {
        return session
                .sql("SELECT event.board, event.revision, event.args FROM event"
                        + " WHERE event.actor_role = 'ADMIN' AND (event.actor_name = :director AND EXISTS"
                        + " (SELECT 1 FROM tournament_board JOIN tournament_event"
                        + " ON tournament_event.tournament = tournament_board.tournament"
                        + " WHERE tournament_board.board = event.board AND tournament_event.at = event.at"
                        + " AND tournament_event.author_role = 'DIRECTOR' AND tournament_event.author_name IN "
                        + AccountRows.NAMES + ") OR EXISTS (SELECT 1 FROM audit_entry"
                        + " WHERE audit_entry.board = event.board AND audit_entry.at = event.at"
                        + " AND (audit_entry.author IN " + AccountRows.AUTHORS + " OR audit_entry.player_id IN "
                        + AccountRows.IDS + ")))")
                .bind("director", Actor.DIRECTOR)
                .bind("player", player.id())
                .map(row -> Said.of(row))
                .stream()
                .filter(said -> said.event().reason().isPresent())
                .toList();
    }

    /** Replaces an event by one without words; the decision stays. */
    private void forget(Said said) {
        session.execute(
                "UPDATE event SET args = ? WHERE board = ? AND revision = ?",
                Json.write(said.event().wordless()),
                said.board(),
                said.revision());
    }

    private record Said(int board, int revision, Event event) {
        static Said of(ResultSet row) throws SQLException {
            return new Said(row.getInt("board"), row.getInt("revision"), Json.read(row.getString("args"), Event.class));
        }
    }

    /** Removes the person's words from notices, and questions to addresses that they named. */
    private void forgetWordsInNotices(Player player, Set<String> names, Set<Integer> announcements) {
        Forgetting theirs = new Forgetting(
                ids(player, "SELECT id FROM remark WHERE player_id = :player"),
                ids(player, "SELECT id FROM hold WHERE player_id = :player"),
                announcements,
                names);
        Map<Long, Optional<Notice>> left = new TreeMap<>();
        // News of boards are by far the most, and contain no words themselves.
        session.sql("SELECT id, args FROM outbox WHERE kind <> 'board'")
                .each(row -> new Mail(row.getLong("id"), Json.read(row.getString("args"), Notice.class)), mail -> {
                    Optional<Notice> kept = mail.notice().match(theirs);
                    if (!kept.equals(Optional.of(mail.notice()))) {
                        left.put(mail.id(), kept);
                    }
                    return true;
                });
        left.forEach((id, kept) -> kept.ifPresentOrElse(
                notice -> session.execute("UPDATE outbox SET args = ? WHERE id = ?", Json.write(notice), id),
                () -> session.execute("DELETE FROM outbox WHERE id = ?", id)));
    }

    private record Mail(long id, Notice notice) {}

    /**
     * Erases the mails from and to others that name this person or repeat their words: the bytes are deleted, and the
     * fate of the mail stays. A mail that is still to be sent is rewritten as another mail, since the first one may
     * have arrived after all. A mail that waits to be handled is left alone, since it is not for the server to judge
     * its meaning.
     */
    private void forgetInMailsOfOthers(Traces traces) {
        for (long id : mailsWith(
                traces,
                "SELECT id, " + Packed.RAW
                        + " FROM inbox WHERE raw IS NOT NULL AND state IN ('DONE', 'QUARANTINED')")) {
            session.execute("UPDATE inbox SET raw = NULL, raw_size = NULL, state = 'DONE' WHERE id = ?", id);
        }
        List<Long> going = mailsWith(traces, "SELECT outbox_id, bytes, size FROM frozen");
        going.addAll(packed());
        for (long id : going) {
            session.execute("DELETE FROM frozen WHERE outbox_id = ?", id);
            session.execute(
                    "UPDATE outbox SET " + SqlOutboundMails.UNWRITTEN + ", " + SqlNotices.ANOTHER_TOKEN
                            + " WHERE id = ? AND state NOT IN "
                            + SETTLED,
                    SqlNotices.digits(random),
                    id);
        }
    }

    /** The mails with others' personal data, which are compressed and so cannot be searched. */
    private List<Long> packed() {
        return session.sql("SELECT id FROM frozen JOIN outbox ON id = outbox_id WHERE kind = 'mydata'")
                .longs();
    }

    private List<Long> mailsWith(Traces traces, String query) {
        List<Long> found = new ArrayList<>();
        session.sql(query)
                .each(row -> Map.entry(row.getLong(1), Packed.mail(row).orElseThrow()), mail -> {
                    if (traces.areIn(mail.getValue())) {
                        found.add(mail.getKey());
                    }
                    return true;
                });
        return found;
    }

    /** Reads the list of tables and columns from the database, so that later ones are included. */
    private void forgetAddressesEverywhere(List<String> addresses, Traces traces) {
        textColumns()
                .forEach((table, columns) ->
                        columns.forEach(column -> addresses.forEach(address -> session.sql("SELECT DISTINCT " + column
                                        + " FROM " + table + " WHERE lower(" + column + ") LIKE :pattern ESCAPE '!'")
                                .bind("pattern", "%" + LookupKey.of(address).replaceAll("[!%_]", "!$0") + "%")
                                .texts()
                                .forEach(text -> blank(table, column, text, traces.without(text))))));
    }

    private void blank(String table, String column, String text, String without) {
        if (!text.equals(without)) {
            session.execute("UPDATE " + table + " SET " + column + " = ? WHERE " + column + " = ?", without, text);
        }
    }

    private Map<String, List<String>> textColumns() {
        Map<String, List<String>> columns = new LinkedHashMap<>();
        try (ResultSet found = session.connection()
                .getMetaData()
                .getColumns(null, session.connection().getSchema(), "%", "%")) {
            while (found.next()) {
                String table = found.getString("TABLE_NAME");
                if (found.getString("TYPE_NAME").equalsIgnoreCase("TEXT") && !table.equals(MIGRATIONS)) {
                    columns.computeIfAbsent(table, name -> new ArrayList<>()).add(found.getString("COLUMN_NAME"));
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the database does not tell its columns", e);
        }
        return columns;
    }

    Set<String> names(Player player) {
        Set<String> names = new TreeSet<>(texts(player, "SELECT user_id FROM former_userid WHERE player_id = :player"));
        names.add(player.user());
        return names;
    }

    /**
     * The person's present addresses, and former ones as far as their mails tell, without addresses that now belong to
     * others.
     */
    private List<String> addresses(Player player) {
        return texts(
                player,
                "SELECT address FROM (SELECT address FROM address WHERE player_id = :player"
                        + " UNION SELECT address FROM hold WHERE player_id = :player AND state = 'CONFIRMED'"
                        + " UNION SELECT sender AS address FROM inbox WHERE player_id = :player) AS theirs"
                        + " WHERE address LIKE '%_@_%' AND lower(address) NOT IN"
                        + " (SELECT address_key FROM address WHERE player_id <> :player)");
    }

    /** The addresses that requests in the person's name were sent to. */
    private List<String> asked(Player player) {
        return texts(player, "SELECT DISTINCT address FROM hold WHERE player_id = :player");
    }

    /** All words of the person, to find the mails that repeat them. */
    private Set<String> words(Player player, Set<String> names, List<Said> onBoards, List<Said> reasoned) {
        Set<String> words = new HashSet<>(texts(
                player,
                "SELECT words FROM remark WHERE player_id = :player"
                        + " UNION SELECT words FROM report WHERE player_id = :player"
                        + " UNION SELECT comment FROM challenge WHERE challenger = :player"
                        + " UNION SELECT comment FROM invitee WHERE player_id = :player"
                        + " UNION SELECT comment FROM hold WHERE player_id = :player"));
        onBoards.forEach(said -> words.add(said.event().comment()));
        reasoned.forEach(said -> said.event().reason().ifPresent(words::add));
        session
                .sql("SELECT args FROM outbox WHERE kind = 'message'")
                .map(row -> Json.read(row.getString("args"), Notice.Message.class))
                .stream()
                .filter(message -> names.contains(message.from()))
                .flatMap(message -> message.parts().stream())
                .forEach(part -> words.add(part.words()));
        return words;
    }

    private List<String> texts(Player player, String query) {
        return session.sql(query).bind("player", player.id()).texts();
    }

    private Set<Long> ids(Player player, String query) {
        return session.sql(query).bind("player", player.id()).longs().set();
    }

    private void change(Player player, String sql) {
        session.sql(sql).bind("player", player.id()).execute();
    }
}
