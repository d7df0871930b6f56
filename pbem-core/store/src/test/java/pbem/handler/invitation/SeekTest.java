package pbem.handler.invitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.notice.Notice;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Open challenges, and challenges that end without a game. */
class SeekTest extends ClubTest {

    private static final String STRANGER = "eve@example.org";

    private int expire() {
        return club.store().change(tx -> Invitations.expire(tx, club.now()));
    }

    @Test
    void a_seek_is_listed_until_it_is_taken() {
        assertThat(club.says("alice", "pebbles seek").notices()).containsExactly("alice: challenge 1 sought by alice");
        String listed = "Challenges that anybody may take: reply with \"accept\" and the number:"
                + " 1: alice looks for one player of Pebbles (accept 1)";
        assertThat(club.mail(STRANGER, "list pebbles").to(STRANGER).get(0)).endsWith(" | " + listed);
        assertThat(club.mail(STRANGER, "list").to(STRANGER).get(0)).endsWith(" | " + listed);
        assertThat(club.mail(STRANGER, "list cholone").to(STRANGER).get(0)).doesNotContain("looks for");
        assertThat(club.says("bob", "accept 1").notices()).containsExactly("alice: board 101/0", "bob: board 101/0");
        assertThat(club.mail(STRANGER, "list").to(STRANGER).get(0)).doesNotContain("looks for");
    }

    @Test
    void the_seeker_sits_first_and_the_others_in_the_order_in_which_they_come() {
        club.says("alice", "pebbles seek 3 --unrated");
        MailResult handled = club.says("carol", "accept 1\n\nHello!");
        assertThat(handled.notices())
                .containsExactly(
                        "alice: challenge 1 joined by carol: Hello!", "carol: challenge 1 joined by carol: Hello!");
        club.says("bob", "accept 1");
        assertThat(club.record(101).board().players())
                .extracting(Player::user)
                .containsExactly("alice", "carol", "bob");
        assertThat(club.record(101).board().terms().rated()).isFalse();
    }

    @Test
    void a_seek_that_has_become_a_game_is_settled_for_who_comes_late() {
        club.says("alice", "pebbles seek");
        club.says("bob", "accept 1");
        assertThat(club.says("carol", "accept 1").result())
                .isEqualTo("refused: Challenge 1 is settled: board 101 has begun.");
    }

    @Test
    void a_taken_seat_can_be_given_up_before_the_game_begins() {
        club.says("alice", "pebbles seek 3");
        club.says("carol", "accept 1");
        MailResult handled = club.says("carol", "decline 1");
        assertThat(handled.result()).isEqualTo("done: gave up the seat in challenge 1");
        assertThat(handled.notices())
                .containsExactly("alice: challenge 1 left by carol", "carol: challenge 1 left by carol");
        assertThat(club.challenge(1).freeSeats()).isEqualTo(2);
    }

    @Test
    void nobody_takes_two_seats() {
        club.says("alice", "pebbles seek 3");
        club.says("carol", "accept 1");
        assertThat(club.says("carol", "accept 1").result())
                .isEqualTo("refused: You have accepted challenge 1 already. The game starts when all have.");
    }

    @Test
    void a_seek_for_more_than_the_game_can_have_is_refused_with_the_games_own_reason() {
        assertThat(club.says("alice", "pebbles seek 9").result())
                .startsWith("refused: ")
                .contains("4 players");
    }

    @Test
    void an_unproven_seek_is_held() {
        assertThat(club.mail("alice", "pebbles seek").result())
                .isEqualTo("held: waiting for the sender to confirm: pebbles seek");
        assertThat(club.mail("alice", "pebbles seek 9").result()).startsWith("refused: ");
    }

    @Test
    void a_challenge_is_taken_back_and_the_others_are_told_why() {
        club.says("alice", "pebbles challenge bob carol");
        MailResult handled = club.says("alice", "withdraw\n\nI am going to sea.");
        assertThat(handled.result()).isEqualTo("done: withdrew challenge 1");
        assertThat(handled.to("bob")).containsExactly("challenge 1 withdrawn by alice: I am going to sea.");
        assertThat(handled.to("carol")).hasSize(1);
        assertThat(club.says("bob", "accept 1").result())
                .isEqualTo("refused: Challenge 1 is settled: it was withdrawn.");
    }

    @Test
    void a_challenge_that_nobody_answers_ends_after_a_month_and_all_are_told() {
        club.says("alice", "pebbles challenge bob carol");
        club.says("bob", "accept");
        club.later(Duration.ofDays(29));
        assertThat(expire()).isZero();
        club.later(Duration.ofDays(1));
        assertThat(expire()).isEqualTo(1);
        assertThat(expire()).isZero();
        for (String user : new String[] {"alice", "bob", "carol"}) {
            assertThat(club.last(user).notice())
                    .isEqualTo(new Notice.ChallengeNews(
                            1, Notice.ChallengeNews.What.EXPIRED, "", "", List.of(), List.of(), List.of()));
        }
        assertThat(club.says("carol", "accept 1").result())
                .isEqualTo("refused: Challenge 1 is settled: it was not answered in time.");
    }

    @Test
    void the_admin_takes_a_challenge_back() {
        club.says("alice", "pebbles seek");
        assertThat(club.<Boolean>changing(repositories -> Invitations.withdraw(repositories, 1, "spam", club.now())
                        .isEmpty()))
                .isTrue();
        assertThat(club.challenge(1).state()).isEqualTo(Challenge.State.WITHDRAWN);
        assertThat(club.last("alice").notice())
                .isEqualTo(new Notice.ChallengeNews(
                        1, Notice.ChallengeNews.What.WITHDRAWN, "", "spam", List.of(), List.of(), List.of()));
    }

