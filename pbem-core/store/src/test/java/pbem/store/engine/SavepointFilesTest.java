package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that SQLite writes beside its log while many transactions share a commit. */
@Tag("sqlite")
class SavepointFilesTest {

    private static final Path OPEN_FILES = Path.of("/proc/self/fd");

    /** More pages than SQLite keeps in memory by default. */
    private static final int PAGES = 200;

    @TempDir
    private Path directory;

    @Test
    void writes_that_a_savepoint_could_take_back_are_in_no_file() throws Exception {
        assumeTrue(Files.isDirectory(OPEN_FILES), "a system that shows which files are open");
        try (HikariDataSource writers = new Sqlite(directory.resolve("pages.db")).writers(Duration.ofSeconds(5));
                Connection connection = writers.getConnection()) {
            fill(connection);
            connection.setAutoCommit(false);
            connection.setSavepoint();
            change(connection, "b");

            assertThat(temporaryFiles()).isEmpty();
            connection.commit();
        }
    }

    @Test
    void a_return_to_a_savepoint_restores_the_earlier_state() throws Exception {
        try (HikariDataSource writers = new Sqlite(directory.resolve("pages.db")).writers(Duration.ofSeconds(5));
                Connection connection = writers.getConnection()) {
            fill(connection);
            connection.setAutoCommit(false);
            change(connection, "b");
            Savepoint mark = connection.setSavepoint();
            change(connection, "c");
            connection.rollback(mark);
            connection.commit();

            assertThat(first(connection)).isEqualTo("b".repeat(3_000));
        }
    }

    /** One page for each row. */
    private static void fill(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE page (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
        }
        connection.setAutoCommit(false);
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO page (text) VALUES (?)")) {
            for (int i = 0; i < PAGES; i++) {
                insert.setString(1, "a".repeat(3_000));
                insert.executeUpdate();
            }
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    private static void change(Connection connection, String letter) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("UPDATE page SET text = ?")) {
            update.setString(1, letter.repeat(3_000));
            update.executeUpdate();
        }
    }

    private static String first(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT text FROM page ORDER BY id")) {
            rows.next();
            return rows.getString(1);
        }
    }

    /** The names that SQLite gives them, in any directory that the system allows. */
    private static List<String> temporaryFiles() throws IOException {
        try (Stream<Path> open = Files.list(OPEN_FILES)) {
            return open.map(SavepointFilesTest::target)
                    .filter(name -> name.contains("etilqs"))
                    .toList();
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return ""; // closed meanwhile
        }
    }
}
