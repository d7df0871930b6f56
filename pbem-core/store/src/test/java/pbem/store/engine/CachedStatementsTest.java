package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

class CachedStatementsTest {

    private static final String ADD = "INSERT INTO word (id, text) VALUES (?, ?)";
    private static final String FIND = "SELECT text FROM word WHERE id >= ? ORDER BY id";

    @TempDir
    private Path directory;

    private Connection connection;

    @BeforeEach
    void open() throws SQLException {
        connection = another();
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
        }
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    private Connection another() throws SQLException {
        return CachedStatements.source("jdbc:sqlite:" + directory.resolve("words.db"), new SQLiteConfig())
                .getConnection();
    }

    private void add(int id, String text) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(ADD)) {
            statement.setInt(1, id);
            statement.setString(2, text);
            statement.executeUpdate();
        }
    }

    private String first() throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setInt(1, 0);
            ResultSet rows = statement.executeQuery();
            return rows.next() ? rows.getString(1) : ""; // it leaves the other rows unread
        }
    }

    @Test
    void a_statement_that_was_closed_is_there_for_the_next_who_asks_the_same() throws SQLException {
        PreparedStatement once = connection.prepareStatement(FIND);
        assertThat(connection.prepareStatement(FIND)).as("while it is in use").isNotSameAs(once);
        once.close();
        once.close();
        assertThat(connection.prepareStatement(FIND)).isSameAs(once);
        assertThat(connection.prepareStatement(FIND)).isNotSameAs(once);
    }

    @Test
    void a_statement_of_the_library_is_kept_as_well() throws SQLException {
        Set<Object> prepared = Collections.newSetFromMap(new IdentityHashMap<>());
        Connection noting = (Connection) Proxy.newProxyInstance(
                Connection.class.getClassLoader(), new Class<?>[] {Connection.class}, (self, method, arguments) -> {
                    Object result = method.invoke(connection, arguments);
                    if (method.getName().equals("prepareStatement")) {
                        prepared.add(result);
                    }
                    return result;
                });
        Jdbi database = Jdbi.create(noting);
        database.useHandle(handle -> {
            for (int i = 0; i < 5; i++) {
                handle.execute(ADD, i, "word " + i);
                assertThat(handle.createQuery(FIND)
                                .bind(0, i)
                                .mapTo(String.class)
                                .list())
                        .containsExactly("word " + i);
            }
        });
        assertThat(prepared).as("each of the two texts once").hasSize(2);
    }

    @Test
    void a_statement_works_again_after_it_failed_and_forgets_what_it_was_given() throws SQLException {
        add(1, "one");
        assertThatThrownBy(() -> add(1, "again")).isInstanceOf(SQLException.class);
        add(2, "two");
        try (PreparedStatement statement = connection.prepareStatement(ADD)) {
            statement.setInt(1, 3);
            assertThatThrownBy(statement::executeUpdate)
                    .as("not the text of the one before")
                    .isInstanceOf(SQLException.class);
        }
        assertThat(first()).isEqualTo("one");
    }

    @Test
    void after_a_fault_that_ended_the_transaction_nothing_is_done_but_to_take_it_back() throws SQLException {
        connection.setAutoCommit(false);
        Savepoint mark = connection.setSavepoint("mark");
        add(1, "one");
        limitPages(3);
        assertThatThrownBy(() -> add(2, "long ".repeat(100_000))).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(() -> add(3, "alone")).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(this::first).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(connection::createStatement).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(() -> connection.rollback(mark)).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(() -> connection.releaseSavepoint(mark)).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(connection::commit).satisfies(CachedStatementsTest::isOfAFullDisk);
        assertThatThrownBy(connection::rollback).hasMessageContaining("no transaction is active");
        assertThatThrownBy(() -> connection.setAutoCommit(true)).hasMessageContaining("no transaction is active");
        assertThat(first())
                .as("neither what came before it nor what came after")
                .isEmpty();

        limitPages(1_000);
        connection.setAutoCommit(false);
        add(4, "four");
        connection.rollback();
        assertThat(first()).as("the next transaction is one").isEmpty();
    }

    private void limitPages(int most) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = " + most);
        }
    }

    private static void isOfAFullDisk(Throwable fault) {
        assertThat(Database.of(Path.of("words.db")).isPassing(fault)).isTrue();
    }

    @Test
    void a_result_closed_early_holds_nobody_up() throws SQLException {
        add(1, "one");
        add(2, "two");
        assertThat(first()).isEqualTo("one");
        try (Connection other = another();
                Statement statement = other.createStatement()) {
            statement.execute("DROP TABLE word");
        }
    }

    @Test
    void more_statements_than_are_kept_do_no_harm() throws SQLException {
        add(1, "one");
        for (int i = 0; i < 500; i++) {
            try (PreparedStatement statement = connection.prepareStatement(FIND + " LIMIT " + (i + 1))) {
                statement.setInt(1, 1);
                assertThat(statement.executeQuery().next()).isTrue();
            }
        }
        assertThat(first()).isEqualTo("one");
    }
}
