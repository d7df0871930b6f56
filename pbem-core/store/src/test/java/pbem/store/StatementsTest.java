package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Games;
import pbem.query.BoardSearch;
import pbem.query.Queries;
import pbem.record.BoardOrder;
import pbem.repository.Backlog;
import pbem.repository.OutboxItem;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.store.engine.Database;
import pbem.store.engine.Session;
import pbem.store.replay.Replays;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;
import pbem.testkit.many.ManyGames;

/** The number of statements for a list does not grow with its length. */
class StatementsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    Path directory;

    /** Runs everything in one transaction of one handle, whose statements are counted. */
    private record Counted(Session session) implements Transactions {

        @Override
        public <T> T change(Function<Repositories, T> work) {
            throw new AssertionError("a query changes nothing");
        }

        @Override
        public <T> T read(Function<Repositories, T> work) {
            return work.apply(new SqlRepositories(session, Club.GAMES, new SecureRandom(), Replays.NONE));
        }

        @Override
        public long generation() {
            throw new AssertionError("no query asks for it");
        }
    }

    private int statements(Consumer<Queries> question) {
        return statements(Club.GAMES, question);
    }

    private int statements(Games games, Consumer<Queries> question) {
        return asked(counted -> question.accept(Queries.of(counted, games, Map.of())))
                .size();
    }

    private List<String> asked(Consumer<Counted> questions) {
        WatchedStore watched = new WatchedStore();
        Database database = TestDatabase.at(directory.resolve("pbem.db"));
        try (var source = database.readers(PATIENCE)) {
            Jdbi.create(watched.readers(source))
                    .useTransaction(
                            handle -> questions.accept(new Counted(new Session(handle.getConnection(), database))));
        }
        return watched.statements();
    }

    @Test
    void the_number_of_statements_does_not_grow_with_players_and_boards() {
        try (Club club = new Club(directory, "alice", "bob")) {
            club.board("pebbles", "alice", "bob");
            int players = statements(queries -> queries.players().list(0, 50));
            int games = statements(queries -> queries.games().all());
            int overview = statements(queries -> queries.overview().overview(6, 50));
            int player = statements(queries -> queries.players().called("alice", 50));
            for (int i = 0; i < 12; i++) {
                club.join("player" + i);
                club.board("pebbles", "alice", "player" + i);
                club.board("cholone", "bob", "player" + i);
                club.says("player" + i, "cholone seek 3");
            }
            assertThat(players)
                    .isPositive()
                    .isEqualTo(statements(queries -> queries.players().list(0, 50)));
            assertThat(games)
                    .isPositive()
                    .isEqualTo(statements(queries -> queries.games().all()));
            assertThat(overview)
                    .as("boards, their players, two counts, games, challenges with their players, and their count")
                    .isEqualTo(7)
                    .isEqualTo(statements(queries -> queries.overview().overview(6, 50)));
            assertThat(player).isEqualTo(statements(queries -> queries.players().called("alice", 50)));
        }
    }

    @Test
    void fifty_games_need_as_many_statements_as_a_few() {
        try (Club club = new Club(directory, "alice", "bob")) {
            int board = club.board("hex", "alice", "bob");
            club.says("alice", "resign " + board);
            for (Consumer<Queries> question : List.<Consumer<Queries>>of(
                    queries -> queries.games().all(),
                    queries -> queries.overview().overview(6, 50),
                    queries -> queries.overview().figures(club.now(), 7),
                    queries -> queries.tournaments().champions(9))) {
                assertThat(statements(ManyGames.games(), question)).isEqualTo(statements(question));
            }
            assertThat(statements(
                            ManyGames.games(), queries -> queries.ratings().best(club.now())))
                    .isEqualTo(1);
        }
    }

    @Test
    void one_small_query_tells_whether_a_board_looks_as_before() {
        try (Club club = new Club(directory, "alice", "bob")) {
            int board = club.board("pebbles", "alice", "bob");
            assertThat(statements(queries -> queries.boards().version(board))).isEqualTo(1);
        }
    }

    @Test
    @Tag("sqlite")
    void no_list_looks_at_every_row() {
        try (Club club = new Club(directory, "alice", "bob")) {
            club.board("pebbles", "alice", "bob");
            Database database = TestDatabase.at(directory.resolve("pbem.db"));
            List<String> asked = asked(counted -> {
                Queries queries = Queries.of(counted, Club.GAMES, Map.of());
                queries.boards().version(101);
                queries.boards()
                        .list(new BoardSearch(
                                Optional.empty(),
                                Optional.empty(),
                                true,
                                Optional.empty(),
                                Optional.empty(),
                                BoardOrder.NEWEST,
                                0,
                                24));
                queries.boards()
                        .list(new BoardSearch(
                                Optional.of("pebbles"),
                                Optional.of("bob"),
                                false,
                                Optional.empty(),
                                Optional.empty(),
                                BoardOrder.NEWEST,
                                0,
                                24));
                queries.players().list(0, 50);
                queries.overview().overview(6, 50);
                counted.read(repositories -> repositories.tournaments().due(club.now()));
            });
            assertThat(asked)
                    .hasSizeGreaterThan(10)
                    .allSatisfy(sql ->
                            assertThat(WatchedStore.plan(database, sql)).noneMatch(StatementsTest::readsEveryRow));
        }
    }

    @Test
    @Tag("sqlite")
    void waiting_and_quarantined_mails_are_found_without_a_look_at_handled_ones() {
        WatchedStore watched = new WatchedStore();
        Database database = TestDatabase.empty(directory.resolve("pbem.db"));
        try (Store store = watched.open(database, Club.GAMES)) {
            watched.forget();
            store.read(tx -> {
                Backlog backlog = tx.backlog();
                backlog.reachesBackTo(Club.START);
                backlog.oldestReceived();
                backlog.oldestToSend();
                backlog.waitingReceived();
                backlog.waitingToSend();
                tx.vitals().quarantined();
                tx.vitals().newestQuarantined();
                return tx.inboundMails().quarantined();
            });
        }
        List<String> asked =
                watched.statements().stream().filter(sql -> sql.contains("box")).toList();
        assertThat(asked)
                .hasSize(8)
                .allSatisfy(sql -> assertThat(WatchedStore.plan(database, sql))
                        .filteredOn(step -> !isOfPausedDomains(step))
                        .isNotEmpty()
                        .allMatch(step ->
                                step.matches(".* USING (COVERING )?INDEX (in|out)box_(waiting|quarantined).*")));
    }

    /** A step over the small table of paused domains, which is scanned for each mail that waits. */
    private static boolean isOfPausedDomains(String step) {
        return step.contains("paused_domain") || step.startsWith("CORRELATED SCALAR SUBQUERY");
    }

    @Test
    @Tag("sqlite")
    void the_best_of_a_game_and_mails_set_aside_are_read_by_an_index_however_many_others_there_are() {
        WatchedStore watched = new WatchedStore();
        Database database = TestDatabase.empty(directory.resolve("pbem.db"));
        try (Store store = watched.open(database, Club.GAMES)) {
            watched.forget();
            store.read(tx -> {
                tx.ratings().standings("pebbles", Optional.of(Club.START), 0, 10);
                return tx.outboundMails().newest(OutboxItem.State.DEAD, 50);
            });
        }
        assertThat(watched.statements()).hasSize(2);
        assertThat(WatchedStore.plan(database, watched.statements().get(0)))
                .anyMatch(step -> step.contains("rating USING INDEX rating_by_strength (game=?)"))
                .noneMatch(step -> step.equals("USE TEMP B-TREE FOR ORDER BY"));
        assertThat(WatchedStore.plan(database, watched.statements().get(1)))
                .allMatch(step -> step.contains("USING INDEX outbox_set_aside (state=?)"));
    }

    /** A count may scan an index; it may not scan the rows themselves. */
    private static boolean readsEveryRow(String step) {
        return step.startsWith("SCAN") && !step.contains("USING COVERING INDEX") && !step.contains("seated");
    }
}
