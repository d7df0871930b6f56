package pbem.handler;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Text below a move goes to the other players, unless it is a command: then its writer is asked. */
class CommandBelowMoveTest extends ClubTest {

    @BeforeEach
    void begin() {
        club.board("pebbles", "alice", "bob");
    }

    private String comment() {
        return club.record(101).plies().get(0).comment();
    }

    private MailResult yes(String user) {
        return club.reply(club.last(user), "yes");
    }

    @Test
    void a_command_below_a_move_is_asked_about_and_sent_to_nobody() {
        MailResult handled = club.plays(101, "take1\nblock bob");
        assertThat(handled.results())
                .containsExactly("done: played take1 on board 101", "asked: asked whether this was meant: block bob");
        assertThat(handled.to("bob")).containsExactly("board 101/1");
        assertThat(comment()).isEmpty();
        assertThat(club.says("alice", "block").to("alice").toString()).doesNotContain("bob");
    }

    @Test
    void a_yes_does_it() {
        club.plays(101, "take1\nblock bob");
        assertThat(yes("alice").result()).startsWith("done: ");
        assertThat(club.says("alice", "block").to("alice").toString()).contains("bob");
    }

    @Test
    void words_that_looked_like_a_command_can_still_be_said() {
        club.plays(101, "take1\nGames are fun");
        assertThat(club.said("alice")).contains("reply: chat Games are fun");
        MailResult said = club.reply(club.last("alice"), "chat Games are fun");
        assertThat(said.result()).isEqualTo("done: passed words on at board 101");
    }

    @Test
    void the_words_around_a_command_are_for_the_others() {
        club.plays(101, "take1\nHi Bob,\n\nblock carol\nGood luck!");
        assertThat(comment()).isEqualTo("Hi Bob,\n\nGood luck!");
    }

    @Test
    void further_below_a_command_names_a_board() {
        club.board("pebbles", "alice", "carol");
        MailResult handled = club.plays(101, "take1\nSorry for the delay!\nresign 102\nback");
        assertThat(handled.results()).hasSize(2).element(1).asString().startsWith("asked: ");
        assertThat(comment()).isEqualTo("Sorry for the delay!\nback");
    }

    @Test
    void a_message_below_a_move_takes_the_words_below_it_along() {
        club.plays(101, "take1\nmessage carol\n\nDo you see that?");
        assertThat(comment()).isEmpty();
        assertThat(yes("alice").to("carol")).containsExactly("message from alice: Do you see that?");
    }

    @Test
    void one_command_is_asked_about_and_the_others_are_named() {
        MailResult handled = club.plays(101, "take1\nblock carol\nset digest daily");
        assertThat(handled.results()).hasSize(2).element(1).asString().endsWith("block carol");
        assertThat(handled.to("alice").toString()).contains("The line \"set digest daily\" is below your command");
        assertThat(comment()).isEmpty();
    }

    @Test
    void a_password_below_a_move_is_neither_kept_nor_sent() {
        MailResult handled = club.plays(101, "take1\nchange password swordfish99");
        assertThat(handled.notices().toString())
                .contains("is below your command")
                .doesNotContain("swordfish99");
        assertThat(comment()).isEmpty();
    }

    @Test
    void an_unproven_sender_is_asked_about_both_at_once() {
        MailResult handled = club.mail("alice", "move 101 take1", "block bob");
        assertThat(handled.notices()).singleElement().asString().startsWith("alice@example.net: confirm ");
        club.reply(club.last("alice@example.net"), "yes");
        assertThat(club.moves(101)).containsExactly("take1");
        assertThat(comment()).isEmpty();
    }

    @Test
    void closing_the_account_still_needs_its_userid() {
        club.plays(101, "take1\nsignoff");
        assertThat(club.reply(club.last("alice@example.net"), "yes").result()).startsWith("refused: ");
        assertThat(club.player("alice").user()).isEqualTo("alice");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Good luck!",
                "Show me what you can do",
                "that was a move of mine",
                "Help! I am lost.",
                "Help me!",
                "List of my errors: none",
                "Back to work now.",
                "back soon",
                "I am back!",
                "Stop it!",
                "No more messages please",
                "I should resign soon",
                "Report back soon!",
                "Block that if you can!",
                "block that!",
                "Message received!",
                "Players like you are rare",
                "Who are you?",
                "Challenge accepted!",
                "Record time",
                "Status quo",
                "Chat later",
                "Call me",
                "Look at this!",
                "Look out!",
                "Board looks good",
                "Pass me the salt",
                "Leave it",
                "Join me tomorrow",
                "Hint: look left",
                "Standings look good",
                "Analyse that!",
                "Change of plans"
            })
    void words_are_words(String words) {
        assertThat(club.plays(101, "take1\n" + words).results()).hasSize(1);
        assertThat(comment()).isEqualTo(words);
    }
}
