package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.repository.Remark;
import pbem.request.Comment;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Messages between people apart from moves. */
class TalkTest extends ClubTest {

    private int board;

    @BeforeEach
    void begin() {
        board = club.board("pebbles", "alice", "bob");
    }

    private Remark remark(long id) {
        return club.store().read(tx -> tx.remarks().numbered(id)).orElseThrow();
    }

    @Test
    void chat_goes_to_everybody_who_plays_or_watches_there() {
        club.says("carol", "subscribe " + board);
        MailResult handled = club.says("alice", "chat " + board + "\n\nNice day!\nIs it not?");
        assertThat(handled.result()).isEqualTo("done: passed words on at board 101");
        assertThat(handled.notices()).containsExactly("alice: remark 1", "bob: remark 1", "carol: remark 1");
        assertThat(remark(1).words()).isEqualTo("Nice day!\nIs it not?");
        assertThat(remark(1).author().user()).isEqualTo("alice");
        assertThat(club.record(board).revision()).isZero();
    }

    @Test
    void in_a_reply_chat_needs_no_number_and_may_begin_on_its_line() {
        club.replies("bob", board, 0, "chat well met\nand good luck");
        assertThat(remark(1).words()).isEqualTo("well met\nand good luck");
    }

    @Test
    void a_watcher_may_chat_and_learns_that_it_was_passed_on() {
        MailResult handled = club.says("carol", "chat board 101 may I look on?");
        assertThat(handled.notices())
                .containsExactly(
                        "alice: remark 1",
                        "bob: remark 1",
                        "carol: Your words went to those at board 101 who take them.");
    }

    @Test
    void chat_that_more_than_five_would_hear_must_be_confirmed_with_their_number() {
        List<String> users = List.of("dora", "emil", "fred", "gina", "hugo");
        users.forEach(club::join);
        users.forEach(user -> club.says(user, "subscribe " + board));
        MailResult asked = club.replies("alice", board, 0, "Good luck, and have fun!");
        assertThat(asked.notices()).contains("alice@example.net: confirm 1 | It would go to 6 people.");
        MailResult said = club.reply(club.last("alice@example.net"), "yes");
        assertThat(said.notices()).contains("bob: remark 1", "hugo: remark 1");
        assertThat(remark(1).words()).isEqualTo("Good luck, and have fun!");
    }

    @Test
    void a_message_is_answered_by_a_reply_in_any_words() {
        club.says("alice", "message bob\n\nShall we meet on Thursday?");
        MailResult answered = club.reply(club.last("bob"), "Thursday is fine.\n\nblock rude people\nand bring a board");
        assertThat(answered.to("alice"))
                .containsExactly("message from bob: Thursday is fine.\nblock rude people\nand bring a board");
    }

    @Test
    void a_message_that_cannot_be_proved_to_be_answered_by_its_reader_is_asked_about() {
        club.says("alice", "message bob\n\nShall we meet on Thursday?");
        MailResult answered = club.replyWithoutToken("bob", club.last("bob"), "Thursday is fine.");
        assertThat(answered.to("alice")).isEmpty();
        assertThat(club.reply(club.last("bob@example.net"), "yes").to("alice"))
                .containsExactly("message from bob: Thursday is fine.");
    }

    @Test
    void a_player_who_has_blocked_an_author_gets_no_answer_of_theirs() {
        club.says("alice", "message bob\n\nShall we meet?");
        club.says("alice", "block bob");
        MailResult answered = club.reply(club.last("bob"), "Yes!");
        assertThat(answered.to("alice")).isEmpty();
        assertThat(answered.result()).startsWith("refused: ");
    }

    @Test
    void a_message_to_more_than_five_is_asked_about_with_their_number() {
        List<String> users = List.of("dora", "emil", "fred", "gina", "hugo", "ines");
        users.forEach(club::join);
        MailResult asked = club.says("alice", "message " + String.join(" ", users) + "\n\nCome to the party!");
        assertThat(asked.notices()).containsExactly("alice@example.net: confirm 1 | It would go to 6 people.");
        MailResult sent = club.reply(club.last("alice@example.net"), "yes");
        assertThat(sent.to("ines")).containsExactly("message from alice: Come to the party!");
        assertThat(sent.notices()).hasSize(7);
    }

