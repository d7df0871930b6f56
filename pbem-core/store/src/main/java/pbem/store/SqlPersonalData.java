package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import pbem.game.Seat;
import pbem.notice.Notice;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.record.Event;
import pbem.repository.PersonalData;
import pbem.store.bytes.Packed;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;
import pbem.store.seat.AccountRows;
import pbem.store.seat.SeatRows;
import pbem.token.TokenlessMail;
import pbem.token.Tokens;

record SqlPersonalData(Session session, SecureRandom random) implements PersonalData {

    private static final String THEIR_ADDRESSES = "(SELECT address_key FROM address WHERE player_id = :player)";
    private static final String CAME_FROM_THEM =
            "(inbox.player_id = :player OR lower(sender) IN " + THEIR_ADDRESSES + ")";

    /** Excludes earlier exports, since each export would otherwise contain all before it. */
    private static final String WENT_TO_THEM =
            "(outbox.player_id = :player OR address IS NOT NULL AND lower(address) IN " + THEIR_ADDRESSES
                    + ") AND outbox.kind <> 'mydata'";

    /** The token of a reply address, even if a mail program broke it. */
    private static final Pattern TOKEN = Pattern.compile(
            "(?<![A-Za-z0-9])[A-Za-z2-7](?:(?:=\\r?\\n)?[A-Za-z2-7]){" + (Tokens.LONGEST - 1) + "}(?![A-Za-z0-9])");

    private static final String STRUCK_OUT = "[struck-out]";

    /** Columns with JSON, which is exported as JSON. */
    private static final Set<String> JSON = Set.of("options", "terms", "result", "results", "about");

    /** The queries of the export: no password, no seed, and of others only userids and their words to this person. */
    static final Map<Kind, String> QUERIES = queries();

