package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.engine.Sqlite;
import pbem.store.version.Generations;
import pbem.testkit.Club;

/** Whoever keeps what they have read sees whether it is still so. */
class GenerationsTest {

    @TempDir
    Path directory;

    private Club club;
    private Transactions transactions;

    @BeforeEach
    void open() {
        club = new Club(directory, "alice", "bob");
        transactions = club.store().transactions();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void who_only_reads_changes_nothing() {
        long before = transactions.generation();
        transactions.read(repositories -> repositories.players().all());
        assertThat(transactions.generation()).isEqualTo(before);
    }

    @Test
    void every_change_is_seen_and_no_number_comes_back() {
        long start = transactions.generation();
        club.join("carol");
        long later = transactions.generation();
        club.says("carol", "change name caroline");
        assertThat(transactions.generation()).isGreaterThan(later);
        assertThat(later).isGreaterThan(start);
    }

    @Test
    void so_is_what_another_process_changes() {
        long before = transactions.generation();
        try (Store other = Store.open(directory.resolve("pbem.db"), Club.GAMES)) {
            other.change(tx -> tx.repositories().players().enrol("dave", "dave@club.example", club.now()));
        }
        assertThat(transactions.generation()).isGreaterThan(before);
    }

    @Test
    void a_connection_that_fails_is_replaced_and_its_numbers_do_not_come_back() {
        Path file = directory.resolve("pbem.db");
        List<Connection> opened = new ArrayList<>();
        try (Generations generations = new Generations(
                () -> {
                    opened.add(Sqlite.watcher(file, Duration.ofSeconds(1)));
                    return opened.get(opened.size() - 1);
                },
                Sqlite.DATA_VERSION,
                Sqlite::isPassing)) {
            long before = generations.latest();
            assertThat(generations.latest()).isEqualTo(before);
            assertThatCode(() -> opened.get(0).close()).doesNotThrowAnyException();
            assertThatThrownBy(generations::latest).isInstanceOf(RuntimeException.class);
            assertThat(generations.latest()).isGreaterThan(before);
        }
    }

    @Test
    void a_database_that_cannot_be_opened_now_is_nobodys_fault() {
        Path none = directory.resolve("none").resolve("pbem.db");
        try (Generations generations = new Generations(
                () -> Sqlite.watcher(none, Duration.ofSeconds(1)), Sqlite.DATA_VERSION, Sqlite::isPassing)) {
            assertThatThrownBy(generations::latest).isInstanceOf(Unavailable.class);
        }
    }
}