    @Test
    void a_message_to_five_goes_at_once() {
        List<String> users = List.of("dora", "emil", "fred", "gina", "hugo");
        users.forEach(club::join);
        assertThat(club.says("alice", "message " + String.join(" ", users) + "\n\nHello!")
                        .to("hugo"))
                .containsExactly("message from alice: Hello!");
    }

    @Test
    void a_message_goes_to_the_named_players_and_names_its_writer_without_an_address() {
        MailResult handled =
                club.says("alice", "message bob CAROL bob\n\nShall we play? Write to alice@example.net\n-- \nA.");
        assertThat(handled.notices())
                .containsExactly(
                        "bob: message from alice: Shall we play? Write to [address]\n--\nA.",
                        "carol: message from alice: Shall we play? Write to [address]\n--\nA.",
                        "alice: Your words went to bob and carol.");
    }

    @Test
    void words_right_below_the_line_are_passed_on_and_a_command_that_names_a_board_is_asked_about() {
        MailResult handled = club.says("alice", "message bob\nHi, I give in.\nblock that\nresign 101");
        assertThat(handled.results())
                .containsExactly("done: sent a message to bob", "asked: asked whether this was meant: resign 101");
        assertThat(handled.notices()).contains("bob: message from alice: Hi, I give in.\nblock that");
        assertThat(club.record(board).outcome()).isEmpty();
    }

    @Test
    void a_comment_with_a_move_passes_on_no_address_either() {
        club.replies("alice", board, 0, "take1\nmy friend eve.smith+games@sub.example.org says hello");
        assertThat(club.record(board).plies().get(0).comment()).isEqualTo("my friend [address] says hello");
    }

    @Test
    void feedback_goes_to_the_admin_as_it_is() {
        MailResult handled = club.says("alice", "feedback\n\nPlease use new@example.org for me.");
        assertThat(handled.notices())
                .containsExactly("admin: remark 1", "alice: Thank you. Your words went to those who run this server.");
        assertThat(remark(1).words()).isEqualTo("Please use new@example.org for me.");
        assertThat(remark(1).kind()).isEqualTo(Remark.Kind.FEEDBACK);
        assertThat(remark(1).board()).isEmpty();
    }

    @Test
    void the_arbiter_is_called_to_a_board_and_it_is_kept_there() {
        MailResult handled = club.replies("alice", board, 0, "call arbiter\nHe passes for ever.");
        assertThat(handled.result()).isEqualTo("done: called the arbiter");
        assertThat(handled.notices().get(0)).isEqualTo("admin: remark 1");
        assertThat(handled.to("bob")).isEmpty();
        List<Remark> kept = club.store().read(tx -> tx.remarks().about(board));
        assertThat(kept).extracting(Remark::words).containsExactly("He passes for ever.");
    }

    @Test
    void long_words_are_clipped() {
        club.says("alice", "chat 101\n\n" + "line\n".repeat(1_000));
        assertThat(remark(1).words().lines())
                .hasSize(Comment.MOST_LINES + 1)
                .last()
                .isEqualTo("...");
        club.says("alice", "chat 101\n\n" + "x".repeat(10_000));
        assertThat(remark(2).words()).hasSize(Comment.LONGEST + 3).endsWith("x...");
    }

    @Test
    void nothing_is_passed_on_that_nobody_has_proved() {
        MailResult handled = club.mail("alice", "message bob", "Hello");
        assertThat(handled.notices()).containsExactly("alice@example.net: confirm 1");
        assertThat(club.mail("eve@example.org", "chat 101", "Hello").result())
                .startsWith("refused: Only players can do that");
    }

    @Test
    void a_player_who_has_left_is_told_nothing() {
        club.leave("bob");
        assertThat(club.says("alice", "chat 101 hello").notices()).containsExactly("alice: remark 1");
    }
}
