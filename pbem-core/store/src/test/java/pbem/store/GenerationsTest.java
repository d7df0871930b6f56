package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import pbem.store.version.Generations;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** A cache sees by the generation whether what it has read is still current. */
class GenerationsTest {

    @TempDir
    Path directory;

    private Club club;
    private Transactions transactions;

    @BeforeEach
    void open() {
        club = new Club(directory, "alice", "bob");
        transactions = club.store();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void a_read_changes_nothing() {
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
    void a_change_by_another_process_is_noticed() {
        long before = transactions.generation();
        try (Store other = Store.open(TestDatabase.at(directory.resolve("pbem.db")), Club.GAMES)) {
            other.change(tx -> tx.players().enrol("dave", "dave@club.example", club.now()));
        }
        assertThat(transactions.generation()).isGreaterThan(before);
    }

    /** A database that records its connections. */
    private static final class Opened implements InvocationHandler {

        private final Database whole;
        private final List<Connection> connections = new ArrayList<>();

        Opened(Database whole) {
            this.whole = whole;
        }

        Database database() {
            return (Database)
                    Proxy.newProxyInstance(Database.class.getClassLoader(), new Class<?>[] {Database.class}, this);
        }

        @Override
        public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
            try {
                Object result = method.invoke(whole, arguments);
                if (method.getName().equals("watcher")) {
                    connections.add((Connection) result);
                }
                return result;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    @Test
    @Tag("sqlite")
    void a_connection_that_fails_is_replaced_and_its_numbers_do_not_come_back() {
        Opened opened = new Opened(Database.of(directory.resolve("pbem.db")));
        try (Generations generations = new Generations(opened.database(), Duration.ofSeconds(1))) {
            long before = generations.latest();
            assertThat(generations.latest()).isEqualTo(before);
            assertThatCode(() -> opened.connections.get(0).close()).doesNotThrowAnyException();
            assertThatThrownBy(generations::latest).isInstanceOf(RuntimeException.class);
            assertThat(generations.latest()).isGreaterThan(before);
        }
    }

    /** For databases that speak the protocol of PostgreSQL but lack some of its functions. */
    @Test
    @Tag("sqlite") // it uses PostgreSQL in either case
    void a_database_that_cannot_tell_changes_reports_one_each_time() {
        Database whole = TestDatabase.nothingOnPostgresql(directory.resolve("there"));
        Database lacking = (Database) Proxy.newProxyInstance(
                Database.class.getClassLoader(),
                new Class<?>[] {Database.class},
                (self, method, arguments) -> method.getName().equals("stateQuestion")
                        ? "SELECT no_such_function()"
                        : method.invoke(whole, arguments));
        try (Generations generations = new Generations(lacking, Duration.ofSeconds(1))) {
            long before = generations.latest();
            assertThat(generations.latest()).isGreaterThan(before);
        }
    }

    @Test
    @Tag("sqlite")
    void a_database_that_cannot_be_opened_now_is_nobodys_fault() {
        Database none = Database.of(directory.resolve("none").resolve("pbem.db"));
        try (Generations generations = new Generations(none, Duration.ofSeconds(1))) {
            assertThatThrownBy(generations::latest).isInstanceOf(Unavailable.class);
        }
    }
}
