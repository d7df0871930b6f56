package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import pbem.repository.PostedNotice;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

class SignupTest extends ClubTest {

    private static final String DAVE = "dave@example.net";

    private boolean known(String user) {
        return club.store().read(tx -> tx.players().called(user)).isPresent();
    }

    @Test
    void a_signup_is_held_and_the_address_is_asked() {
        MailResult handled = club.mail(DAVE, "signup dave");
        assertThat(handled.result()).isEqualTo("held: waiting for the sender to confirm: signup dave");
        assertThat(handled.notices()).containsExactly(DAVE + ": confirm 1");
        assertThat(known("dave")).isFalse();
    }

    @Test
    void a_stranger_is_asked_once_a_day_with_any_spelling_of_the_address() {
        club.mail(DAVE, "signup dave");
        assertThat(club.mail("Dave+club@EXAMPLE.net", "signup dave").notices()).isEmpty();
        assertThat(club.mail("dave+x+y@example.net", "signup dave").notices()).isEmpty();
    }

    @Test
    void words_beside_a_signup_are_not_sent_to_its_alleged_sender() {
        club.mail(DAVE, "signup dave", "Buy pills at http://spam.example now");
        assertThat(club.store()
                        .read(tx -> tx.confirmations().numbered(1))
                        .orElseThrow()
                        .comment())
                .isEmpty();
    }

    @Test
    void an_answer_to_a_stranger_quotes_only_the_line_that_is_not_a_command() {
        MailResult handled = club.mail(DAVE, "", "Hello there\nBuy pills at http://spam.example now");
        assertThat(handled.notices()).hasSize(1);
        assertThat(handled.notices().toString()).doesNotContain("spam.example");
    }

    @Test
    void a_confirmed_signup_opens_the_account_and_welcomes() {
        club.mail(DAVE, "signup Dave");
        MailResult handled = club.reply(club.last(DAVE), "yes");
        assertThat(handled.result()).isEqualTo("done: signed up as Dave");
        assertThat(handled.to("Dave")).singleElement().asString().startsWith("Welcome, Dave.");
        assertThat(club.player("dAVE").user()).isEqualTo("Dave");
    }

    @Test
    void the_welcome_teaches_commands_that_work() {
        club.mail(DAVE, "signup dave");
        MailResult handled = club.reply(club.last(DAVE), "yes");
        assertThat(handled.to("dave").get(0))
                .endsWith("steps: tutorial cholone, short lessons, then a first game against a teacher;"
                        + " cholone seek, an open invitation to anybody;"
                        + " cholone challenge USERID, invites somebody whose name you know;"
                        + " help cholone, how Cholone is played; list, the games, and how many boards are under way;"
                        + " help, how to play by mail");
    }

    @Test
    void an_empty_reply_is_not_a_yes() {
        club.mail(DAVE, "signup dave");
        PostedNotice question = club.last(DAVE);
        assertThat(club.reply(question, "").result()).startsWith("refused: I found neither yes nor no");
        assertThat(club.reply(question, "yes").result()).isEqualTo("done: signed up as dave");
    }

    @Test
    void the_command_itself_is_a_yes() {
        club.mail(DAVE, "signup dave");
        assertThat(club.reply(club.last(DAVE), "Signup dave").result()).isEqualTo("done: signed up as dave");
    }

    @Test
    void a_no_cancels() {
        club.mail(DAVE, "signup dave");
        MailResult handled = club.reply(club.last(DAVE), "No!");
        assertThat(handled.result()).isEqualTo("done: Cancelled, nothing was done: signup dave");
        assertThat(handled.to(DAVE)).containsExactly("Cancelled, nothing was done: signup dave");
        assertThat(known("dave")).isFalse();
    }

    @Test
    void after_an_unclear_reply_the_question_stays_open() {
        club.mail(DAVE, "signup dave");
        PostedNotice question = club.last(DAVE);
        assertThat(club.reply(question, "I did not ask for this").result()).startsWith("refused: ");
        assertThat(known("dave")).isFalse();
        assertThat(club.reply(question, "yes").result()).isEqualTo("done: signed up as dave");
    }

    @Test
    void two_confirmations_sign_up_once() {
        club.mail(DAVE, "signup dave");
        PostedNotice question = club.last(DAVE);
        club.reply(question, "yes");
        assertThat(club.reply(question, "yes").result())
                .isEqualTo("refused: There is nothing left to confirm: it was settled before.");
    }

    @Test
    void nothing_can_be_confirmed_after_a_no() {
        club.mail(DAVE, "signup dave");
        PostedNotice question = club.last(DAVE);
        club.reply(question, "no");
        assertThat(club.reply(question, "yes").result())
                .isEqualTo("refused: There is nothing left to confirm: it was settled before.");
        assertThat(known("dave")).isFalse();
    }

    @Test
    void the_first_to_confirm_gets_a_userid_that_two_people_want() {
        club.mail(DAVE, "signup dave");
        club.mail("david@example.net", "signup Dave");
        club.reply(club.last("david@example.net"), "yes");
        assertThat(club.reply(club.last(DAVE), "yes").result())
                .isEqualTo("refused: The userid Dave is taken. Please choose another.");
    }

    @Test
    void one_address_is_one_player_even_if_it_asked_twice() {
        club.mail(DAVE, "signup dave");
        PostedNotice first = club.last(DAVE);
        club.later(Duration.ofDays(2));
        club.mail(DAVE, "signup davy");
        club.reply(club.last(DAVE), "yes");
        assertThat(club.reply(first, "yes").result())
                .isEqualTo("refused: This address belongs to the player davy already.");
    }

    @Test
    void a_player_gets_mail_at_the_address_of_the_signup() {
        club.mail("Dave.Miller@Example.Net", "signup dave");
        club.reply(club.last("Dave.Miller@Example.Net"), "yes");
        assertThat(club.addresses("dave")).containsExactly("Dave.Miller@Example.Net");
        assertThat(club.mail("dave.miller@example.net", "signup dave2").result())
                .isEqualTo("refused: This address belongs to the player dave already.");
    }
}
