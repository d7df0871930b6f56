package pbem.store.seat;

import java.util.List;
import pbem.player.Player;
import pbem.player.PushEndpoint;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/**
 * Merges two accounts: everything of the one belongs to the other from then on, as if it always had. Where both have
 * the same kind of data, that of the remaining account counts. Logs of tournaments are left alone, since their hash
 * chains cover the players' ids.
 *
 * @param gone the account that ends; it must have no board in common with the other
 */
public record AccountRows(Session session, Player gone, Player stays) {

    /** A table with the {@code id} of {@code :player} and of the accounts that were merged into theirs. */
    public static final String IDS = "(SELECT id FROM player WHERE id = :player"
            + " UNION ALL SELECT player_id AS id FROM merged_player WHERE into_player = :player)";

    /** The ids of {@link #IDS} as texts, for logs that keep the old ids. */
    public static final String NAMES = "(SELECT CAST(id AS TEXT) FROM " + IDS + " AS they)";

    /** The ids of {@link #IDS} as authors in the audit log. */
    public static final String AUTHORS = "(SELECT 'player:' || CAST(id AS TEXT) FROM " + IDS + " AS they)";

    /** Tables all of whose rows move. */
    private static final List<String> MOVED = List.of(
            "seat",
            "former_seat",
            "rated_seat",
            "turn",
            "plan",
            "board_note",
            "submission",
            "vacation",
            "remark",
            "report",
            "address",
            "hold",
            "inbox",
            "outbox",
            "push_endpoint",
            "invitee",
            "kept_place",
            "former_userid");

    /** A table in which both accounts may have equal rows. The key is the columns that tell a player's rows apart. */
    private record Shared(String table, List<String> key) {}

    private static final List<Shared> SHARED = List.of(
            new Shared("digest_news", List.of("board", "revision")),
            new Shared("watched_board", List.of("board")),
            new Shared("watched_game", List.of("game")),
            new Shared("board_limit", List.of("game")),
            new Shared("course", List.of("game")),
            new Shared("tournament_guest", List.of("tournament")),
            new Shared("block", List.of("blocked")),
            new Shared("analysis_asker", List.of("board", "revision", "level")));

    /** Tables in which only the rows of the remaining account count. */
    private static final List<String> DROPPED =
            List.of("preference", "password", "reminder", "seek_news", "robot_queue", "sanction", "rating");

    /** The numbers of the boards at which both have or had a seat, in ascending order. */
    public List<Integer> common() {
        return session.sql("SELECT board FROM " + sittings(":gone") + " INTERSECT SELECT board FROM "
                        + sittings(":stays") + " ORDER BY 1")
                .bind("gone", gone.id())
                .bind("stays", stays.id())
                .integers();
    }

    private static String sittings(String player) {
        return "(SELECT board FROM seat WHERE player_id = " + player
                + " UNION SELECT board FROM former_seat WHERE player_id = " + player + ") AS sat_"
                + player.substring(1);
    }

    /** Moves everything. The caller must rewrite the derived rows: summaries, clocks and ratings. */
    public void merge(String userKey, long at) {
        // A later yes would have another meaning: a confirmed departure, for one, would end the remaining account.
        change("UPDATE hold SET state = 'CANCELLED' WHERE player_id = :gone AND state = 'WAITING'");
        boards();
        MOVED.forEach(table -> change("UPDATE " + table + " SET player_id = :stays WHERE player_id = :gone"));
        change("DELETE FROM push_endpoint WHERE player_id = :stays AND url NOT IN (SELECT url FROM push_endpoint"
                + " WHERE player_id = :stays ORDER BY added_at DESC, url LIMIT " + PushEndpoint.MOST + ")");
        SHARED.forEach(this::share);
        DROPPED.forEach(table -> change("DELETE FROM " + table + " WHERE player_id = :gone"));
        change("UPDATE challenge SET challenger = :stays WHERE challenger = :gone");
        change("UPDATE report SET about_player = :stays WHERE about_player = :gone");
        change("DELETE FROM block WHERE blocked = :gone AND (player_id = :stays OR player_id IN"
                + " (SELECT player_id FROM block WHERE blocked = :stays))");
        change("UPDATE block SET blocked = :stays WHERE blocked = :gone");
        change("DELETE FROM block WHERE player_id = :stays AND blocked = :stays");
        change("DELETE FROM watched_board WHERE player_id = :stays AND board IN"
                + " (SELECT board FROM seat WHERE player_id = :stays)");
        change("DELETE FROM rate WHERE who = 'player ' || CAST(:gone AS TEXT)");
        change("UPDATE merged_player SET into_player = :stays WHERE into_player = :gone");
        change("INSERT INTO merged_player (player_id, into_player) VALUES (:gone, :stays)");
        change("UPDATE player SET state = 'GONE', bot = 0, director = 0, office = 'NONE' WHERE id = :gone");
        session.sql("INSERT INTO former_userid (user_key, user_id, player_id, until_at)"
                        + " VALUES (:key, :user, :stays, :at)")
                .bind("key", userKey)
                .bind("user", gone.user())
                .bind("stays", stays.id())
                .bind("at", at)
                .execute();
    }

    /**
     * Makes the remaining account the author of the other's events, and the successor in events that gave the other a
     * seat.
     */
    private void boards() {
        String theirs = " AND board IN (SELECT board FROM " + sittings(":gone") + ")";
        change("UPDATE event SET actor_name = CAST(:stays AS TEXT) WHERE actor_role = 'PLAYER'"
                + " AND actor_name = CAST(:gone AS TEXT)" + theirs);
        change("UPDATE event SET args = replace(args, '\"player\":' || CAST(:gone AS TEXT) || ',', '\"player\":'"
                + " || CAST(:stays AS TEXT) || ',') WHERE kind = 'seat-taken'" + theirs);
        change("UPDATE board SET edition = edition + 1 WHERE number IN (SELECT board FROM " + sittings(":gone") + ")");
    }

    private void share(Shared shared) {
        StringBuilder same = new StringBuilder();
        shared.key()
                .forEach(column -> same.append(" AND own.")
                        .append(column)
                        .append(" = ")
                        .append(shared.table())
                        .append('.')
                        .append(column));
        change("DELETE FROM " + shared.table() + " WHERE player_id = :gone AND EXISTS (SELECT 1 FROM " + shared.table()
                + " AS own WHERE own.player_id = :stays" + same + ")");
        change("UPDATE " + shared.table() + " SET player_id = :stays WHERE player_id = :gone");
    }

    private void change(String sql) {
        Sql update = session.sql(sql);
        if (sql.contains(":gone")) {
            update.bind("gone", gone.id());
        }
        if (sql.contains(":stays")) {
            update.bind("stays", stays.id());
        }
        update.execute();
    }
}
