package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.store.engine.Database;
import pbem.store.engine.ListedVersions;
import pbem.store.engine.WrongVersion;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** A database of another version of the program is neither read nor damaged. */
@Tag("sqlite")
class VersionTest {

    private static final String INVENTED = "pbem/store/invented";

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void choose() {
        file = directory.resolve("pbem.db");
    }

    private void ofTheFuture() {
        TestDatabase.empty(file);
        try (Store store = Store.open(Database.of(file), Club.GAMES)) {
            store.change(tx -> Tables.of(tx)
                    .execute(
                            "INSERT INTO flyway_schema_history SELECT installed_rank + 1, '9999', 'of the future', type,"
                                    + " 'V9999__of_the_future.sql', 5, installed_by, installed_on, execution_time, success"
                                    + " FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1"));
        }
    }

    @Test
    void an_empty_file_is_not_an_older_version() throws IOException {
        Files.createFile(file);
        assertThatThrownBy(() -> Store.open(Database.of(file), Club.GAMES))
                .isInstanceOf(WrongVersion.class)
                .hasMessageContaining("not a database of PBeM")
                .hasMessageContaining("pbem restore");
        assertThatThrownBy(() -> Store.isCurrent(Database.of(file))).isInstanceOf(WrongVersion.class);
    }

    @Test
    void the_database_of_another_program_is_left_alone() throws Exception {
        try (Connection foreign = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = foreign.createStatement()) {
            statement.execute("CREATE TABLE customer (name TEXT)");
        }
        assertThatThrownBy(() -> Store.upgrade(Database.of(file)))
                .isInstanceOf(WrongVersion.class)
                .hasMessageContaining("not a database of PBeM");
    }

    @Test
    void a_file_that_is_not_a_database_is_reported_in_one_line() throws IOException {
        Files.writeString(file, "This is a letter.\n".repeat(1000));
        assertThatThrownBy(() -> Store.isCurrent(Database.of(file)))
                .hasMessageContaining("file is not a database")
                .hasMessageNotContaining("\n");
    }

    /** The database of a program whose migrations are the two of the folder {@code invented}. */
    private Database invented() {
        Database real = Database.of(file);
        return (Database) Proxy.newProxyInstance(
                Database.class.getClassLoader(),
                new Class<?>[] {Database.class},
                (proxy, method, arguments) ->
                        method.getName().equals("migrations") ? INVENTED : method.invoke(real, arguments));
    }

    @Test
    void an_older_database_asks_for_an_upgrade_which_keeps_its_rows() {
        Database database = invented();
        database.flyway().locations("classpath:" + INVENTED).target("1").load().migrate();
        Jdbi rows = Jdbi.create(database::connect);
        rows.useHandle(handle -> handle.execute("INSERT INTO player (id, name) VALUES (1, 'Alice')"));
        assertThat(Store.isCurrent(database)).isFalse();
        assertThatThrownBy(() -> Store.open(database, Club.GAMES))
                .isInstanceOf(WrongVersion.class)
                .hasMessage("the database is of an older version of PBeM; run: pbem upgrade");

        Store.upgrade(database);

        assertThat(Store.isCurrent(database)).isTrue();
        Store.open(database, Club.GAMES).close();
        List<String> kept = rows.withHandle(handle -> handle.createQuery("SELECT name || ' ' || user_key FROM player")
                .mapTo(String.class)
                .list());
        assertThat(kept).containsExactly("Alice alice");
    }

    @Test
    void an_upgrade_makes_it_current_and_a_second_one_changes_nothing() {
        Store.upgrade(Database.of(file));
        assertThat(Store.isCurrent(Database.of(file))).isTrue();
        Store.upgrade(Database.of(file));
        Store.open(Database.of(file), Club.GAMES).close();
    }

    @Test
    void a_newer_database_asks_for_a_newer_program() {
        ofTheFuture();
        String newer = "the database is of a newer version of PBeM than this program; install that version";
        assertThatThrownBy(() -> Store.open(Database.of(file), Club.GAMES))
                .isInstanceOf(WrongVersion.class)
                .hasMessage(newer);
        assertThatThrownBy(() -> Store.isCurrent(Database.of(file)))
                .isInstanceOf(WrongVersion.class)
                .hasMessage(newer);
        assertThatThrownBy(() -> Store.upgrade(Database.of(file)))
                .isInstanceOf(WrongVersion.class)
                .hasMessage(newer);
    }

    @Test
    void every_migration_is_listed_so_that_a_start_need_not_look_for_them() throws Exception {
        Path migrations = Path.of(
                        Store.class.getResource("migrations/sqlite/versions").toURI())
                .getParent();
        try (Stream<Path> files = Files.list(migrations)) {
            assertThat(files.map(path -> path.getFileName().toString())
                            .filter(name -> name.endsWith(".sql"))
                            .map(name -> name.substring(1, name.indexOf("__"))))
                    .as("the numbers of V*.sql: write the name of each into the file versions beside them")
                    .containsExactlyInAnyOrderElementsOf(ListedVersions.in("pbem/store/migrations/sqlite"));
        }
    }

    @Test
    void a_current_one_is_seen_by_the_list_alone_and_no_other_is() {
        assertThat(ListedVersions.areAppliedTo(Database.of(file))).isFalse();
        assertThat(file).doesNotExist();
        TestDatabase.empty(file);
        assertThat(ListedVersions.areAppliedTo(Database.of(file))).isTrue();
        ofTheFuture();
        assertThat(ListedVersions.areAppliedTo(Database.of(file))).isFalse();
    }
}
