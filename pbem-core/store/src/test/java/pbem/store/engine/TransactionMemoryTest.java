package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TransactionMemoryTest {

    @TempDir
    private Path directory;

    private Connection connection;
    private TransactionMemory memory;
    private int reads;

    @BeforeEach
    void open() throws SQLException {
        connection = CachedStatements.of(DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("words.db")));
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
            statement.execute("CREATE TABLE other (id INTEGER PRIMARY KEY)");
        }
        run("INSERT INTO word (id, text) VALUES (1, 'first')");
        connection.setAutoCommit(false);
        memory = connection.unwrap(TransactionMemory.class);
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    private int run(String sql) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private String word() {
        return (String) memory.known("word").orElseGet(() -> {
            TransactionMemory.Read<String> read = memory.read(this::stored);
            memory.keep("word", read.value(), read);
            return read.value();
        });
    }

    private String stored() {
        reads++;
        try (PreparedStatement statement = connection.prepareStatement("SELECT text FROM word WHERE id = 1");
                ResultSet rows = statement.executeQuery()) {
            return rows.getString(1);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void what_was_read_is_not_read_again_while_others_are_written() {
        word();
        run("INSERT INTO other (id) VALUES (1)");
        assertThat(word()).isEqualTo("first");
        run("UPDATE word SET text = 'none' WHERE id = 7");
        assertThat(word()).isEqualTo("first");
        assertThat(reads).isEqualTo(1);
    }

    @Test
    void what_was_written_to_is_read_again() throws SQLException {
        word();
        run("UPDATE word SET text = 'second' WHERE id = 1");
        assertThat(word()).isEqualTo("second");
        try (PreparedStatement statement =
                        connection.prepareStatement("UPDATE word SET text = 'third' WHERE id = 1 RETURNING id");
                ResultSet rows = statement.executeQuery()) {
            assertThat(rows.next()).isTrue();
        }
        assertThat(word()).isEqualTo("third");
    }

    @Test
    void what_comes_of_something_known_is_read_again_with_it() {
        word();
        TransactionMemory.Read<String> loud = memory.read(() -> word() + "!");
        memory.keep("loud", loud.value(), loud);
        assertThat(memory.known("loud")).contains("first!");
        run("UPDATE word SET text = 'second' WHERE id = 1");
        assertThat(memory.known("loud")).isEmpty();
    }

    @Test
    void what_is_taken_back_or_committed_is_read_again() throws SQLException {
        Savepoint mark = connection.setSavepoint("mark");
        run("UPDATE word SET text = 'second' WHERE id = 1");
        assertThat(word()).isEqualTo("second");
        connection.rollback(mark);
        assertThat(word()).isEqualTo("first");
        connection.commit();
        assertThat(memory.known("word"))
                .as("others may write between two transactions")
                .isEmpty();
        word();
        connection.rollback();
        assertThat(memory.known("word")).isEmpty();
        word();
        connection.setAutoCommit(true);
        assertThat(memory.known("word")).isEmpty();
    }

    @Test
    void after_a_statement_that_failed_nothing_is_believed_until_the_end() throws SQLException {
        word();
        assertThatThrownBy(() -> run("INSERT INTO word (id, text) VALUES (1, 'again')"))
                .hasCauseInstanceOf(SQLException.class);
        assertThat(memory.known("word")).isEmpty();
        word();
        assertThat(memory.known("word")).isEmpty();
        connection.rollback();
        word();
        assertThat(memory.known("word")).isPresent();
    }

    @Test
    void not_more_is_remembered_than_there_is_room_for() {
        TransactionMemory.Read<String> read = memory.read(this::stored);
        for (int i = 0; i < 2 * TransactionMemory.MOST; i++) {
            memory.keep(i, read.value(), read);
        }
        assertThat(IntStream.range(0, 2 * TransactionMemory.MOST)
                        .filter(i -> memory.known(i).isPresent())
                        .count())
                .isEqualTo(TransactionMemory.MOST);
    }

    @Test
    void after_a_statement_that_nobody_saw_nothing_is_believed_until_the_end() throws SQLException {
        word();
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE word SET text = 'second' WHERE id = 1");
        }
        assertThat(word()).isEqualTo("second");
        word();
        assertThat(reads).isEqualTo(3);
        connection.commit();
        word();
        word();
        assertThat(reads).isEqualTo(4);
    }

    @Test
    void a_statement_says_which_tables_it_reads_and_which_one_it_writes() {
        assertThat(StatementTables.of("SELECT * FROM word AS w LEFT JOIN other ON other.id = w.id"))
                .isEqualTo(new StatementTables(Set.of("word", "other"), Optional.empty()));
        assertThat(StatementTables.of("DELETE FROM word WHERE id IN (SELECT id FROM other) RETURNING id")
                        .written())
                .contains("word");
        for (String unclear : List.of(
                "SELECT 1 FROM word, other",
                "SELECT 1 FROM word w, other",
                "select 1 from word",
                "SELECT 1 FROM (SELECT id, text FROM word) AS w, other",
                "SELECT 1 FROM (word, other)",
                "SELECT 1 FROM json_each('[1, 2]') AS each_of, other",
                "SELECT 1 FROM word JOIN other ON abs(other.id) = word.id, third",
                "SELECT 1 FROM word WHERE id IN (SELECT id FROM other, third)",
                "SELECT 1 FROM word WHERE id IN other",
                "SELECT 1 FROM word WHERE id NOT in other",
                "SELECT 1 FROM main.other",
                "SELECT 1 FROM word JOIN main.other ON other.id = word.id",
                "SELECT 1 FROM \"other\"")) {
            assertThat(StatementTables.of(unclear).read()).as(unclear).contains(StatementTables.UNKNOWN);
        }
        for (String unclear : List.of("WITH w AS (SELECT 1) DELETE FROM word", "UPDATE main.word SET text = ''")) {
            assertThat(StatementTables.of(unclear).written()).as(unclear).contains(StatementTables.UNKNOWN);
        }
        for (String clear : List.of(
                "INSERT INTO word (id, text) SELECT id, 'a, (b' FROM other ON CONFLICT (id) DO UPDATE SET id = 1, text = ''",
                "SELECT id, text FROM word WHERE id IN (1, 2) GROUP BY id, text ORDER BY id, text",
                "SELECT id FROM (SELECT id FROM word ORDER BY id, text) AS w UNION ALL SELECT id FROM other",
                "DELETE FROM word WHERE id = 1 RETURNING id, text")) {
            assertThat(StatementTables.of(clear).read()).as(clear).doesNotContain(StatementTables.UNKNOWN);
        }
    }
}
