package pbem.bench.loop;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Adds idle boards and players between the active ones: on a large server two people who write at the same moment are
 * rarely neighbours in the database. Each active board is copied several times, under the numbers that follow its own.
 * The copies cannot be played on.
 */
final class IdleBoards {

    /** The columns that differ in copy number n, by table. */
    private static final Map<String, Map<String, String>> CHANGED = Map.of(
            "player",
                    Map.of("id", "m.id + n", "user_id", "m.user_id || 'n' || n", "user_key", "m.user_key || 'n' || n"),
            "address",
                    Map.of(
                            "player_id", "m.player_id + n",
                            "address", "'n' || n || m.address",
                            "address_key", "'n' || n || m.address_key"),
            "preference", Map.of("player_id", "m.player_id + n"),
            "board", Map.of("number", "m.number + n"),
            "seat", Map.of("board", "m.board + n", "player_id", "m.player_id + n"),
            "event", Map.of("board", "m.board + n"),
            "turn", Map.of("board", "m.board + n", "player_id", "m.player_id + n"));

    private static final List<String> TABLES =
            List.of("player", "address", "preference", "board", "seat", "event", "turn");

    /** Adds a finished mail for each board. */
    private static final String MAILS =
            "INSERT INTO inbox (id, received_at, fingerprint, recipient, recipient_hash, message_id, sender,"
                    + " subject, envelope, state, outcome, next_attempt_at) SELECT nextval('inbox_number'), started_at,"
                    + " md5('n' || number) || md5('m' || number), 'pbem@bench.example', 0, '', 's@players.example', '', '{}', 'DONE',"
                    + " 'done', started_at FROM board";

    /** Records for every player that they have just written a mail, since the limits count mails. */
    private static final String RATES =
            "INSERT INTO rate (who, what, at) SELECT 'player ' || id, 'mail', created_at FROM player";

    private final Connection connection;
    private final int copies;

    /** @param copies the number of copies of each board */
    IdleBoards(Connection connection, int copies) {
        this.connection = connection;
        this.copies = copies;
    }

    /** Leaves room for the copies between the numbers. Call this before there is a board or a player. */
    void leaveRoom() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("ALTER SEQUENCE player_number INCREMENT BY " + (copies + 1));
            statement.execute("ALTER SEQUENCE board_number INCREMENT BY " + (copies + 1));
        }
    }

    /** Copies the active boards. Call this once they exist. */
    void copy() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET session_replication_role = replica"); // skips reference checks
            for (String table : TABLES) {
                statement.execute(copying(table));
            }
            statement.execute(MAILS);
            statement.execute(RATES);
            statement.execute("RESET session_replication_role");
            statement.execute("ANALYZE");
        }
    }

    private String copying(String table) throws SQLException {
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>();
        try (ResultSet columns = connection.getMetaData().getColumns(null, connection.getSchema(), table, null)) {
            while (columns.next()) {
                String name = '"' + columns.getString("COLUMN_NAME") + '"';
                names.add(name);
                values.add(CHANGED.get(table).getOrDefault(columns.getString("COLUMN_NAME"), "m." + name));
            }
        }
        return "INSERT INTO " + table + " (" + String.join(", ", names) + ") SELECT " + String.join(", ", values)
                + " FROM generate_series(1, " + copies + ") n CROSS JOIN " + table + " m";
    }
}