    private static Map<Kind, String> queries() {
        Map<Kind, String> queries = new EnumMap<>(Kind.class);
        queries.put(
                Kind.PROFILE,
                "SELECT user_id AS userid, state, created_at, bot AS program, office,"
                        + " (SELECT changed_at FROM password WHERE player_id = :player) AS password_set_at"
                        + " FROM player WHERE id = :player");
        queries.put(
                Kind.FORMER_USERIDS,
                "SELECT user_id AS userid, until_at FROM former_userid WHERE player_id = :player ORDER BY until_at");
        queries.put(
                Kind.ADDRESSES,
                "SELECT address, created_at, bounce_score, bounced_at, bounce_reason, paused_at FROM address"
                        + " WHERE player_id = :player ORDER BY created_at, address_key");
        queries.put(
                Kind.SANCTIONS,
                "SELECT kind, since_at, until_at, why FROM sanction WHERE player_id = :player ORDER BY kind");
        queries.put(
                Kind.AUDIT,
                "SELECT at, verb, board, words, CASE WHEN player_id IN " + AccountRows.IDS
                        + " THEN 0 ELSE 1 END AS yours FROM audit_entry WHERE player_id IN " + AccountRows.IDS
                        + " OR author IN " + AccountRows.AUTHORS + " ORDER BY number");
        queries.put(Kind.SETTINGS, "SELECT name, value FROM preference WHERE player_id = :player ORDER BY name");
        queries.put(
                Kind.BROWSERS,
                "SELECT url, added_at FROM push_endpoint WHERE player_id = :player ORDER BY added_at, url");
        queries.put(
                Kind.BOARDS,
                "SELECT number AS board, game, seat, options, terms, started_at, state, moves, result, changed_at,"
                        + " CASE WHEN sitting.until_revision = " + SeatRows.STILL
                        + " THEN NULL ELSE sitting.until_revision END AS given_up_by_event FROM board JOIN "
                        + SeatRows.OF_PLAYER + " AS sitting ON sitting.board = board.number"
                        + " ORDER BY number, seat, sitting.until_revision");
        queries.put(
                Kind.WORDS,
                "SELECT event.board, event.revision, event.at, sitting.seat, event.args FROM event JOIN "
                        + SeatRows.OF_PLAYER + " AS sitting ON event.board = sitting.board"
                        + " AND event.revision > sitting.from_revision AND event.revision < sitting.until_revision"
                        + " ORDER BY event.board, event.revision");
        queries.put(Kind.REMARKS, "SELECT board, kind, at, words FROM remark WHERE player_id = :player ORDER BY id");
        queries.put(
                Kind.REPORTS,
                "SELECT number AS report, board, (SELECT user_id FROM player WHERE id = about_player) AS about_userid,"
                        + " words, at, closed_at, answer FROM report WHERE player_id = :player ORDER BY number");
        queries.put(Kind.MESSAGES, "SELECT at, args FROM outbox WHERE kind = 'message' ORDER BY id");
        queries.put(
                Kind.CHALLENGES,
                "SELECT number AS challenge, game, options, terms, state, made_at, expires_at, board,"
                        + " CASE WHEN challenger = :player THEN 1 ELSE 0 END AS yours, CASE WHEN challenger = :player THEN comment END AS you_said,"
                        + " (SELECT max(accepted) FROM invitee WHERE challenge = number AND player_id = :player)"
                        + " AS accepted, (SELECT max(comment) FROM invitee WHERE challenge = number"
                        + " AND player_id = :player) AS you_answered FROM challenge WHERE challenger = :player"
                        + " OR number IN (SELECT challenge FROM invitee WHERE player_id = :player) ORDER BY number");
        // Without the place itself, which is dropped once a player with that address took it.
        queries.put(Kind.KEPT_PLACES, "SELECT address, at FROM kept_place WHERE player_id = :player ORDER BY number");
        queries.put(
                Kind.WATCHED_BOARDS,
                "SELECT board, interest FROM watched_board WHERE player_id = :player ORDER BY board");
        queries.put(
                Kind.WATCHED_GAMES, "SELECT game, interest FROM watched_game WHERE player_id = :player ORDER BY game");
        queries.put(
                Kind.BLOCKS,
                "SELECT user_id AS userid, at FROM block JOIN player ON player.id = blocked"
                        + " WHERE player_id = :player ORDER BY at, blocked");
        queries.put(
                Kind.RATINGS,
                "SELECT game, mu, sigma, boards, opponents, won, drawn, lost, last_at FROM rating"
                        + " WHERE player_id = :player ORDER BY game");
        queries.put(
                Kind.RATED_BOARDS,
                "SELECT board, seat, game, closed_at, place, result AS ended, mu_before, sigma_before, mu, sigma"
                        + " FROM rated_seat WHERE player_id = :player ORDER BY closed_at, board, seat");
        queries.put(Kind.LIMITS, "SELECT game, most FROM board_limit WHERE player_id = :player ORDER BY game");
        queries.put(
                Kind.LESSONS,
                "SELECT game, lesson, task, solved, begun_at, changed_at FROM course WHERE player_id = :player"
                        + " ORDER BY number");
        queries.put(
                Kind.TOURNAMENTS,
                "SELECT tournament, presence AS role, since_at, silent_at FROM tournament_player"
                        + " WHERE player_id = :player UNION ALL SELECT tournament, 'INVITED' AS role, NULL AS since_at,"
                        + " NULL AS silent_at FROM tournament_guest WHERE player_id = :player UNION ALL SELECT tournament, 'DIRECTOR' AS role,"
                        + " NULL AS since_at, NULL AS silent_at FROM tournament_director WHERE player_id IN "
                        + AccountRows.IDS
                        + " ORDER BY tournament, role");
        queries.put(
                Kind.TOURNAMENT_WORDS,
                "SELECT tournament, revision, at, args AS decision FROM tournament_event"
                        + " WHERE author_role = 'DIRECTOR' AND author_name IN " + AccountRows.NAMES
                        + " ORDER BY tournament, revision");
        queries.put(
                Kind.VACATIONS,
                "SELECT from_at, to_at, zone, kind FROM vacation WHERE player_id = :player ORDER BY from_at");
        queries.put(
                Kind.TURNS,
                "SELECT board, seat, began_at, nag_at, last_call_at, deadline AS deadline_at, reminded_at FROM turn"
                        + " WHERE player_id = :player ORDER BY board, seat");
        queries.put(
                Kind.QUEUED_MOVES,
                "SELECT board, text AS moves, comment, at FROM plan WHERE player_id = :player ORDER BY board");
        queries.put(
                Kind.BOARD_NOTES, "SELECT board, words, at FROM board_note WHERE player_id = :player ORDER BY board");
        queries.put(
                Kind.SUBMITTED_MOVES,
                "SELECT board, revision, notation AS move, comment FROM submission WHERE player_id = :player"
                        + " ORDER BY board");
        queries.put(
                Kind.CONFIRMATIONS,
                "SELECT address, line, heard, comment, at, state FROM hold WHERE player_id = :player ORDER BY id");
        queries.put(
                Kind.DIGEST,
                "SELECT board, revision, at FROM digest_news WHERE player_id = :player ORDER BY board, revision");
        queries.put(Kind.REMINDERS, "SELECT at FROM reminder WHERE player_id = :player");
        queries.put(Kind.SEEK_NEWS, "SELECT newest AS challenge, at FROM seek_news WHERE player_id = :player");
        queries.put(Kind.ROBOTS, "SELECT served_at FROM robot_queue WHERE player_id = :player");
        queries.put(
                Kind.ANALYSES,
                "SELECT board, level FROM analysis_asker WHERE player_id = :player ORDER BY board, revision, level");
        queries.put(
                Kind.COUNTERS,
                "SELECT who, what, at FROM rate WHERE who = 'player ' || :player OR who IN (<owners>)"
                        + " ORDER BY at, who, what");
        queries.put(
                Kind.RECEIVED,
                "SELECT id AS mail, received_at, sender, recipient, subject, message_id, answered, state, outcome, reason, results, repeats,"
                        + " CASE WHEN raw IS NULL THEN 0 ELSE 1 END AS kept FROM inbox WHERE " + CAME_FROM_THEM
                        + " ORDER BY id");
        queries.put(
                Kind.SENT,
                "SELECT id AS mail, at, sent_at, recipients, subject, message_id, state, attempts, last_error,"
                        + " args AS about, (SELECT count(*) FROM frozen WHERE outbox_id = outbox.id) AS kept FROM outbox WHERE "
                        + WENT_TO_THEM
                        + " ORDER BY id");
        return queries;
    }

