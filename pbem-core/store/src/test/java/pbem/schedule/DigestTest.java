package pbem.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.player.Preferences;
import pbem.robot.RobotRules;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Players who want one mail a day. */
class DigestTest extends ClubTest {

    @BeforeEach
    void bobWantsOneMailADay() {
        club.lives("bob", "Europe/Berlin");
        club.wants("bob", Preferences.Digest.DAILY);
    }

    private MailResult at(String instant) {
        club.at(Instant.parse(instant));
        return club.ticks();
    }

    @Test
    void news_wait_until_eight_in_the_morning_of_the_player() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.plays(101, "take1").to("bob")).isEmpty();
        assertThat(at("2025-05-06T05:59:59Z").notices()).isEmpty();
        assertThat(at("2025-05-06T06:00:00Z").notices())
                .containsExactly("bob: digest of board 101/0, board 101/1; to move on 101");
        assertThat(at("2025-05-06T06:01:00Z").notices()).isEmpty();
        assertThat(at("2025-05-07T06:00:00Z").notices()).isEmpty();
    }

    @Test
    void eight_in_the_morning_follows_the_clocks_of_the_player() {
        club.at(Instant.parse("2025-10-26T00:30:00Z")); // half an hour before the clocks go back
        club.board("pebbles", "alice", "bob");
        assertThat(at("2025-10-26T06:30:00Z").notices()).isEmpty();
        assertThat(at("2025-10-26T07:00:00Z").to("bob")).hasSize(1);
    }

    @Test
    void receipts_and_ends_of_games_are_told_at_once() {
        club.board("pebbles", "bob", "alice");
        assertThat(club.plays(101, "take1").to("bob")).containsExactly("board 101/1");
        assertThat(club.plays(101, "take1").to("bob")).isEmpty();
        assertThat(club.says("alice", "resign 101").to("bob"))
                .containsExactly("board 101/3 | Ratings: bob 1579, +79 (provisional); alice 1421, -79 (provisional).");
        assertThat(at("2025-05-06T06:00:00Z").to("bob"))
                .containsExactly("digest of board 101/0, board 101/2; to move on");
    }

    @Test
    void notices_that_are_not_about_a_board_are_told_at_once() {
        assertThat(club.says("alice", "pebbles challenge bob").to("bob"))
                .containsExactly("challenge 1 invited by alice");
        assertThat(club.says("bob", "list").to("bob")).hasSize(1);
    }

    @Test
    void challenges_that_wait_are_named_in_it_and_answered_by_their_numbers() {
        club.board("pebbles", "alice", "bob");
        club.says("carol", "pebbles challenge bob");
        assertThat(at("2025-05-06T06:00:00Z").to("bob"))
                .containsExactly("digest of board 101/0; to move on; to answer [1]");
        assertThat(club.says("bob", "1 accept").result()).isEqualTo("done: accepted challenge 1");
    }

    @Test
    void a_robot_s_answer_waits_for_it_too() {
        RobotRules rules = RobotRules.STANDARD;
        club.withRobots(rules);
        club.says("bob", "chroma challenge bob robot1 -size=3");
        club.replies("bob", 101, 0, "a1");
        assertThat(club.robotsThink(rules).to("bob")).isEmpty();
        assertThat(at("2025-05-06T06:00:00Z").to("bob"))
                .containsExactly("digest of board 101/0, board 101/2; to move on 101");
    }

    @Test
    void the_digest_is_the_reminder_as_well() {
        club.board("pebbles", "bob", "alice");
        at("2025-05-06T06:00:00Z");
        for (int day = 7; day <= 11; day++) {
            assertThat(at("2025-05-" + (day < 10 ? "0" : "") + day + "T06:00:00Z")
                            .notices())
                    .isEmpty();
        }
        // due at 14:00; the next digest would come a day too late
        assertThat(at("2025-05-12T06:00:00Z").notices()).containsExactly("bob: digest of ; to move on 101");
        assertThat(at("2025-05-12T14:10:00Z").notices()).isEmpty();
        assertThat(at("2025-05-13T06:00:00Z").notices()).isEmpty();
        assertThat(at("2025-05-25T06:00:00Z").notices()).containsExactly("bob: digest of ; to move on 101");
    }

    @Test
    void a_player_who_ends_the_digest_gets_the_waiting_news_at_once() {
        club.board("pebbles", "alice", "bob");
        club.wants("bob", Preferences.Digest.OFF);
        assertThat(club.ticks().notices()).containsExactly("bob: digest of board 101/0; to move on");
        assertThat(club.plays(101, "take1").to("bob")).containsExactly("board 101/1");
    }

    @Test
    void a_digest_that_was_missed_comes_when_the_server_is_back() {
        club.board("pebbles", "alice", "bob");
        assertThat(at("2025-05-09T11:00:00Z").to("bob")).hasSize(1);
        club.later(Duration.ofHours(1));
        assertThat(club.ticks().notices()).isEmpty();
    }
}
