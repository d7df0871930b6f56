package pbem.handler.invitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.help.ClubTexts;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** People who are asked by address, to a game or to a tournament. */
class FriendTest extends ClubTest {

    private static final String ANNA = "anna@example.net";

    @BeforeEach
    void aliceAndBobHaveFinishedAGame() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
    }

    private void asked() {
        club.says("alice", "pebbles challenge " + ANNA + "\n\nHello, my dear!");
    }

    @Test
    void a_friend_gets_one_mail_without_a_word_of_who_asks() {
        MailResult handled = club.says("alice", "pebbles challenge " + ANNA + "\n\nHello, my dear!");
        assertThat(handled.notices())
                .containsExactly(
                        ANNA + ": alice keeps a place for pebbles as anna", "alice: challenge 1 made by alice");
    }

    @Test
    void one_reply_opens_the_account_and_begins_the_game() {
        asked();
        MailResult replied = club.reply(club.last(ANNA), "signup anna");
        assertThat(replied.results()).containsExactly("done: signed up as anna", "done: accepted challenge 1");
        assertThat(replied.to("anna")).hasSize(2).last().isEqualTo("board 102/0");
        assertThat(club.record(102).board().players()).extracting(Player::user).containsExactly("alice", "anna");
    }

    @Test
    void nobody_else_takes_the_seat() {
        asked();
        assertThat(club.says("bob", "accept 1").result()).startsWith("refused: There is no challenge 1");
        assertThat(club.mail("eve@example.org", "list").to("eve@example.org").get(0))
                .doesNotContain("looks for");
    }

    @Test
    void a_player_of_that_address_takes_it_and_nobody_was_told_that_they_are_one() {
        assertThat(club.says("alice", "pebbles challenge carol@example.net").notices())
                .containsExactly(
                        "carol@example.net: alice keeps a place for pebbles as carol2",
                        "alice: challenge 1 made by alice");
        assertThat(club.says("carol", "accept 1").notices())
                .containsExactly("alice: board 102/0", "carol: board 102/0");
    }

    @Test
    void who_was_blocked_reaches_nobody_by_their_address() {
        club.says("carol", "block alice");
        assertThat(club.says("alice", "pebbles challenge carol@example.net").notices())
                .containsExactly("alice: challenge 1 made by alice");
    }

    @Test
    void never_again_means_all_players_and_all_names_of_the_mailbox() {
        asked();
        assertThat(club.reply(club.last(ANNA), "unsubscribe").to(ANNA))
                .containsExactly("No player can have us write to this address again.");
        club.later(Duration.ofDays(40));
        club.changing(repositories -> {
            FriendPost.forget(repositories, club.now());
            return true;
        });
        assertThat(club.says("bob", "pebbles challenge anna+x@example.net").result())
                .startsWith("refused: We do not write to");
    }

    @Test
    void after_a_month_they_can_be_asked_again_and_until_then_the_address_alone_is_forgotten() {
        asked();
        club.later(Duration.ofDays(15));
        club.changing(repositories -> {
            FriendPost.forget(repositories, club.now());
            return true;
        });
        assertThat(club.<Boolean>changing(
                        repositories -> repositories.signups().invited(1).isPresent()))
                .isFalse();
        assertThat(club.says("bob", "pebbles challenge " + ANNA).result()).startsWith("refused: We do not write to");
        club.later(Duration.ofDays(16));
        assertThat(club.says("bob", "pebbles challenge " + ANNA).result()).isEqualTo("done: made challenge 2");
    }

    @Test
    void the_seat_is_kept_for_ten_days() {
        asked();
        club.later(Duration.ofDays(11));
        assertThat(club.store().<Integer>change(tx -> Invitations.expire(tx.repositories(), club.now())))
                .isEqualTo(1);
        assertThat(club.reply(club.last(ANNA), "signup anna").results()).containsExactly("done: signed up as anna");
    }

    @Test
    void where_newcomers_wait_for_a_word_the_friend_waits_too_and_finds_the_seat_in_the_welcome() {
        club.receives(new SignupRules(SignupMode.CONFIRM, 500, ClubTexts.NONE));
        asked();
        assertThat(club.reply(club.last(ANNA), "signup anna").result()).isEqualTo("done: anna waits to be accepted");
        club.changing(repositories -> {
            repositories.players().appoint(club.player("bob"), Membership.Office.MODERATOR);
            return true;
        });
        assertThat(club.says("bob", "moderate accept 1").to("anna").get(0)).contains("accept 1");
        assertThat(club.says("anna", "accept 1").notices()).containsExactly("alice: board 102/0", "anna: board 102/0");
    }

    @Test
    void a_place_in_a_tournament_is_kept_and_taken_by_one_reply() {
        club.changing(repositories -> {
            repositories.players().markDirector(club.player("bob"), true);
            return true;
        });
        club.join("dave");
        club.says("bob", "tournament create pebbles round-robin Cup --size=3");
        club.says("alice", "join 1");
        assertThat(club.says("bob", "tournament 1 invite " + ANNA).notices().get(0))
                .isEqualTo(ANNA + ": bob keeps a place for pebbles as anna");
        assertThat(club.says("dave", "tournament 1 invite x@example.net").result())
                .isEqualTo("refused: You are not in tournament 1.");
        club.says("carol", "join 1");
        assertThat(club.says("dave", "join 1").result()).startsWith("refused: Tournament 1 is full");
        assertThat(club.reply(club.last(ANNA), "signup anna").results())
                .containsExactly("done: signed up as anna", "done: You have entered tournament 1, Cup.");
    }
}
