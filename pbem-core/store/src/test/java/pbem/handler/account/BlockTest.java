package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.MailResult;

/** Blocking a player, and one test for each reason to refuse it, named after it. */
class BlockTest extends ClubTest {

    private String refused(String line) {
        String result = club.says("alice", line).result();
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void a_blocked_player_cannot_challenge_and_is_not_told_why() {
        assertThat(club.says("alice", "block BOB").notices())
                .containsExactly(
                        "alice: Blocked: bob can neither challenge you nor write to you. Boards under way go on, but"
                                + " the moves come without words of theirs.");
        assertThat(club.says("bob", "pebbles challenge alice carol").notices())
                .containsExactly("bob: refused: alice does not accept this challenge at present.");
    }

    @Test
    void a_blocked_player_is_refused_before_being_asked_to_confirm() {
        club.says("alice", "block bob");
        assertThat(club.mail("bob", "pebbles challenge alice").result())
                .isEqualTo("refused: alice does not accept this challenge at present.");
    }

    @Test
    void an_unblocked_player_can_challenge_again() {
        club.says("alice", "block bob");
        club.says("alice", "unblock bob");
        assertThat(club.says("bob", "pebbles challenge alice").result()).isEqualTo("done: made challenge 1");
    }

    @Test
    void block_alone_lists_the_blocked_players() {
        assertThat(club.says("alice", "block").to("alice")).containsExactly("You have blocked nobody.");
        club.says("alice", "block carol");
        club.says("alice", "block bob");
        assertThat(club.says("alice", "block").to("alice")).containsExactly("You have blocked: bob and carol");
    }

    @Test
    void a_player_who_takes_another_userid_stays_blocked() {
        club.says("alice", "block bob");
        club.says("bob", "change name robert");
        assertThat(club.says("robert", "pebbles challenge alice").result()).startsWith("refused: ");
        assertThat(club.says("alice", "block").to("alice")).containsExactly("You have blocked: robert");
    }

    @Test
    void chat_of_a_blocked_player_does_not_reach_the_players_of_the_board() {
        int board = club.board("pebbles", "alice", "bob");
        club.says("alice", "block bob");
        assertThat(club.says("bob", "chat " + board + " hello").notices()).containsExactly("bob: remark 1");
        assertThat(club.says("alice", "chat " + board + " hello").notices())
                .as("the other way it does")
                .containsExactly("alice: remark 2", "bob: remark 2");
    }

    @Test
    void chat_of_a_blocked_player_does_not_reach_watchers_even_after_a_change_of_userid() {
        int board = club.board("pebbles", "bob", "carol");
        club.says("alice", "block bob");
        club.says("alice", "subscribe " + board);
        club.says("bob", "change name robert");
        assertThat(club.says("robert", "chat " + board + " hello").notices())
                .containsExactly("robert: remark 1", "carol: remark 1");
        assertThat(club.says("robert", "message alice\n\nhello").result()).startsWith("refused: ");
    }

    @Test
    void a_watcher_who_chats_is_not_told_who_has_blocked_them() {
        int board = club.board("pebbles", "alice", "carol");
        club.says("alice", "block bob");
        assertThat(club.says("bob", "chat " + board + " hello").notices())
                .containsExactly(
                        "carol: remark 1", "bob: Your words went to those at board " + board + " who take them.");
    }

    @Test
    void an_answer_of_a_blocked_player_to_a_challenge_arrives_without_words() {
        club.says("carol", "chromino challenge alice bob");
        club.says("alice", "block bob");
        MailResult accepted = club.says("bob", "accept\n\nhello");
        assertThat(accepted.to("alice")).containsExactly("challenge 1 accepted by bob");
        assertThat(accepted.to("carol")).containsExactly("challenge 1 accepted by bob: hello");
    }

    @Test
    void an_unknown_player_cannot_be_blocked() {
        assertThat(refused("block nobody1")).isEqualTo("Nobody here is called nobody1.");
    }

    @Test
    void yourself() {
        assertThat(refused("block alice")).isEqualTo("You cannot block yourself.");
    }

    @Test
    void blockedAlready() {
        club.says("alice", "block bob");
        assertThat(refused("block bob")).isEqualTo("You have blocked bob already.");
    }

    @Test
    void notBlocked() {
        assertThat(refused("unblock bob")).isEqualTo("You have not blocked bob.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(BlockRefusal.class).hasItsTestIn(BlockTest.class);
    }
}
