package pbem.bench.loop;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import pbem.bench.site.FilledHome;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

/**
 * Fills a home with the rows that a club collects over years: boards that are played through the program's own records,
 * and copies of real mails.
 */
final class KeptRows {

    private static final int PLAYERS = 20_000;

    private KeptRows() {}

    /**
     * @param home a home whose server is not running
     * @param model a database whose mails are settled; its mails are copied until there are enough
     */
    static void fill(Path home, Path model, int boards, int mails) throws Exception {
        try (PbemServer server = PbemServer.open(new Home(home), Map.of())) {
            FilledHome.fill(server, boards, PLAYERS, new Random(1));
        }
        String database = "jdbc:sqlite:" + home.resolve("pbem.db");
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            statement.execute("ATTACH DATABASE '" + model + "' AS model");
            statement.execute("BEGIN IMMEDIATE");
            // Mails about the filled boards count as sent; the players of the other boards still wait for their first
            // mail.
            statement.execute("DELETE FROM main.outbox WHERE state = 'WAITING' AND board >"
                    + " (SELECT max(b.number) FROM main.board b JOIN model.board m ON m.number = b.number)");
            int first = number(statement, "SELECT min(number) FROM main.board");
            int each = 1 + number(statement, "SELECT count(*) FROM main.board");
            // The copies are spread over all boards and players, and are older than later mails.
            String board = String.format(Locale.ROOT, "%d + (k.k * 7919 + m.id) %% %d", first, each);
            String player = String.format(Locale.ROOT, "1 + (k.k * 7919 + m.id) %% %d", PLAYERS);
            copy(
                    statement,
                    "inbox",
                    mails,
                    "m.state <> 'WAITING'",
                    Map.of(
                            "fingerprint", "m.fingerprint || '-' || k.k",
                            "message_id", "m.message_id || '-' || k.k",
                            "sender", "'player' || ((k.k * 7919 + m.id) % " + PLAYERS + ") || '@players.example'",
                            "player_id", player,
                            "received_at", "m.received_at - 1000 * k.k"));
            copy(
                    statement,
                    "outbox",
                    mails,
                    "m.state = 'SENT'",
                    Map.of(
                            "token", "m.token || '-' || k.k",
                            "message_id", "m.message_id || '-' || k.k",
                            "player_id", player,
                            "board", board,
                            "at", "m.at - 1000 * k.k"));
            statement.execute("COMMIT");
            statement.execute("ANALYZE");
        }
    }

    /** Copies rows, which get the next numbers. */
    private static void copy(Statement statement, String table, int rows, String which, Map<String, String> changed)
            throws SQLException {
        int models = number(statement, "SELECT count(*) FROM model." + table + " m WHERE " + which);
        int times = rows / Math.max(1, models) + 1;
        int last = number(statement, "SELECT seq FROM main.sqlite_sequence WHERE name = '" + table + "'");
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>();
        try (ResultSet columns = statement.executeQuery("SELECT name FROM main.pragma_table_info('" + table + "')")) {
            while (columns.next()) {
                String name = columns.getString(1);
                names.add(name);
                values.add(
                        name.equals("id")
                                ? last + " + row_number() OVER (ORDER BY k.k, m.id)"
                                : changed.getOrDefault(name, "m." + name));
            }
        }
        statement.execute("WITH RECURSIVE k(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM k WHERE k < " + times + ")"
                + " INSERT INTO main." + table + " (" + String.join(", ", names) + ") SELECT "
                + String.join(", ", values) + " FROM k CROSS JOIN model." + table + " m WHERE " + which
                + " ORDER BY k.k, m.id LIMIT " + rows);
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getInt(1);
        }
    }
}
