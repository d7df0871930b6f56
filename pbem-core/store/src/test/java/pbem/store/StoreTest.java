package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Act;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import pbem.store.engine.Overtaken;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** Two programs that use the database of one server. */
class StoreTest {

    private static final Instant NOW = Club.START;

    @TempDir
    private Path directory;

    private Database database;
    private Store one;
    private Store other;

    @BeforeEach
    void open() {
        database = TestDatabase.empty(directory.resolve("pbem.db"));
        one = Store.open(database, Club.GAMES);
        other = Store.open(database, Club.GAMES);
        one.change(tx -> List.of("alice", "bob").stream()
                .map(user -> tx.players().enrol(user, user + "@example.net", NOW))
                .toList());
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    private static GameRecord start(Store store) {
        BoardAdministration administration = new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]));
        Act<GameRecord> act = store.change(tx -> administration.start(
                tx, Club.GAMES.named("pebbles").orElseThrow(), List.of("alice", "bob"), Map.of(), Map.of(), NOW));
        return act.now();
    }

    private static GameRecord play(Store store, GameRecord record, String move) {
        Seat seat = record.toMove().get(0);
        Entry entry = new Entry(
                record.revision() + 1,
                NOW.plusSeconds(60),
                Actor.player(record.board().player(seat)),
                Proof.TOKEN,
                OptionalLong.empty(),
                new Event.Moved(seat, move, ""));
        return store.change(tx -> tx.boards().append(record, entry));
    }

    private static GameRecord read(Store store, int board) {
        return store.read(tx -> tx.boards().record(board)).orElseThrow();
    }

    @Test
    void a_store_that_cannot_be_opened_keeps_no_connections() {
        List<HikariDataSource> opened = new ArrayList<>();
        Database unreadable = (Database) Proxy.newProxyInstance(
                Database.class.getClassLoader(), new Class<?>[] {Database.class}, (self, method, arguments) -> {
                    if (method.getName().equals("readers")) {
                        throw new Unavailable(new IllegalStateException("no connection is left"));
                    }
                    Object answer = method.invoke(database, arguments);
                    if (answer instanceof HikariDataSource pool) {
                        opened.add(pool);
                    }
                    return answer;
                });
        assertThatThrownBy(() -> Store.open(unreadable, Club.GAMES)).isInstanceOf(Unavailable.class);
        assertThat(opened).isNotEmpty().allMatch(HikariDataSource::isClosed);
    }

    @Test
    void each_server_sees_the_writes_of_the_other() {
        GameRecord started = start(one);
        GameRecord seen = read(other, 101);
        assertThat(seen.board()).isEqualTo(started.board());
        GameRecord played = play(other, seen, "take2");
        assertThat(read(one, 101)).isEqualTo(played);
    }

    @Test
    void a_record_read_again_is_the_one_that_was_written() {
        GameRecord played = play(one, play(one, start(one), "take1"), "take2");
        assertThat(read(one, 101)).isEqualTo(played);
    }

    @Test
    void an_overtaken_writer_writes_nothing() {
        GameRecord old = start(one);
        play(other, old, "take2");
        assertThatThrownBy(() -> play(one, old, "take3"))
                .isInstanceOf(Overtaken.class)
                .hasMessage("board 101 is no longer at revision 0");
        assertThat(read(one, 101).plies()).extracting(ply -> ply.notation()).containsExactly("take2");
    }

    @Test
    void a_transaction_that_meets_another_runs_again() {
        AtomicInteger runs = new AtomicInteger();
        try (Store faltering = new FalteringStore().open(database, Club.GAMES)) {
            faltering.change(tx -> {
                runs.incrementAndGet();
                return tx.players().enrol("carol", "carol@example.net", NOW);
            });
        }
        assertThat(runs).hasValue(2);
        List<Player> players = one.read(tx -> tx.players().all());
        assertThat(players).extracting(Player::user).containsExactly("alice", "bob", "carol");
    }

    @Test
    void boards_count_from_101_and_no_two_programs_give_one_number_twice() {
        List<CompletableFuture<List<Integer>>> both = new ArrayList<>();
        for (Store store : List.of(one, other)) {
            both.add(CompletableFuture.supplyAsync(() -> IntStream.range(0, 8)
                    .map(i -> start(store).board().number())
                    .boxed()
                    .toList()));
        }
        List<Integer> given =
                both.stream().flatMap(numbers -> numbers.join().stream()).toList();
        assertThat(given).hasSize(16).doesNotHaveDuplicates().allMatch(number -> number > 100);
        if (!TestDatabase.isPostgresql()) {
            assertThat(given).as("none is left out").allMatch(number -> number < 117);
        }
    }

    @Test
    void a_change_that_fails_leaves_nothing_behind() {
        assertThatThrownBy(() -> one.change(tx -> {
                    tx.players().enrol("carol", "carol@example.net", NOW);
                    throw new IllegalStateException("power cut");
                }))
                .hasMessage("power cut");
        List<Player> players = other.read(tx -> tx.players().all());
        assertThat(players).hasSize(2);
    }

    @Test
    @Tag("sqlite")
    void a_database_held_by_another_process_is_reported_in_words() {
        try (Store impatient = Store.open(database, Club.GAMES, Duration.ofMillis(100))) {
            assertThatThrownBy(() -> one.change(tx -> impatient.change(held -> true)))
                    .isInstanceOf(Unavailable.class)
                    .hasMessage("the database is not available: another process holds it (SQLITE_BUSY)");
        }
    }

    @Test
    void a_reader_sees_one_moment() {
        start(one);
        int seenAfterwards = one.read(tx -> {
            int before = tx.boards().count(BoardFilter.ALL);
            start(other);
            return tx.boards().count(BoardFilter.ALL) - before;
        });
        assertThat(seenAfterwards).isZero();
    }

    @Test
    void a_reader_cannot_write() {
        assertThatThrownBy(() -> one.read(tx -> tx.players().enrol("carol", "carol@example.net", NOW)))
                .hasMessageContaining(TestDatabase.isPostgresql() ? "25006" : "SQLITE_READONLY");
    }

    @Test
    void a_summary_says_what_the_record_says() {
        GameRecord played = play(one, start(one), "take2");
        List<BoardSummary> summaries = one.read(tx -> tx.boards().list(BoardFilter.ALL));
        assertThat(summaries)
                .containsExactly(new BoardSummary(
                        101,
                        "pebbles",
                        Map.of(),
                        Optional.empty(),
                        List.of(),
                        List.of("alice", "bob"),
                        List.of(),
                        List.of("bob"),
                        1,
                        GameRecord.State.ACTIVE,
                        played.result(),
                        Optional.of(NOW.plusSeconds(60).plus(Duration.ofDays(21))),
                        NOW,
                        NOW.plusSeconds(60)));
    }

    @Test
    void lists_are_filtered_and_cut() {
        start(one);
        play(one, play(one, play(one, start(one), "take3"), "take3"), "take1");
        start(one);
        BoardFilter open = BoardFilter.ALL.onlyOpen(true);
        assertThat(numbers(open, 0, 9)).containsExactly(103, 101);
        assertThat(numbers(open, 1, 9)).containsExactly(101);
        assertThat(numbers(open, 0, 1)).containsExactly(103);
        assertThat(numbers(BoardFilter.ALL.onlyOpen(false), 0, 9)).containsExactly(102);
        assertThat(numbers(BoardFilter.ALL.ofGame("cholone"), 0, 9)).isEmpty();
        int count = one.read(tx -> tx.boards().count(open));
        assertThat(count).isEqualTo(2);
    }

    private List<Integer> numbers(BoardFilter filter, int skip, int most) {
        return one.read(tx -> tx.boards().list(filter, skip, most)).stream()
                .map(BoardSummary::number)
                .toList();
    }

    @Test
    void a_backup_is_whole() {
        start(one);
        Path copy = directory.resolve("copy.db");
        Store.backup(database, copy);
        try (Store copied = Store.open(Database.of(copy), Club.GAMES)) {
            assertThat(Audit.of(copied)).isEqualTo(new Audit.Report(1, List.of(), List.of()));
            assertThat(read(copied, 101)).isEqualTo(read(one, 101));
            assertThat(start(copied).board().number()).isEqualTo(102);
        }
    }
}