    @Test
    void a_limit_keeps_challenges_away_while_that_many_boards_are_under_way() {
        assertThat(club.says("bob", "limit 1").to("bob").get(0)).endsWith(": limit 1: all games together");
        club.board("pebbles", "alice", "bob");
        assertThat(club.says("carol", "cholone challenge bob").result())
                .isEqualTo("refused: bob does not accept this challenge at present.");
        club.says("alice", "resign 101");
        assertThat(club.says("carol", "cholone challenge bob").result()).isEqualTo("done: made challenge 1");
    }

    @Test
    void a_limit_of_one_game_leaves_the_others_alone() {
        club.says("bob", "pebbles limit 0");
        assertThat(club.says("carol", "pebbles challenge bob").result()).startsWith("refused: ");
        assertThat(club.says("carol", "cholone challenge bob").result()).startsWith("done: ");
        club.says("bob", "pebbles limit all");
        assertThat(club.says("carol", "pebbles challenge bob").result()).startsWith("done: ");
        assertThat(club.says("bob", "limit").to("bob").get(0)).startsWith("You have set no limit");
    }

    @Test
    void a_seek_for_a_rating_is_listed_with_it_and_taken_only_by_who_has_it() {
        club.says("alice", "pebbles seek 2 -rating=1600..1700");
        assertThat(club.mail(STRANGER, "list pebbles").to(STRANGER).get(0))
                .endsWith("1: alice looks for one player of Pebbles with a rating of 1600-1700 (accept 1)");
        assertThat(club.says("bob", "accept 1").result())
                .isEqualTo("refused: Challenge 1 is for ratings of 1600-1700, and yours in Pebbles is 1500.");
        club.says("alice", "pebbles seek 2 --rating=1500-1500");
        assertThat(club.says("bob", "accept 2").result()).isEqualTo("done: accepted challenge 2");
    }

    @Test
    void a_rating_is_a_term_of_a_seek_alone() {
        assertThat(club.says("alice", "pebbles challenge bob --rating=1400-1700")
                        .result())
                .startsWith("refused: I do not know the term --rating.");
    }

    @Test
    void the_answer_to_a_seek_says_who_would_fit() {
        club.board("pebbles", "alice", "bob");
        club.says("carol", "pebbles seek");
        Notice.ChallengeNews told = (Notice.ChallengeNews) club.last("carol").notice();
        assertThat(told.fitting()).extracting(phrase -> phrase.args().get(0)).containsExactly("alice", "bob");
        club.says("carol", "pebbles seek --rating=1600-1700");
        assertThat(((Notice.ChallengeNews) club.last("carol").notice()).fitting())
                .isEmpty();
    }

    @Test
    void players_who_ask_for_seeks_hear_of_them_once_a_day() {
        club.says("bob", "set seeks on");
        club.says("alice", "pebbles seek");
        assertThat(club.ticks().notices()).containsExactly("bob: seeks [1]");
        club.says("carol", "cholone seek");
        assertThat(club.ticks().notices()).isEmpty();
        club.says("carol", "pebbles seek 3");
        club.later(Duration.ofDays(1));
        assertThat(club.ticks().notices()).containsExactly("bob: seeks [2, 3]");
        club.later(Duration.ofDays(1));
        assertThat(club.ticks().notices()).isEmpty();
    }

    @Test
    void nobody_is_told_of_a_seek_that_is_not_for_them() {
        club.says("bob", "set seeks on");
        club.says("alice", "pebbles seek --rating=1700-1900");
        club.says("bob", "pebbles seek");
        assertThat(club.ticks().notices()).isEmpty();
        club.says("bob", "block carol");
        club.says("carol", "pebbles seek");
        assertThat(club.ticks().notices()).isEmpty();
        club.says("bob", "limit 0");
        club.says("alice", "cholone seek");
        assertThat(club.ticks().notices()).isEmpty();
        club.says("bob", "limit none");
        assertThat(club.ticks().notices()).containsExactly("bob: seeks [4]");
    }

    @Test
    void a_daily_digest_tells_of_new_seeks_to_who_wants_it_and_to_everybody_on_mondays() {
        club.says("bob", "set digest daily");
        club.says("bob", "set seeks on");
        club.says("carol", "set digest daily");
        club.at(Instant.parse("2025-05-06T09:00:00Z")); // a Tuesday
        club.says("alice", "pebbles seek");
        assertThat(club.ticks().notices()).isEmpty();
        club.at(Instant.parse("2025-05-07T08:00:00Z"));
        assertThat(club.ticks().notices()).containsExactly("bob: digest of ; to move on; seeks [1]");
        club.board("pebbles", "alice", "carol");
        club.at(Instant.parse("2025-05-08T08:00:00Z"));
        assertThat(club.ticks().notices()).containsExactly("carol: digest of board 101/0; to move on");
        club.plays(101, "take1");
        club.at(Instant.parse("2025-05-12T08:00:00Z"));
        assertThat(club.ticks().notices()).containsExactly("carol: digest of board 101/1; to move on 101; seeks [1]");
    }

    @Test
    void boards_that_a_player_starts_are_not_limited() {
        club.says("bob", "limit reject");
        assertThat(club.says("bob", "cholone challenge alice").result()).isEqualTo("done: made challenge 1");
        club.says("carol", "pebbles seek");
        assertThat(club.says("bob", "accept 2").result()).isEqualTo("done: accepted challenge 2");
    }
}
