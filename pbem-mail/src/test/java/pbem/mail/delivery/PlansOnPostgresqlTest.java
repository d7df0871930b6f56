package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;
import pbem.store.Store;
import pbem.store.WatchedStore;
import pbem.store.engine.Database;
import pbem.testkit.TestDatabase;

/**
 * The plans of a move's statements on PostgreSQL with thousands of boards and mails ({@code docs/fill.sql}): no
 * statement reads a whole table that grows. {@link HotPathTest} does the same for SQLite, with more detail.
 */
@Tag("long")
@Tag("sqlite") // it runs on PostgreSQL in either case, so one run is enough
class PlansOnPostgresqlTest {

    private static final Path FILL = Path.of("..", "docs", "fill.sql");
    private static final int COPIES = 1_500;
    private static final int MAILS = 2;

    /** Tables with fewer rows are rightly read as a whole. */
    private static final int GROWN = 5_000;

    private static final Pattern STEP = Pattern.compile(
            "(Seq Scan|Index Scan|Index Only Scan)(?: Backward)?" + "(?: using (?<index>\\w+))? on (?<table>\\w+)");

    /** These indexes hold only waiting rows. */
    private static final List<String> OF_WHAT_WAITS =
            List.of("inbox_waiting", "outbox_waiting", "outbox_waiting_of_player");

    /** The test itself runs this statement to find the mail that a player replies to. */
    private static final String OF_THE_TEST = "SELECT max(outbox.id) FROM outbox LEFT JOIN player";

    @TempDir
    private Path directory;

    private final WatchedStore watched = new WatchedStore();
    private Database database;
    private PostOffice office;
    private int board;

    @BeforeEach
    void fill() throws Exception {
        database = TestDatabase.nothingOnPostgresql(directory.resolve("there"));
        Store.upgrade(database);
        office = new PostOffice(directory, (ignored, games) -> watched.open(database, games));
        List.of("alice", "bob", "carol", "dave", "erin").forEach(office::join);
        office.board("carol", "dave");
        office.board("bob", "erin");
        says("carol", "vacation 2025-06-01 2025-06-05");
        says("bob", "block dave");
        says("erin", "cholone subscribe all");
        board = office.board("alice", "bob");
        says("dave", "subscribe " + board);
        sendAll();
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(script());
        }
        moves("alice");
        sendAll();
        watched.forget();
    }

    private static String script() throws IOException {
        return Files.readString(FILL).replace(":copies", "" + COPIES).replace(":mails", "" + MAILS);
    }

    @AfterEach
    void close() {
        office.close();
    }

    private void says(String user, String line) {
        InboxItem mail = office.replies(user, line);
        assertThat(mail.outcome().orElseThrow()).as(line + ": " + mail.reason()).isIn("done", "answered");
    }

    private void moves(String user) {
        says(user, office.record(board).position().moves().get(0).notation());
    }

    private void sendAll() {
        List<Long> ids = Claims.of(office, "worker", 100).stream()
                .map(mail -> mail.claim().mail())
                .toList();
        assertThat(office.outbox().freeze(ids)).hasSameSizeAs(ids);
        office.outbox().sent(ids);
        office.later(Duration.ofMinutes(5));
    }

    @Test
    void nothing_on_the_way_of_a_move_goes_through_a_table_that_grows() throws Exception {
        moves("bob");
        sendAll();
        List<String> asked = watched.statements().stream()
                .distinct()
                .filter(sql -> !sql.contains(OF_THE_TEST))
                .toList();
        assertThat(asked).hasSizeGreaterThanOrEqualTo(30);
        List<String> slow = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection( // the other query modes want values for parameters
                        TestDatabase.url(directory.resolve("there")) + "?user=postgres&preferQueryMode=simple");
                Statement statement = connection.createStatement()) {
            List<String> grown = column(
                    statement,
                    "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"
                            + " AND reltuples > " + GROWN);
            assertThat(grown).contains("inbox", "outbox", "player");
            for (String sql : asked) {
                List<String> plan = column(statement, "EXPLAIN (GENERIC_PLAN, COSTS OFF) " + numbered(sql));
                goesThrough(plan, grown)
                        .forEach(step -> slow.add(step + " in " + sql + "\n" + String.join("\n", plan)));
            }
        }
        assertThat(slow).isEmpty();
    }

    /** The steps that read all rows of such a table, or all entries of its index. */
    private static List<String> goesThrough(List<String> plan, List<String> grown) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            Matcher step = STEP.matcher(plan.get(i));
            if (step.find() && grown.contains(step.group("table"))) {
                boolean narrowed = i + 1 < plan.size() && plan.get(i + 1).contains("Index Cond:");
                if (!narrowed && !OF_WHAT_WAITS.contains(String.valueOf(step.group("index")))) {
                    found.add(plan.get(i).strip());
                }
            }
        }
        return found;
    }

    private static List<String> column(Statement statement, String sql) throws SQLException {
        List<String> values = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        } catch (SQLException e) {
            throw new AssertionError(sql, e);
        }
        return values;
    }

    /** Writes the parameters as PostgreSQL does. */
    private static String numbered(String sql) {
        StringBuilder numbered = new StringBuilder();
        int parameters = 0;
        boolean quoted = false;
        for (char letter : sql.toCharArray()) {
            quoted ^= letter == '\'';
            numbered.append(letter == '?' && !quoted ? "$" + ++parameters : String.valueOf(letter));
        }
        return numbered.toString();
    }
}
