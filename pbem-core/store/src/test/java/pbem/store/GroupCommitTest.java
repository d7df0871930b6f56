package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import pbem.store.engine.Postgresql;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** Transactions that wait at the same time, on a real file with counted commits that can be made to fail. */
class GroupCommitTest {

    private static final int OTHERS = 10;

    private static final Preferences WIDE = Preferences.STANDARD.with(Preference.WIDTH, 100);

    @TempDir
    private Path directory;

    private final AtomicInteger commits = new AtomicInteger();
    private final AtomicInteger failing = new AtomicInteger();
    private final AtomicReference<String> unreadable = new AtomicReference<>();
    private final AtomicInteger refused = new AtomicInteger();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private Store store;

    @BeforeEach
    void open() {
        Database database = TestDatabase.empty(directory.resolve("pbem.db"));
        store = Store.open(
                database instanceof Postgresql several ? several.over(1) : database,
                Club.GAMES,
                Duration.ofSeconds(30),
                this::counted);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        store.close();
    }

    @Test
    void waitingTransactionsShareACommitAndEachGetsItsOwnResult() {
        List<CompletableFuture<Player>> players =
                whileTheDatabaseIsHeld(index -> () -> enrol("player" + index), List.of());

        assertThat(players.stream().map(CompletableFuture::join).map(Player::user))
                .containsExactlyElementsOf(
                        IntStream.range(0, OTHERS).mapToObj(i -> "player" + i).toList());
        assertThat(commits.get())
                .as("of the one that held it, and of all others")
                .isEqualTo(2);
        assertThat(kept()).isEqualTo(OTHERS + 1);
    }

    @Test
    void aSharedReadIsRepeatedAfterOneTransactionWroteIt() {
        List<Player> players = List.of(enrol("alice"), enrol("bob"), enrol("carol"));
        List<Supplier<List<Integer>>> widths = store.changeEach(
                about(players),
                List.of(
                        tx -> {
                            List<Integer> before = widths(tx, players);
                            tx.preferences().set(players.get(1), WIDE);
                            return before;
                        },
                        tx -> {
                            tx.preferences().set(players.get(2), WIDE);
                            widths(tx, players);
                            throw new IllegalStateException("of mine");
                        },
                        tx -> widths(tx, players)));

        int standard = Preferences.STANDARD.width();
        assertThat(widths.get(0).get()).containsExactly(standard, standard, standard);
        assertThat(widths.get(2).get())
                .as("what the first wrote is true, what the second wrote was taken back")
                .containsExactly(standard, WIDE.width(), standard);
    }

    private static Transactions.Subjects about(List<Player> players) {
        return new Transactions.Subjects(players.stream().map(Player::id).collect(Collectors.toSet()), Set.of());
    }

    private static List<Integer> widths(Repositories repositories, List<Player> players) {
        return players.stream()
                .map(player -> repositories.preferences().of(player).width())
                .toList();
    }

    @Test
    void aFaultOfOneLoadDoesNotFailTheOthers() {
        List<Player> players = List.of(enrol("alice"), enrol("bob"));
        store.change(tx -> Tables.of(tx)
                .execute(
                        "INSERT INTO preference (player_id, name, value) VALUES (?, 'zone', 'nowhere at all')",
                        players.get(1).id()));
        List<Supplier<Integer>> widths = store.changeEach(
                about(players),
                List.of(
                        tx -> tx.preferences().of(players.get(0)).width(),
                        tx -> tx.preferences().of(players.get(1)).width()));

        assertThat(widths.get(0).get()).isEqualTo(Preferences.STANDARD.width());
        assertThatThrownBy(widths.get(1)::get).isInstanceOf(DateTimeException.class);
    }

