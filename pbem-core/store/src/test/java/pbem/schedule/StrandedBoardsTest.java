package pbem.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.clock.ClockRules;
import pbem.game.Game;
import pbem.game.Games;
import pbem.games.Catalogue;
import pbem.handler.club.AccountMerge;
import pbem.handler.club.Officer;
import pbem.play.RestoredBoards;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.repository.Outages;
import pbem.store.Store;
import pbem.store.Tables;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;
import pbem.testkit.pebbles.Pebbles;

/** Boards whose game is missing, has only older rules, or fails: no other board suffers. */
class StrandedBoardsTest {

    private static final String MISSING = "game = 'ludo'";
    private static final String NEWER = "rules_version = 9";

    @TempDir
    private Path directory;

    private Store store;
    private Club club;

    @BeforeEach
    void two_boards() {
        store = Store.open(TestDatabase.empty(directory.resolve("pbem.db")), Club.GAMES);
        club = new Club(store, "alice", "bob", "carol");
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "alice", "bob");
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void becomes(String what) {
        store.change(tx -> Tables.of(tx).execute("UPDATE board SET " + what + " WHERE number = 101"));
    }

    private boolean noteGames(Store server) {
        return server.change(tx -> tx.outages().noteGames(club.now()));
    }

    @Test
    void the_players_of_the_others_are_told_of_a_restore() {
        becomes(MISSING);
        int mails = club.changing(repositories -> RestoredBoards.tell(repositories, club.now()));
        assertThat(mails).isEqualTo(2);
        assertThat(club.said("bob")).contains("102").doesNotContain("101");
    }

    @Test
    void other_boards_are_shown_and_the_stranded_one_is_said_to_wait() {
        becomes(MISSING);
        assertThat(club.says("alice", "show bob").results())
                .singleElement()
                .asString()
                .contains("102")
                .doesNotContain("101");
        club.says("alice", "resign 102");
        assertThat(club.says("alice", "show next").results())
                .singleElement()
                .asString()
                .contains("Board 101 waits: its game, ludo, is not on this server");
    }

    @Test
    void a_player_gets_another_name_or_account() {
        becomes(MISSING);
        club.says("bob", "change name robert");
        Player robert = club.player("robert");
        club.changing(repositories -> {
            new AccountMerge(repositories, Officer.atTerminal("root"), club.now()).merge(robert, club.player("carol"));
            return true;
        });
        assertThat(club.record(102).board().players()).extracting(Player::user).containsExactly("alice", "carol");
    }

    @Test
    void under_newer_rules_than_the_program_has_no_clock_runs_until_it_has_them() {
        becomes(NEWER);
        store.change(tx -> {
            Outages outages = tx.outages();
            assertThat(outages.missingGames()).containsExactly("pebbles");
            assertThat(outages.missingGame(101)).contains("pebbles");
            assertThat(outages.missingGame(102)).isEmpty();
            assertThat(tx.boards().record(101)).isEmpty();
            return true;
        });
        assertThat(noteGames(store)).isFalse();
        club.later(Duration.ofDays(60));
        assertThat(club.ticks().result()).startsWith("1 lapses").endsWith("0 failed");
        becomes("rules_version = 1");
        assertThat(noteGames(store)).isTrue();
        assertThat(club.clock(101).deadline())
                .hasValueSatisfying(end -> assertThat(end).isAfter(club.now()));
    }

    @Test
    void a_claim_right_after_a_game_came_back_is_refused_since_the_time_without_it_does_not_count() {
        becomes(NEWER);
        noteGames(store);
        club.later(Duration.ofDays(60));
        becomes("rules_version = 1");
        assertThat(club.says("bob", "claim 101").result()).startsWith("refused: ");
        assertThat(club.record(101).outcome()).isEmpty();
        assertThat(noteGames(store)).as("it is noted already").isFalse();
    }

    @Test
    void an_error_in_the_code_of_a_game_stops_no_other_clock() {
        becomes("game = 'failing'");
        List<Game> games = new ArrayList<>(Catalogue.games().all());
        games.add(failing());
        try (Store server = Store.open(TestDatabase.at(directory.resolve("pbem.db")), new Games(games))) {
            club.later(Duration.ofDays(60));
            List<String> failures = new ArrayList<>();
            server.change(tx -> {
                tx.clocks().outdate();
                return true;
            });
            Scheduler scheduler = new Scheduler(
                    server,
                    ClockRules.STANDARD,
                    new TournamentAdvance(new Games(games), Club::seed),
                    (repositories, player, now) -> {});
            scheduler.catchUp(failures::add);
            Scheduler.Round round = scheduler.round(club.now());
            assertThat(failures).containsExactly("board 101: java.lang.AssertionError: no such stone");
            assertThat(round.failures()).containsExactly("board 101: java.lang.AssertionError: no such stone");
            assertThat(round.lapses()).isEqualTo(1);
        }
    }

    /** Pebbles under another name; its boards cannot be set up. */
    private static Game failing() {
        Game pebbles = new Pebbles();
        return (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("start")) {
                        throw new AssertionError("no such stone");
                    }
                    return method.getName().equals("name") ? "failing" : method.invoke(pebbles, arguments);
                });
    }
}
