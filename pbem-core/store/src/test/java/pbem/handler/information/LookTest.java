package pbem.handler.information;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Boards described in words, for any sender. */
class LookTest extends ClubTest {

    @Test
    void a_board_and_a_cell_of_it_are_told() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.mail("eve@example.org", "look " + board).notices())
                .containsExactly("eve@example.org: looked " + board + "/0");
        assertThat(club.mail("eve@example.org", "look " + board + " e5").notices())
                .containsExactly("eve@example.org: looked " + board + "/0 e5");
        assertThat(club.mail("eve@example.org", "look " + board + " e5").result())
                .isEqualTo("answered: told of board " + board);
    }

    @Test
    void in_a_reply_the_board_need_not_be_named() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.replies("alice", board, 0, "look E5").notices())
                .containsExactly("alice: looked " + board + "/0 E5");
        assertThat(club.replies("alice", board, 0, "look").notices()).containsExactly("alice: looked " + board + "/0");
    }

    @Test
    void a_board_is_told_as_it_was_after_a_move() {
        int board = club.board("cholone", "alice", "bob");
        club.plays(board, "c5,d5");
        assertThat(club.mail("eve@example.org", "look " + board + "#0 c5").notices())
                .containsExactly("eve@example.org: looked " + board + "/0 c5");
        assertThat(club.mail("eve@example.org", "look " + board + "#2").result())
                .startsWith("refused: ");
    }

    @Test
    void a_name_of_no_cell_is_refused_and_the_board_is_described() {
        int board = club.board("cholone", "alice", "bob");
        MailResult beyond = club.replies("alice", board, 0, "look a6");
        assertThat(beyond.result()).isEqualTo("refused: There is no cell a6: row a goes from a1 to a5.");
        assertThat(beyond.notices().get(0)).contains("looked " + board + "/0");
        assertThat(club.replies("alice", board, 0, "look the corner").result())
                .startsWith("refused: \"the corner\" is not the name of a cell.");
    }

    @Test
    void cells_of_a_table_without_letters_are_two_numbers() {
        int board = club.board("chromino", "alice", "bob");
        assertThat(club.replies("alice", board, 0, "look 0,0").notices())
                .containsExactly("alice: looked " + board + "/0 0,0");
        assertThat(club.replies("alice", board, 0, "look e5").result())
                .startsWith("refused: \"e5\" is not the name of a cell. A cell is two numbers");
    }

    @Test
    void a_new_mail_must_name_the_board() {
        assertThat(club.mail("eve@example.org", "look e5").result()).startsWith("refused: ");
    }
}
