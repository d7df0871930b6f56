package pbem.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;

class PeopleAndGamesQueriesTest extends QueriesTest {

    private static final Game PEBBLES = Club.GAMES.named("pebbles").orElseThrow();

    @Test
    void every_player_is_listed_with_what_they_play() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 102");
        assertThat(queries.players().list(0, 9).players())
                .containsExactly(
                        new ListedPlayer("alice", false, 1, 1),
                        new ListedPlayer("bob", false, 1, 1),
                        new ListedPlayer("carol", false, 0, 0));
    }

    @Test
    void a_deleted_player_is_not_listed_but_found() {
        club.board("pebbles", "alice", "bob");
        club.says("bob", "resign 101");
        club.leave("bob");
        assertThat(queries.players().list(0, 9).players())
                .extracting(ListedPlayer::user)
                .doesNotContain("bob");
        assertThat(queries.players().called("BOB", 5)).get().matches(bob -> bob.gone() && bob.closedCount() == 1);
        assertThat(queries.players().called("dave", 5)).isEmpty();
    }

    @Test
    void only_the_newest_finished_boards_are_given() {
        for (int number = 101; number < 104; number++) {
            club.board("pebbles", "alice", "bob");
            club.says("alice", "resign " + number);
        }
        club.board("pebbles", "alice", "carol");
        PlayerDetails alice = queries.players().called("alice", 2).orElseThrow();
        assertThat(alice.closed()).extracting(BoardSummary::number).containsExactly(103, 102);
        assertThat(alice.closedCount()).isEqualTo(3);
        assertThat(alice.open()).extracting(BoardSummary::number).containsExactly(104);
    }

    @Test
    void a_renamed_player_is_found_by_the_old_userid() {
        club.says("alice", "change name alicia");
        assertThat(queries.players().called("alice", 5))
                .get()
                .extracting(PlayerDetails::user)
                .isEqualTo("alicia");
    }

    @Test
    void every_game_is_listed_with_how_many_boards_are_under_way() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "alice", "bob");
        club.says("alice", "resign 102");
        assertThat(queries.games().all())
                .hasSameSizeAs(Club.GAMES.all())
                .contains(
                        new ListedGame(PEBBLES, 1),
                        new ListedGame(Club.GAMES.named("cholone").orElseThrow(), 1),
                        new ListedGame(Club.GAMES.named("chroma").orElseThrow(), 0));
    }

    @Test
    void a_game_tells_what_is_played_and_who_looks_for_players() {
        for (int i = 0; i < 3; i++) {
            club.board("pebbles", "alice", "bob");
        }
        club.board("cholone", "alice", "bob");
        club.says("carol", "pebbles seek 2 --unrated\ncome and play");
        club.says("carol", "cholone seek");
        GameDetails details = queries.games().details(PEBBLES, 2, 9);
        assertThat(details.game().open()).isEqualTo(3);
        assertThat(details.boards()).extracting(BoardSummary::number).containsExactly(103, 102);
        assertThat(details.challenges()).singleElement().satisfies(challenge -> {
            assertThat(challenge.challenger()).isEqualTo("carol");
            assertThat(challenge.freeSeats()).isEqualTo(1);
            assertThat(challenge.terms().rated()).isFalse();
        });
        assertThat(details.toString()).doesNotContain("come and play");
    }

    @Test
    void the_overview_has_the_newest_boards_and_counts_all() {
        for (int i = 0; i < 3; i++) {
            club.board("pebbles", "alice", "bob");
        }
        club.says("alice", "resign 102");
        club.says("carol", "cholone seek 3");
        Overview overview = queries.overview().overview(1, 9);
        assertThat(overview.boards()).extracting(BoardSummary::number).containsExactly(103);
        assertThat(overview.open()).isEqualTo(2);
        assertThat(overview.closed()).isEqualTo(1);
        assertThat(overview.games()).isEqualTo(queries.games().all());
        assertThat(overview.challenges()).extracting(OpenChallenge::freeSeats).containsExactly(2);
    }

    @Test
    void the_overview_has_of_each_game_the_board_on_which_something_happened_last() {
        for (int i = 0; i < 3; i++) {
            club.board("pebbles", "alice", "bob");
        }
        club.board("cholone", "alice", "bob");
        club.later(Duration.ofHours(3));
        club.plays(102, "take1");
        assertThat(queries.overview().overview(3, 9).boards())
                .extracting(BoardSummary::number)
                .containsExactly(102, 104, 103);
        assertThat(queries.overview().liveliness(club.now()).half()).isEmpty();
        club.later(Duration.ofHours(5));
        club.plays(102, "take1");
        assertThat(Queries.of(club.store(), Club.GAMES, Map.of())
                        .overview()
                        .liveliness(club.now())
                        .half())
                .hasValue(Duration.ofHours(5));
    }

    @Test
    void no_answer_tells_an_address() {
        club.board("pebbles", "alice", "bob");
        club.says("carol", "cholone seek 3");
        assertThat(queries.players().list(0, 9).toString()
                        + queries.players().called("alice", 5)
                        + queries.games().details(PEBBLES, 5, 9)
                        + queries.overview().overview(5, 9))
                .doesNotContain("example.net");
    }
}
