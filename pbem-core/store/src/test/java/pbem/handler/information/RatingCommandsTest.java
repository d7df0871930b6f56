package pbem.handler.information;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.Notice;
import pbem.testkit.Club;

/** What players are told about ratings, on request and in other mails. */
class RatingCommandsTest {

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory, "alice", "bob", "carol");
    }

    @AfterEach
    void close() {
        club.close();
    }

    /** A finished game that the first player wins; returns its number. */
    private int won(String game, String winner, String loser) {
        int board = club.board(game, winner, loser);
        String[] moves = game.equals("chroma") ? new String[] {"a1", "c3"} : new String[] {"c5,d5", "g5,f4"};
        club.plays(board, moves[0]);
        club.plays(board, moves[1]);
        club.later(Duration.ofMinutes(5));
        club.says(loser, "resign " + board);
        return board;
    }

    private String asked(String user, String line) {
        return String.join("\n", club.says(user, line).notices());
    }

    @Test
    void the_mail_of_the_end_says_what_became_of_the_ratings() {
        won("cholone", "alice", "bob");
        Notice.BoardNews news = (Notice.BoardNews) club.last("alice").notice();
        assertThat(news.asides()).hasSize(1);
        assertThat(club.words().say(news.asides().get(0)))
                .isEqualTo("Ratings: alice 1579, +79 (provisional); bob 1421, -79 (provisional).");
    }

    @Test
    void only_members_are_told_when_a_player_was_last_seen() {
        won("cholone", "alice", "bob");
        assertThat(asked("carol", "standings cholone")).contains("0, 0, 0, 2025-05-05T14:02:00Z");
        assertThat(String.join(
                        "\n", club.mail("eve@example.org", "standings cholone").notices()))
                .contains("1, alice, 1579 (provisional), 242, 1, 1, 1, 0, 0, 0; 2, bob")
                .doesNotContain("2025-05-05");
    }

    @Test
    void a_hidden_player_is_in_no_list_that_comes_by_mail() {
        won("cholone", "alice", "bob");
        assertThat(asked("carol", "players")).contains("alice");
        club.says("alice", "set profile hidden");
        for (String list : List.of("players", "standings cholone", "standings", "opponents cholone")) {
            assertThat(asked("carol", list)).as(list).contains("bob").doesNotContain("alice");
        }
        assertThat(asked("carol", "rating alice")).contains("1579");
        assertThat(asked("alice", "cholone challenge carol")).contains("alice");
    }

    @Test
    void players_of_an_unrated_game_are_told_nothing_of_ratings() {
        int board = club.board("cholone", Map.of("unrated", ""), "alice", "bob");
        club.says("bob", "resign " + board);
        assertThat(((Notice.BoardNews) club.last("alice").notice()).asides()).isEmpty();
    }

    @Test
    void a_game_that_ends_before_everybody_had_a_turn_says_why_it_does_not_count() {
        int board = club.board("cholone", "alice", "bob");
        club.says("bob", "resign " + board);
        assertThat(club.words()
                        .say(((Notice.BoardNews) club.last("alice").notice())
                                .asides()
                                .get(0)))
                .isEqualTo("This game does not count for ratings: not everybody has had a turn.");
    }

    @Test
    void an_invitation_says_how_strong_both_are_and_what_the_chances_are() {
        won("cholone", "alice", "bob");
        club.says("alice", "cholone challenge bob");
        Notice.ChallengeNews news = (Notice.ChallengeNews) club.last("bob").notice();
        assertThat(news.ratings().stream().map(club.words()::say))
                .containsExactly("alice 1579 ± 242 (60 %)", "bob 1421 ± 242 (40 %)");
        club.says("alice", "cholone challenge carol --unrated");
        assertThat(((Notice.ChallengeNews) club.last("carol").notice()).ratings())
                .isEmpty();
    }

    @Test
    void standings_of_a_game_list_who_has_a_rating() {
        assertThat(asked("carol", "standings cholone")).contains("Nobody has a rating in Cholone yet.");
        won("cholone", "alice", "bob");
        assertThat(asked("carol", "cholone ratings")).contains("Standings of Cholone", "alice", "1579 (provisional)");
        assertThat(asked("carol", "standings"))
                .contains("The best of each game")
                .contains("cholone, alice, ");
        club.later(Duration.ofDays(400));
        assertThat(asked("carol", "standings cholone"))
                .contains("Nobody with a rating in Cholone has played it within a year.");
        assertThat(asked("carol", "standings cholone all")).contains("1421 (provisional)");
    }

    @Test
    void the_ratings_of_a_player_come_with_their_course_and_their_best_and_worst_results() {
        won("cholone", "alice", "bob");
        won("cholone", "carol", "alice");
        won("chroma", "alice", "bob");
        assertThat(asked("bob", "rating alice"))
                .contains("Ratings of alice", "cholone: 1579 > ", "cholone: best result on board 101 against bob, +79")
                .contains("cholone: worst result on board 102 against carol, -", "chroma: 1579");
        assertThat(asked("bob", "rating")).contains("Ratings of bob");
        assertThat(asked("bob", "rating dave")).contains("Nobody here is called dave.");
    }

    @Test
    void the_history_of_two_says_who_was_ahead() {
        won("cholone", "alice", "bob");
        won("chroma", "alice", "bob");
        won("cholone", "bob", "alice");
        won("cholone", "bob", "carol");
        assertThat(asked("carol", "history alice bob"))
                .contains("Rated games of alice and bob: alice came in ahead in 2, bob in 1, and 0 were shared.")
                .contains("101", "102", "103")
                .doesNotContain("104");
        assertThat(asked("carol", "history carol")).contains("104").doesNotContain("101");
        assertThat(asked("carol", "cholone history")).contains("104", "101");
    }

    @Test
    void opponents_are_those_who_played_of_late() {
        won("cholone", "alice", "bob");
        assertThat(asked("carol", "opponents cholone")).contains("alice", "bob", "1421 (provisional)");
        assertThat(asked("alice", "opponents cholone")).contains("bob").doesNotContain("1579");
        club.says("bob", "block alice");
        assertThat(asked("alice", "opponents cholone")).contains("Nobody else has begun or ended a game of Cholone");
        club.later(Duration.ofDays(31));
        assertThat(asked("carol", "opponents cholone")).contains("Nobody else");
        assertThat(List.of(asked("carol", "opponents"))).isNotEmpty();
    }
}