    @Override
    public void erase(Player player) {
        new SqlErasures(session, random).erase(player);
    }

    @Override
    public void rows(Player player, Kind kind, Consumer<String> line) {
        Set<String> names = kind == Kind.MESSAGES ? new SqlErasures(session, random).names(player) : Set.of();
        query(player, QUERIES.get(kind)).each(Sql::columns, row -> {
            (kind == Kind.WORDS ? said(row) : kind == Kind.MESSAGES ? written(row, names) : shown(row))
                    .map(told -> struckOut(Json.write(told)))
                    .ifPresent(line);
            return true;
        });
    }

    @Override
    public void mails(Player player, BiConsumer<String, byte[]> mail) {
        mails(
                player,
                "received",
                "SELECT id, " + Packed.RAW + " FROM inbox WHERE raw IS NOT NULL AND " + CAME_FROM_THEM,
                mail);
        mails(
                player,
                "sent",
                "SELECT id, bytes, frozen.size FROM frozen JOIN outbox ON id = outbox_id WHERE " + WENT_TO_THEM,
                mail);
    }

    private void mails(Player player, String folder, String query, BiConsumer<String, byte[]> mail) {
        query(player, query + " ORDER BY id")
                .each(row -> Map.entry(row.getLong(1), Packed.mail(row).orElseThrow()), row -> {
                    mail.accept(
                            folder + "/" + row.getKey() + ".eml",
                            TokenlessMail.of(struckOut(new String(row.getValue(), StandardCharsets.ISO_8859_1))
                                    .getBytes(StandardCharsets.ISO_8859_1)));
                    return true;
                });
    }

    private Sql query(Player player, String sql) {
        Sql query = session.sql(sql);
        if (sql.contains(":player")) {
            query.bind("player", player.id());
        }
        return sql.contains("<owners>") ? query.bindList("owners", owners(player)) : query;
    }

    private List<String> owners(Player player) {
        List<String> owners = new ArrayList<>(List.of("player " + player.id()));
        session.sql("SELECT address FROM address WHERE player_id = ?", player.id())
                .texts()
                .forEach(address -> owners.add(AddressOwner.of(address)));
        return owners;
    }

    /** The person's comment with an event; empty if there is none, or it is another's. */
    private static Optional<Map<String, Object>> said(Map<String, Object> row) {
        Event event = Json.read((String) row.remove("args"), Event.class);
        Seat seat = new Seat(((Number) row.remove("seat")).intValue());
        boolean theirs =
                event.by().filter(seat::equals).isPresent() && !event.comment().isEmpty();
        row.put("words", event.comment());
        return theirs ? shown(row) : Optional.empty();
    }

    /** The person's message to others; empty if another person wrote it. */
    private static Optional<Map<String, Object>> written(Map<String, Object> row, Set<String> names) {
        Notice.Message message = Json.read((String) row.remove("args"), Notice.Message.class);
        row.put("parts", message.parts());
        return names.contains(message.from()) ? shown(row) : Optional.empty();
    }

    /** A row for the export: instants as text, and JSON as JSON. */
    private static Optional<Map<String, Object>> shown(Map<String, Object> row) {
        Map<String, Object> shown = new LinkedHashMap<>();
        row.forEach((name, value) -> shown.put(name, value == null ? null : shown(name, value)));
        return Optional.of(shown);
    }

    private static Object shown(String name, Object value) {
        if (name.equals("at") || name.endsWith("_at")) {
            return Instant.ofEpochMilli(((Number) value).longValue()).toString();
        }
        return JSON.contains(name) ? Json.read((String) value, new TypeReference<Object>() {}) : value;
    }

    private static String struckOut(String text) {
        return TOKEN.matcher(text).replaceAll(STRUCK_OUT);
    }
}
