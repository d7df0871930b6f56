package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqlTest {

    private static final String ADD =
            "INSERT INTO word (id, text, at, yes, bytes) VALUES (:id, :text, :at, :yes, :bytes)";

    @TempDir
    private Path directory;

    private AutoCloseable pool;
    private Handle handle;
    private Session session;

    @BeforeEach
    void open() {
        Database database = Database.of(directory.resolve("words.db"));
        var writers = database.writers(Duration.ofSeconds(5));
        pool = writers;
        handle = Jdbi.create(writers).open();
        session = new Session(handle.getConnection(), database, Loaded.inSnapshot(), never -> {});
        session.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT, at INTEGER, yes INTEGER, bytes BLOB)");
    }

    @AfterEach
    void close() throws Exception {
        handle.close();
        pool.close();
    }

    private void add(long id, Object text) {
        session.sql(ADD)
                .bind("id", id)
                .bind("text", text)
                .bindMap(Map.of("at", Instant.ofEpochMilli(7), "yes", true))
                .bind("bytes", "b".getBytes(StandardCharsets.UTF_8))
                .execute();
    }

    private List<String> texts(List<Integer> ids) {
        return session.sql("SELECT text FROM word WHERE id IN (<ids>) AND id > :least ORDER BY id")
                .bindList("ids", ids)
                .bind("least", 0)
                .map(SqlTest::text);
    }

    private static String text(ResultSet row) throws SQLException {
        return row.getString("text");
    }

    @Test
    void values_of_every_kind_come_back_as_they_were_given() {
        add(1, "it's :no name");
        String row = session.sql("SELECT * FROM word WHERE id = :id AND 'a :id' <> '<id>'")
                .bind("id", 1)
                .map(found -> found.getString("text") + ", " + found.getLong("at") + ", " + found.getInt("yes") + ", "
                        + found.getBytes("bytes").length)
                .one();
        assertThat(row).isEqualTo("it's :no name, 7, 1, 1");
    }

    @Test
    void an_absent_value_is_null() {
        add(1, null);
        add(2, Optional.empty());
        add(3, Optional.of("there"));
        assertThat(session.sql("SELECT id FROM word WHERE text IS NULL ORDER BY id")
                        .map(row -> row.getInt(1)))
                .containsExactly(1, 2);
        assertThat(texts(List.of(3))).containsExactly("there");
    }

    @Test
    void values_may_stand_in_order_and_a_column_is_read_by_its_kind() {
        session.execute(
                "INSERT INTO word (id, text, at, yes) VALUES (?, ?, ?, ?)", 1, "one", Instant.ofEpochMilli(7), true);
        add(2, null);
        assertThat(session.sql("SELECT text FROM word ORDER BY id").texts()).containsExactly("one");
        assertThat(session.sql("SELECT at FROM word WHERE id = 1").instants().one())
                .isEqualTo(Instant.ofEpochMilli(7));
        assertThat(session.sql("SELECT yes FROM word WHERE id = 1").truths().one())
                .isTrue();
        assertThat(session.sql("SELECT max(id) FROM word WHERE id > 2").longs().findOne())
                .isEmpty();
        assertThat(session.sql("SELECT id AS Number FROM word WHERE id = 1")
                        .map(Sql::columns)
                        .one())
                .containsEntry("number", 1);
    }

    @Test
    void rows_come_one_by_one_until_one_is_enough() {
        IntStream.rangeClosed(1, 9).forEach(id -> add(id, "w" + id));
        List<String> seen = new ArrayList<>();
        session.sql("SELECT text FROM word ORDER BY id").each(SqlTest::text, text -> seen.add(text) && seen.size() < 3);
        assertThat(seen).containsExactly("w1", "w2", "w3");
    }

    private String loaded() {
        return session.loaded()
                .get(
                        "word",
                        1,
                        () -> session.sql("SELECT text FROM word WHERE id = 1")
                                .texts()
                                .one());
    }

    @Test
    void a_statement_that_changes_a_row_drops_loaded_values() {
        add(1, "one");
        loaded();
        session.sql("UPDATE word SET text = 'two' WHERE id = 1").leavingLoaded().execute();
        assertThat(loaded()).as("the statement said that it is not loaded").isEqualTo("one");
        session.execute("UPDATE word SET text = 'three' WHERE id = 7");
        assertThat(loaded()).as("no row was changed").isEqualTo("one");
        session.execute("UPDATE word SET text = 'three' WHERE id = 1");
        assertThat(loaded()).isEqualTo("three");
        session.sql("UPDATE word SET text = 'four' WHERE id = 1 RETURNING id").longs();
        assertThat(loaded()).isEqualTo("four");
        assertThatThrownBy(() -> add(1, "again")).isInstanceOf(JdbiException.class);
        session.sql("UPDATE word SET text = 'five' WHERE id = 1")
                .leavingLoaded()
                .execute();
        assertThat(loaded()).as("after a fault nothing is believed").isEqualTo("five");
    }

    @Test
    void a_list_of_any_length_finds_each_of_its_rows_once() {
        IntStream.rangeClosed(1, 9).forEach(id -> add(id, "w" + id));
        for (int length = 1; length <= 9; length++) {
            List<Integer> ids = IntStream.rangeClosed(1, length).boxed().toList();
            assertThat(texts(ids)).hasSize(length).endsWith("w" + length);
        }
        assertThatThrownBy(() -> texts(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_name_may_stand_there_twice_and_no_value_may_be_missing() {
        add(1, "one");
        assertThat(session.sql("SELECT text FROM word WHERE id = :id OR id = :id + 1")
                        .bind("id", 1)
                        .map(SqlTest::text)
                        .findOne())
                .contains("one");
        assertThatThrownBy(() ->
                        session.sql("SELECT text FROM word WHERE id = :id").map(SqlTest::text))
                .hasMessage("no value for id");
    }

    @Test
    void a_change_returns_its_number_of_rows_and_a_query_for_one_row_fails_on_several() {
        add(1, "one");
        add(2, "two");
        assertThat(session.sql("UPDATE word SET yes = 0 WHERE id > :id")
                        .bind("id", 0)
                        .execute())
                .isEqualTo(2);
        Sql.Rows<String> both = session.sql("SELECT text FROM word").map(SqlTest::text);
        assertThatThrownBy(both::findOne).isInstanceOf(IllegalStateException.class);
        Sql.Rows<String> none =
                session.sql("SELECT text FROM word WHERE id = 3").map(SqlTest::text);
        assertThat(none.findOne()).isEmpty();
        assertThatThrownBy(none::one).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void found_rows_may_be_shared_and_are_unmodifiable() {
        add(1, "one");
        Sql.Rows<String> rows = session.sql("SELECT text FROM word").map(SqlTest::text);
        assertThatThrownBy(() -> rows.add("two")).isInstanceOf(UnsupportedOperationException.class);
        Map<Long, Sql.Rows<String>> each =
                session.sql("SELECT id, text FROM word").mapEach(List.of(1L, 2L), "id", SqlTest::text);
        assertThat(each.get(1L)).containsExactly("one");
        assertThat(each.get(2L)).isEmpty();
        each.values()
                .forEach(found ->
                        assertThatThrownBy(() -> found.add("two")).isInstanceOf(UnsupportedOperationException.class));
    }

    @Test
    void a_failure_is_a_fault_of_the_library_and_tells_no_value() {
        add(1, "secret");
        assertThatThrownBy(() -> add(1, "secret"))
                .isInstanceOf(JdbiException.class)
                .hasRootCauseInstanceOf(SQLException.class)
                .hasMessageNotContaining("secret");
    }
}
