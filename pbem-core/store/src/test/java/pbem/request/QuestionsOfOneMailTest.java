package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** A mail without proof leads to one mail to its sender, who may not have written it. */
class QuestionsOfOneMailTest extends ClubTest {

    @BeforeEach
    void begin() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "carol");
    }

    private MailResult twoMovesAndAList() {
        return club.mail("alice", "multiple", "move 101 take1\nlist\nmove 102 take2\n  your turn");
    }

    @Test
    void all_commands_are_asked_about_in_one_mail_with_the_answers_to_the_rest() {
        MailResult handled = twoMovesAndAList();
        assertThat(handled.results())
                .containsExactly(
                        "held: waiting for the sender to confirm: move 101 take1",
                        "answered: sent a list",
                        "held: waiting for the sender to confirm: move 102 take2");
        assertThat(handled.notices()).hasSize(1).first().asString().startsWith("alice@example.net: confirm 1 | ");
    }

    @Test
    void one_yes_does_them_all() {
        twoMovesAndAList();
        MailResult confirmed = club.reply(club.last("alice@example.net"), "yes");
        assertThat(confirmed.results())
                .containsExactly("done: played take1 on board 101", "done: played take2 on board 102");
        assertThat(club.moves(101)).containsExactly("take1");
        assertThat(club.moves(102)).containsExactly("take2");
        assertThat(club.record(101).plies().get(0).comment()).isEmpty();
        assertThat(club.record(102).plies().get(0).comment()).isEqualTo("your turn");
    }

    @Test
    void one_no_cancels_them_all() {
        twoMovesAndAList();
        var question = club.last("alice@example.net");
        assertThat(club.reply(question, "no").results())
                .hasSize(2)
                .allSatisfy(result -> assertThat(result).startsWith("done: "));
        assertThat(club.reply(question, "yes").result()).startsWith("refused: ");
        assertThat(club.moves(101)).isEmpty();
        assertThat(club.moves(102)).isEmpty();
    }

    @Test
    void the_first_command_alone_is_not_a_yes_to_them_all() {
        twoMovesAndAList();
        assertThat(club.reply(club.last("alice@example.net"), "move 101 take1").result())
                .startsWith("refused: ");
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void nothing_more_is_done_in_the_name_of_a_player_who_signs_off_among_them() {
        club.mail("alice", "multiple", "signoff\nmove 101 take1");
        club.reply(club.last("alice@example.net"), "alice");
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void every_request_of_a_proven_player_is_answered() {
        assertThat(club.says("alice", "signoff\nlist").notices())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("alice@example.net: confirm 1");
    }
}
