package pbem.handler;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Mails of several lines, of no line, and of nonsense. */
class LetterTest extends ClubTest {

    /** A held line is read as part of a new mail, not as a reply. */
    @ParameterizedTest
    @ValueSource(strings = {"all limit 5", "pebbles limit 5", "limit 5"})
    void a_confirmed_letter_is_read_as_it_was_held(String line) {
        assertThat(club.mail("alice", line).results().get(0)).startsWith("held: ");
        assertThat(club.reply(club.last("alice@example.net"), "yes").results())
                .singleElement()
                .asString()
                .startsWith("done: ");
    }

    @Test
    void several_commands_are_handled_in_order_and_answered_in_one_mail() {
        club.board("pebbles", "alice", "bob");
        MailResult handled = club.says("alice", "move 101 take1\nlist pebbles\nhelp");
        assertThat(handled.results())
                .containsExactly(
                        "done: played take1 on board 101",
                        "answered: sent a list",
                        "answered: sent the help page" + " overview");
        assertThat(handled.to("alice")).hasSize(2);
        assertThat(handled.to("bob")).containsExactly("board 101/1");
    }

    @Test
    void an_unknown_command_is_the_last_line_and_is_named() {
        club.board("pebbles", "alice", "bob");
        MailResult handled = club.says("alice", "move 101 take1\nhelp\nKind regards\nmove 101 take2");
        assertThat(handled.results())
                .startsWith("done: played take1 on board 101")
                .hasSize(3)
                .endsWith("refused: I do not know the command \"Kind\".");
        assertThat(handled.to("alice").toString())
                .contains("refused: I do not know the command \"Kind\". | \"help\" sends an overview, \"help commands\""
                        + " every command, and \"feedback\" with your words below it writes to those who run"
                        + " this server."
                        + " | I stopped at the line \"Kind regards\", and did not read the line below it:"
                        + " move 101 take2");
        assertThat(club.moves(101)).containsExactly("take1");
    }

    @Test
    void words_right_below_a_move_go_along_and_a_command_among_them_is_asked_about() {
        club.board("pebbles", "alice", "bob");
        MailResult handled = club.says("alice", "move 101 take1\nKind regards\nmove 101 take2");
        assertThat(handled.results())
                .containsExactly(
                        "done: played take1 on board 101", "asked: asked whether this was meant: move 101 take2");
        assertThat(club.record(101).plies().get(0).comment()).isEqualTo("Kind regards");
    }

    @Test
    void a_refused_command_does_not_stop_the_next() {
        club.board("pebbles", "alice", "bob");
        MailResult handled = club.says("alice", "move 999 take1\nshow\nmove 101 take1");
        assertThat(handled.results())
                .containsExactly(
                        "refused: There is no board 999. The command \"list\" shows the games, \"list GAME\" the"
                                + " boards.",
                        "refused: That is not how show is written. The form is: show BOARD[#MOVE] [CELL]",
                        "done: played take1 on board 101");
    }

    @Test
    void a_stranger_who_writes_nonsense_learns_how_to_begin() {
        assertThat(club.mail("eve@example.org", "Dear server").to("eve@example.org"))
                .containsExactly(
                        "refused: Hello! I am a program, and found no command after \"Dear\". Write what you want as"
                                + " one line at the top of a mail. | forms: signup USERID; help");
    }

    @Test
    void an_empty_mail_is_answered_too() {
        assertThat(club.mail("eve@example.org", "").result())
                .startsWith("refused: I found nothing to act on in your mail.");
        assertThat(club.says("alice", "\n  \n").result())
                .startsWith("refused: I found nothing to act on in your mail.");
    }

    @Test
    void an_empty_reply_to_a_board_mail_plays_nothing() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(club.replies("alice", board, 0, "").result())
                .startsWith("refused: I found nothing to act on in your mail.");
    }

    @Test
    void a_comment_of_a_new_mail_goes_with_its_command() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "move 101 take1\n\nHow are you?");
        assertThat(club.record(101).plies().get(0).comment()).isEqualTo("How are you?");
    }

    @Test
    void our_own_subject_coming_back_moves_nothing() {
        club.board("cholone", "alice", "bob");
        MailResult handled = club.mail("alice", "Re: cholone board 101 (alice, bob)", "c5,d5");
        assertThat(handled.result()).isEqualTo("refused: I do not know the command \"c5,d5\".");
    }
}
