package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;

/** The limits of answers to one address, and the mails that they never hold back. */
class AnswerThrottleTest extends ClubTest {

    private static final String DAVE = "dave@example.net";
    private static final Duration DAY = Duration.ofDays(1);

    @Test
    void an_address_is_told_of_errors_in_five_mails_a_day() {
        for (int i = 0; i < 5; i++) {
            assertThat(club.mail("alice", "show 700").notices()).hasSize(1);
        }
        assertThat(club.mail("alice", "show 701").notices()).isEmpty();
        club.later(DAY.plusSeconds(1));
        assertThat(club.mail("alice", "show 702").notices()).hasSize(1);
    }

    @Test
    void a_command_whose_answer_is_held_back_is_judged_all_the_same() {
        for (int i = 0; i < 5; i++) {
            club.mail("alice", "show 700");
        }
        assertThat(club.mail("alice", "show 701").result()).startsWith("refused: There is no board 701.");
    }

    @Test
    void a_player_who_is_sure_to_have_written_is_told_of_every_error_as_often_as_it_is_made() {
        assertThat(club.says("alice", "show 700").notices()).hasSize(1);
        assertThat(club.says("alice", "show 701").notices()).hasSize(1);
        assertThat(club.says("alice", "show 701").notices()).hasSize(1);
    }

    @Test
    void answers_keep_to_the_limit_of_an_hour() {
        int most = RequestLimits.STANDARD.answersPerHour();
        for (int i = 0; i < most; i++) {
            assertThat(club.says("alice", "show 701").notices()).hasSize(1);
        }
        assertThat(club.says("alice", "show 701").notices()).isEmpty();
    }

    @Test
    void every_stranger_is_answered_five_times_a_day() {
        assertThat(club.mail(DAVE, "hello there").to(DAVE)).hasSize(1);
        assertThat(club.mail(DAVE, "cholone challenge bob").to(DAVE)).hasSize(1);
        assertThat(club.mail(DAVE, "").to(DAVE)).hasSize(1);
        assertThat(club.mail(DAVE, "xyzzy").to(DAVE)).hasSize(1);
        assertThat(club.mail("DAVE@example.net", "plugh").notices()).hasSize(1);
        assertThat(club.mail(DAVE, "xyzzy").notices()).isEmpty();
        assertThat(club.mail(DAVE, "list").to(DAVE))
                .as("a question is no error")
                .hasSize(1);
    }

    @Test
    void nobody_is_asked_twice_a_day_about_a_signup() {
        assertThat(club.mail(DAVE, "signup dave").to(DAVE)).hasSize(1);
        assertThat(club.mail(DAVE, "signup davy").notices()).isEmpty();
        assertThat(club.mail("DAVE@example.net", "signup davy").notices()).isEmpty();
        assertThat(club.mail("other@example.net", "signup davy").notices()).hasSize(1);
    }

    @Test
    void after_many_answers_within_an_hour_none_is_sent() {
        int most = UnprovenLimits.STANDARD.answersPerHour();
        for (int i = 0; i < most; i++) {
            assertThat(club.mail(DAVE, "list").notices()).hasSize(1);
        }
        assertThat(club.mail(DAVE, "list").notices()).isEmpty();
        assertThat(club.mail("alice", "list").notices())
                .as("others are answered")
                .hasSize(1);
        club.later(Duration.ofMinutes(61));
        assertThat(club.mail(DAVE, "list").notices()).hasSize(1);
    }

    @Test
    void forged_mails_do_not_use_up_what_a_player_may_be_told() {
        for (int i = 0; i < 30; i++) {
            club.mail("alice", "list");
        }
        assertThat(club.says("alice", "list").notices()).hasSize(1);
    }

    @Test
    void news_of_a_board_are_not_answers_and_always_sent() {
        club.board("cholone", "alice", "bob");
        for (int i = 0; i < 70; i++) {
            club.says("alice", "list");
        }
        assertThat(club.plays(101, "c5,d5").notices()).hasSize(2);
    }

    @Test
    void a_bot_is_never_told_of_an_error() {
        club.store().change(tx -> {
            tx.players().markBot(club.player("alice"), true, false);
            return true;
        });
        assertThat(club.says("alice", "show 700").notices()).isEmpty();
        assertThat(club.says("alice", "list").notices()).hasSize(1);
        assertThat(club.mail("alice", "show 700").notices())
                .as("whoever else writes in its name is")
                .hasSize(1);
    }
}
