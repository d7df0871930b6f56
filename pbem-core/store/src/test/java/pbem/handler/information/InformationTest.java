package pbem.handler.information;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Questions that anybody may ask without being a member and without proof. */
class InformationTest extends ClubTest {

    private static final String STRANGER = "eve@example.org";

    private String asks(String line) {
        MailResult handled = club.mail(STRANGER, line);
        assertThat(handled.to(STRANGER)).as(line).hasSize(1);
        return handled.to(STRANGER).get(0);
    }

    @Test
    void help_alone_is_the_overview() {
        assertThat(asks("help")).isEqualTo("page overview");
        assertThat(club.mail(STRANGER, "help").result()).isEqualTo("answered: sent the help page overview");
    }

    @Test
    void help_finds_topics_and_games_in_any_case_and_order() {
        assertThat(asks("HELP Commands")).isEqualTo("page commands");
        assertThat(asks("help ABALONE")).isEqualTo("page cholone");
        assertThat(asks("pebbles help")).isEqualTo("page pebbles");
    }

    @Test
    void list_shows_the_games_with_what_is_under_way() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(asks("list"))
                .startsWith(
                        "These games can be played here. | Colours: cholone: Cholone, for 2 to 6 players; no board under way; ")
                .endsWith("Other games: pebbles: Pebbles, for 1 to 4 players; one board under way");
    }

    @Test
    void list_shows_the_games_of_a_family_together_and_the_most_played_first() {
        club.board("ygame", "alice", "bob");
        assertThat(asks("list"))
                .contains(" | Connection and line: ygame: Y, for 2 players; one board under way; hex: Hex, ")
                .containsSubsequence("Colours: ", "Connection and line: ", "Flipping and moving: ", "Chance: ");
    }

    @Test
    void list_of_a_game_shows_its_open_boards_newest_first() {
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "alice", "bob");
        club.board("pebbles", "carol", "bob", "alice");
        club.plays(101, "take1");
        assertThat(asks("list pebbles"))
                .isEqualTo("Boards of Pebbles under way: 103: carol, bob and alice; no move so far, carol to move;"
                        + " 101: alice and bob; one move so far, bob to move");
        assertThat(asks("pebbles list")).isEqualTo(asks("list pebbles"));
    }

    @Test
    void list_of_a_game_that_nobody_plays_tells_how_to_begin() {
        assertThat(asks("list cholone"))
                .isEqualTo("No board of Cholone is under way. To start one, write: | steps:"
                        + " tutorial cholone, short lessons, then a first game against a teacher;"
                        + " cholone seek, an open invitation to anybody;"
                        + " cholone challenge USERID, invites somebody whose name you know");
    }

    @Test
    void show_gives_a_board_as_it_is() {
        club.board("pebbles", "alice", "bob");
        club.plays(101, "take1");
        assertThat(asks("show 101")).isEqualTo("shown 101/1");
        assertThat(asks("pebbles show board 101")).isEqualTo("shown 101/1");
    }

    @Test
    void show_gives_a_board_as_it_was_after_a_move() {
        club.board("pebbles", "alice", "bob", "carol");
        club.plays(101, "take1");
        club.says("alice", "resign 101");
        club.plays(101, "take1");
        assertThat(asks("show 101#0")).isEqualTo("shown 101/0");
        assertThat(asks("show 101#1")).isEqualTo("shown 101/1");
        assertThat(asks("show 101#2")).isEqualTo("shown 101/3");
    }

    @Test
    void show_of_the_wrong_game_is_refused() {
        club.board("pebbles", "alice", "bob");
        assertThat(asks("cholone show 101")).isEqualTo("refused: Board 101 is a board of pebbles, not of cholone.");
    }

    @Test
    void a_sender_gets_the_answer_of_a_player_only_with_proof() {
        assertThat(club.says("alice", "list").to("alice")).hasSize(1);
        assertThat(club.mail("alice", "list").to("alice@example.net")).hasSize(1);
    }

    @Test
    void a_reply_to_a_board_mail_may_ask_too() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(club.replies("alice", board, 0, "help").to("alice")).containsExactly("page overview");
    }
}
