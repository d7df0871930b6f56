package pbem.handler.information;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;

/** Tables of boards, and several boards in one mail. */
class BoardTableTest extends ClubTest {

    private static final String STRANGER = "eve@example.org";

    @BeforeEach
    void play() {
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "bob", "carol");
        club.board("pebbles", "carol", "alice");
        club.plays(101, "take1");
        club.later(Duration.ofHours(1));
        club.says("carol", "resign 103");
    }

    private String asks(String line) {
        return club.mail(STRANGER, line).to(STRANGER).get(0);
    }

    @Test
    void games_lists_what_is_under_way() {
        assertThat(asks("games"))
                .isEqualTo("Boards under way: 102, cholone, 0, bob, carol, bob to start;"
                        + " 101, pebbles, 1, alice, bob, bob to move");
    }

    @Test
    void games_of_a_game_of_players_and_of_a_selection_are_told_apart() {
        assertThat(asks("pebbles games all"))
                .isEqualTo("All boards, Pebbles: 103, pebbles, 0, carol, alice, alice won: carol resigned;"
                        + " 101, pebbles, 1, alice, bob, bob to move");
        assertThat(asks("games alice carol inactive"))
                .isEqualTo("Boards that are over, of alice and carol:"
                        + " 103, pebbles, 0, carol, alice, alice won: carol resigned");
        assertThat(asks("games alice next")).isEqualTo("There is no such board now.");
        assertThat(asks("games bob next"))
                .startsWith("Boards that wait for a move, of bob: 102, ")
                .contains("; 101, ");
    }

    @Test
    void games_next_alone_means_the_boards_of_who_asks() {
        assertThat(club.says("carol", "games next").to("carol")).containsExactly("There is no such board now.");
        assertThat(club.says("bob", "cholone games next").to("bob"))
                .containsExactly(
                        "Boards that wait for a move, Cholone, of bob: 102, cholone, 0, bob, carol, bob to start");
    }

    @Test
    void games_of_an_unknown_player_are_refused() {
        assertThat(club.mail(STRANGER, "games dave").result()).isEqualTo("refused: Nobody here is called dave.");
    }

    @Test
    void a_long_table_is_cut_with_a_note() {
        for (int i = 0; i < 50; i++) {
            club.board("pebbles", "alice", "bob");
        }
        assertThat(asks("games"))
                .endsWith(" | These are the newest; 2 more are not listed. Name a game or players to see those.")
                .doesNotContain("101, pebbles");
    }

    @Test
    void history_lists_what_is_over_with_the_results() {
        assertThat(asks("history"))
                .isEqualTo("Boards that are over: 2025-05-05T15:02:00Z, 103, pebbles, carol, alice,"
                        + " alice won: carol resigned");
        assertThat(asks("cholone history")).isEqualTo("There is no such board now.");
    }

    @Test
    void the_boards_of_players_come_in_one_mail() {
        assertThat(asks("show bob")).isEqualTo("shown 102/0 | shown 101/1");
        assertThat(asks("show carol alice all")).isEqualTo("shown 103/1 | shown 102/0 | shown 101/1");
        assertThat(asks("pebbles show bob")).isEqualTo("shown 101/1");
        assertThat(asks("show alice next")).isEqualTo("There is no such board now.");
    }

    @Test
    void boards_can_be_named_together() {
        assertThat(asks("show 101 103")).isEqualTo("shown 101/1 | shown 103/1");
        assertThat(club.mail(STRANGER, "show 101 7").result()).startsWith("refused: There is no board 7.");
    }

    @Test
    void in_a_reply_to_a_board_a_lone_word_that_is_not_a_player_is_a_thing_there() {
        assertThat(club.replies("bob", 102, 0, "show d4").result())
                .isEqualTo("refused: Cholone has nothing to explain about \"d4\" on board 102. Here is the board.");
        assertThat(club.replies("bob", 102, 0, "show alice").to("bob")).containsExactly("shown 101/1");
        assertThat(club.mail(STRANGER, "show d4").result()).isEqualTo("refused: Nobody here is called d4.");
    }
}