    @Test
    @Tag("sqlite")
    void aFaultOfTheDiskIsNotOneOfThoseWhoAreAskedForTooSoTheTransactionEndsWithIt() {
        List<Player> players = List.of(enrol("alice"), enrol("bob"));
        List<String> done = new ArrayList<>();
        unreadable.set("FROM preference");
        List<Supplier<Integer>> widths = store.changeEach(
                about(players),
                List.of(
                        tx -> {
                            tx.players().enrol("carol", "carol@example.net", Club.START);
                            done.add("asks");
                            int width = tx.preferences().of(players.get(0)).width();
                            done.add("goes on");
                            return width;
                        },
                        tx -> players.size()));

        assertThat(widths).allSatisfy(width -> assertThatThrownBy(width::get).isInstanceOf(Unavailable.class));
        assertThat(done).containsExactly("asks", "asks");
        assertThat(refused).as("once in each run").hasValue(2);
        assertThat(kept()).isEqualTo(players.size());
    }

    @Test
    @Tag("sqlite")
    void aTransactionThatGoesOnAfterSuchAFaultCommitsNothingAlone() {
        AtomicInteger runs = new AtomicInteger();
        List<Supplier<Player>> players = store.changeEach(List.of(
                tx -> tx.players().enrol("alice", "alice@example.net", Club.START),
                tx -> {
                    boolean first = runs.incrementAndGet() == 1;
                    limitPages(tx, first ? 1 : 1_000_000);
                    if (first) {
                        assertThatThrownBy(
                                        () -> tx.players().enrol("long ".repeat(100_000), "x@example.net", Club.START))
                                .hasMessageContaining("SQLITE_FULL");
                    }
                    return tx.players().enrol("bob", "bob@example.net", Club.START);
                },
                tx -> tx.players().enrol("carol", "carol@example.net", Club.START)));

        assertThat(players).extracting(player -> player.get().user()).containsExactly("alice", "bob", "carol");
        assertThat(runs).hasValue(2);
        assertThat(kept()).isEqualTo(players.size());
    }

    /** The file may not grow beyond this number of pages, or beyond its size if that is more. */
    private static void limitPages(Repositories repositories, int most) {
        Tables.of(repositories).execute("PRAGMA max_page_count = " + most);
    }

    @Test
    void aTransactionSeesTheWritesOfAnotherProcessBeforeIt() {
        Player alice = enrol("alice");
        assertThat(width(alice)).isEqualTo(Preferences.STANDARD.width());
        try (Store other = Store.open(TestDatabase.at(directory.resolve("pbem.db")), Club.GAMES)) {
            other.change(tx -> {
                tx.preferences().set(alice, WIDE);
                return true;
            });
        }
        assertThat(width(alice)).isEqualTo(WIDE.width());
    }

    private int width(Player player) {
        return store.change(tx -> tx.preferences().of(player).width());
    }

    @Test
    void oneThatFailsTakesOnlyItsOwnChangesBack() {
        List<CompletableFuture<Player>> players = whileTheDatabaseIsHeld(
                index -> () -> index == 3
                        ? failing("player" + index, new IllegalStateException("of mine"))
                        : enrol("player" + index),
                List.of());

        assertThatThrownBy(players.get(3)::join)
                .isInstanceOf(CompletionException.class)
                .hasRootCauseMessage("of mine");
        assertThat(commits.get()).isEqualTo(2);
        assertThat(kept()).isEqualTo(OTHERS);
    }

    @Test
    void oneWhoseStatementFailsTakesOnlyItsOwnChangesBack() {
        List<CompletableFuture<Player>> players = whileTheDatabaseIsHeld(
                index -> () -> index == 3
                        ? store.change(tx -> {
                            tx.players().enrol("player3", "3@example.net", Club.START);
                            return tx.players().enrol("holder", "h@example.net", Club.START);
                        })
                        : enrol("player" + index),
                List.of());

        assertThatThrownBy(players.get(3)::join).hasMessageContaining("user_key");
        assertThat(commits.get()).isEqualTo(2);
        assertThat(kept()).isEqualTo(OTHERS);
    }

