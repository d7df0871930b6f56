package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import pbem.store.engine.DatabaseRole;
import pbem.store.engine.Postgresql;
import pbem.store.engine.PostgresqlAddress;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** Two workers on a database server elsewhere: their transactions conflict, and connections break. */
@Tag("postgresql")
class FaultsOfPostgresqlTest {

    @TempDir
    private Path directory;

    private Store one;
    private Store other;

    @BeforeEach
    void open() {
        Database database = TestDatabase.empty(directory.resolve("pbem.db"));
        one = Store.open(database, Club.GAMES);
        other = Store.open(database, Club.GAMES);
        one.change(tx -> tx.players().enrol("alice", "alice@example.net", Club.START));
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    private static Player alice(Repositories tx) {
        return tx.players().called("alice").orElseThrow();
    }

    private int marks() {
        return other.read(tx -> Tables.of(tx)
                .createQuery("SELECT count(*) FROM rate")
                .mapTo(Integer.class)
                .one());
    }

    /** Each worker notes the count, which is right only if the transactions run one after the other. */
    private static int note(Repositories tx) {
        int before = tx.rates().count("alice", "mark", Club.START);
        tx.rates().note("alice", "mark", Club.START);
        Tables.of(tx).execute("UPDATE player SET created_at = ? WHERE user_key = 'alice'", before + 1);
        return before + 1;
    }

    @Test
    void concurrentWorkersActAsIfOneAfterTheOther() throws Exception {
        int times = 20;
        CyclicBarrier together = new CyclicBarrier(2);
        List<CompletableFuture<List<Integer>>> both = new ArrayList<>();
        for (Store store : List.of(one, other)) {
            both.add(CompletableFuture.supplyAsync(
                    () -> IntStream.range(0, times)
                            .map(i -> {
                                try {
                                    together.await(30, TimeUnit.SECONDS);
                                } catch (Exception e) {
                                    throw new IllegalStateException(e);
                                }
                                return store.change(FaultsOfPostgresqlTest::note);
                            })
                            .boxed()
                            .toList(),
                    task -> new Thread(task).start())); // the common pool of a machine with two cores has one thread
        }
        assertThat(both.stream().flatMap(noted -> noted.join().stream()))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, 2 * times).boxed().toList());
        assertThat(marks()).isEqualTo(2 * times);
    }

    private void cut(Repositories tx) {
        int backend = Tables.of(tx)
                .createQuery("SELECT pg_backend_pid()")
                .mapTo(Integer.class)
                .one();
        other.read(again -> Tables.of(again)
                .createQuery("SELECT pg_terminate_backend(:backend)")
                .bind("backend", backend)
                .mapTo(Boolean.class)
                .one());
    }

    @Test
    void aTransactionWhoseConnectionGoesIsRunAgainAndHasOneEffect() {
        AtomicInteger runs = new AtomicInteger();
        int noted = one.change(tx -> {
            runs.incrementAndGet();
            int number = note(tx);
            if (runs.get() == 1) {
                cut(tx);
                return note(tx);
            }
            return number;
        });
        assertThat(runs).hasValue(2);
        assertThat(noted).isEqualTo(1);
        assertThat(marks()).isEqualTo(1);
    }

    @Test
    void oneWhoseConnectionGoesBeforeItsCommitIsNotRunTwiceSinceItMayBeDone() {
        AtomicInteger runs = new AtomicInteger();
        assertThatThrownBy(() -> one.change(tx -> {
                    runs.incrementAndGet();
                    int number = note(tx);
                    cut(tx);
                    return number;
                }))
                .isInstanceOf(Unavailable.class);
        assertThat(runs).hasValue(1);
        assertThat(marks()).isZero();
        assertThat(one.<Integer>change(FaultsOfPostgresqlTest::note))
                .as("goes on")
                .isEqualTo(1);
    }

    @Test
    void aReadIsRepeatedWheneverTheConnectionBreaks() {
        AtomicInteger runs = new AtomicInteger();
        Player found = one.read(tx -> {
            runs.incrementAndGet();
            if (runs.get() == 1) {
                cut(tx);
            }
            return alice(tx);
        });
        assertThat(found.user()).isEqualTo("alice");
        assertThat(runs).hasValue(2);
    }

    @Test
    void changesCanBeAskedForAfterTheConnectionBroke() {
        long before = one.generation();
        other.read(tx -> Tables.of(tx)
                .createQuery("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                        + " WHERE query LIKE '%pg_current_snapshot%' AND pid <> pg_backend_pid()")
                .mapTo(Integer.class)
                .one());
        assertThat(one.generation()).isGreaterThan(before);
    }

    @Test
    void aTransactionThatWaitsTooLongFailsWithThatReason() {
        try (Store impatient =
                Store.open(TestDatabase.at(directory.resolve("pbem.db")), Club.GAMES, Duration.ofMillis(300))) {
            assertThatThrownBy(() -> one.change(tx -> {
                        note(tx);
                        return impatient.change(
                                held -> Tables.of(held).execute("UPDATE player SET bot = 1 WHERE user_key = 'alice'"));
                    }))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("others hold it for too long (55P03)");
        }
    }

    @Test
    void aServerThatIsNotThereIsNobodysFaultAndNoErrorSaysThePassword() {
        DatabaseRole role = new DatabaseRole("postgres", "hunter2");
        Database nobody = new Postgresql(
                PostgresqlAddress.of("jdbc:postgresql://127.0.0.1:1/pbem").orElseThrow(), role, role);
        assertThatThrownBy(() -> Store.open(nobody, Club.GAMES, Duration.ofMillis(300)))
                .isInstanceOf(Unavailable.class)
                .hasMessageContaining("it does not answer: Connection refused")
                .hasMessageContaining("the PostgreSQL database pbem at 127.0.0.1:1")
                .hasMessageNotContaining("hunter2");
        assertThat(role.toString()).doesNotContain("hunter2");
    }

    /**
     * Pools of connections whose database goes away; they fail as real pools do after they have waited for a
     * connection.
     */
    private static final class Away {

        private final AtomicBoolean gone = new AtomicBoolean();
        private final AtomicInteger asked = new AtomicInteger();

        DataSource before(DataSource pool) {
            return (DataSource) Proxy.newProxyInstance(
                    DataSource.class.getClassLoader(), new Class<?>[] {DataSource.class}, (self, method, arguments) -> {
                        if (gone.get()) {
                            asked.incrementAndGet();
                            throw new SQLTransientConnectionException(
                                    "request timed out", new SQLException("Connection refused", "08001"));
                        }
                        return method.invoke(pool, arguments);
                    });
        }
    }

    @Test
    void severalCallersWaitTogetherForADatabaseThatIsAway() {
        Away away = new Away();
        Database database = TestDatabase.at(directory.resolve("pbem.db"));
        try (Store store = Store.open(database, Club.GAMES, Duration.ofSeconds(1), away::before, away::before)) {
            away.gone.set(true);
            assertThatThrownBy(() -> store.change(FaultsOfPostgresqlTest::note)).isInstanceOf(Unavailable.class);
            assertThat(away.asked).as("by one that writes").hasValue(1);
            assertThatThrownBy(() -> store.read(FaultsOfPostgresqlTest::alice)).isInstanceOf(Unavailable.class);
            assertThat(away.asked).as("and by one that reads").hasValue(2);

            Function<Repositories, Boolean> mail = tx -> true;
            List<Supplier<Boolean>> ends = store.changeEach(List.of(mail, mail, mail));
            assertThat(away.asked).as("and by the first of three mails").hasValue(3);
            assertThat(ends)
                    .hasSize(3)
                    .allSatisfy(end -> assertThatThrownBy(end::get).isInstanceOf(Unavailable.class));
            away.gone.set(false);
            assertThat(store.<Integer>change(FaultsOfPostgresqlTest::note)).isEqualTo(1);
        }
    }

    @Test
    void howeverPatientItIsWithOthersNobodyWaitsLongForAConnection() {
        try (HikariDataSource pool =
                TestDatabase.at(directory.resolve("pbem.db")).writers(Duration.ofMinutes(10))) {
            assertThat(pool.getConnectionTimeout()).isEqualTo(10_000);
        }
    }

    @Test
    void beyondThisMachineNobodyConnectsWithoutTls() {
        DatabaseRole role = new DatabaseRole("postgres", "");
        String here = TestDatabase.url(directory.resolve("pbem.db"));
        Database insistent = new Postgresql(
                PostgresqlAddress.of(here + "?sslmode=verify-full").orElseThrow(), role, role);
        assertThatThrownBy(insistent::connect).hasMessageContaining("SSL");
        Database elsewhere = new Postgresql(
                PostgresqlAddress.of(here.replace("127.0.0.1", "0.0.0.0")).orElseThrow(), role, role);
        assertThatThrownBy(elsewhere::connect)
                .as("the same server, by an address that may be anybody's")
                .hasMessageContaining("SSL");
    }

    @Test
    void aLetterThatNoTextCanHoldIsReplaced() {
        Player odd = one.change(tx -> tx.players().enrol("o\0dd", "odd@example.net", Club.START));
        assertThat(one.read(tx -> tx.players().withId(odd.id())).orElseThrow().user())
                .isEqualTo("o\uFFFDdd");
    }
}