    @Test
    void anErrorIsBorneByTheThreadThatCausedIt() {
        List<CompletableFuture<Player>> players = whileTheDatabaseIsHeld(
                index -> () -> index == 0
                        ? failing("player" + index, new StackOverflowError("deep"))
                        : enrol("player" + index),
                List.of());

        assertThatThrownBy(players.get(0)::join).hasRootCauseInstanceOf(StackOverflowError.class);
        assertThat(kept()).isEqualTo(OTHERS);
    }

    @Test
    void ifTheSharedCommitFailsEveryOneIsRunOnceMoreByItself() {
        List<Integer> runs = Collections.synchronizedList(new ArrayList<>());
        List<CompletableFuture<Player>> players = whileTheDatabaseIsHeld(
                index -> () -> store.change(tx -> {
                    runs.add(index);
                    return tx.players().enrol("player" + index, index + "@example.net", Club.START);
                }),
                List.of(1));

        players.forEach(CompletableFuture::join);
        assertThat(kept()).isEqualTo(OTHERS + 1);
        assertThat(Set.copyOf(runs)).hasSize(OTHERS);
        assertThat(runs).hasSize(2 * OTHERS);
    }

    @Test
    void aTransactionInsideOfAnotherIsRefusedAtOnce() {
        assertThatThrownBy(() -> store.change(tx -> enrol("nobody")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a transaction inside of another one");
    }

    private interface Task {
        Supplier<Player> of(int index);
    }

    /** @param failures 1 if the commit after that of the one that holds the database fails */
    private List<CompletableFuture<Player>> whileTheDatabaseIsHeld(Task tasks, List<Integer> failures) {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        commits.set(0);
        CompletableFuture<Player> holder = CompletableFuture.supplyAsync(
                () -> store.change(tx -> {
                    held.countDown();
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    return tx.players().enrol("holder", "holder@example.net", Club.START);
                }),
                threads);
        awaitLatch(held);
        List<CompletableFuture<Player>> others = new ArrayList<>();
        for (int i = 0; i < OTHERS; i++) {
            int before = store.waiting();
            others.add(CompletableFuture.supplyAsync(tasks.of(i), threads));
            while (store.waiting() == before) {
                Thread.onSpinWait();
            }
        }
        failing.set(failures.isEmpty() ? 0 : 2);
        go.countDown();
        holder.join();
        others.forEach(other -> other.exceptionally(fault -> null).join());
        return others;
    }

    private static void awaitLatch(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Player enrol(String user) {
        return store.change(tx -> tx.players().enrol(user, user + "@example.net", Club.START));
    }

    private Player failing(String user, Throwable fault) {
        return store.change(tx -> {
            tx.players().enrol(user, user + "@example.net", Club.START);
            if (fault instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) fault;
        });
    }

    private int kept() {
        return store.read(tx -> Tables.of(tx)
                .createQuery("SELECT count(*) FROM player")
                .mapTo(Integer.class)
                .one());
    }

    private DataSource counted(DataSource whole) {
        return dressed(DataSource.class, whole);
    }

    /** Passes every call on, and counts the commits of the connections that calls return. */
    private <T> T dressed(Class<T> type, T whole) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    if (method.getName().equals("commit")) {
                        commits.incrementAndGet();
                        if (failing.get() > 0 && failing.decrementAndGet() == 0) {
                            ((Connection) whole).rollback();
                            throw new SQLException("the disk said no", "HY000");
                        }
                    }
                    String bad = unreadable.get();
                    if (bad != null
                            && method.getName().equals("prepareStatement")
                            && arguments[0].toString().contains(bad)) {
                        refused.incrementAndGet();
                        throw new SQLException("cannot read", null, SQLiteErrorCode.SQLITE_IOERR_READ.code);
                    }
                    try {
                        Object result = method.invoke(whole, arguments);
                        return result instanceof Connection connection ? dressed(Connection.class, connection) : result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
