package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.PostedNotice;
import pbem.request.Comment;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Board 101 is Cholone and board 102 Pebbles; alice begins, bob is second. */
class MoveTest extends ClubTest {

    @BeforeEach
    void sitDown() {
        club.board("cholone", "alice", "bob");
        club.board("pebbles", "alice", "bob");
    }

    @Test
    void a_reply_with_the_move_plays_it_and_tells_every_player_once() {
        MailResult handled = club.replies("alice", 101, 0, "c5,d5");
        assertThat(handled.result()).isEqualTo("done: played c5,d5 on board 101");
        assertThat(handled.notices()).containsExactly("alice: board 101/1", "bob: board 101/1");
        assertThat(club.moves(101)).containsExactly("c5,d5");
    }

    @Test
    void the_log_holds_the_canonical_move_with_its_time_player_proof_and_comment() {
        club.later(Duration.ofHours(5));
        club.replies("alice", 101, 0, "C5D5\nGood luck!\n\nA.");
        assertThat(club.record(101).entries())
                .containsExactly(new Entry(
                        1,
                        Club.START.plus(Duration.ofHours(5)),
                        Actor.player(club.player("alice")),
                        Proof.TOKEN,
                        OptionalLong.empty(),
                        new Event.Moved(new Seat(1), "c5,d5", "Good luck!\n\nA.")));
    }

    @Test
    void the_userid_may_stand_before_the_move_as_on_older_servers() {
        MailResult handled = club.says("alice", "cholone move 101 Alice c5,d5");
        assertThat(handled.result()).isEqualTo("done: played c5,d5 on board 101");
    }

    @Test
    void nobody_moves_in_the_name_of_another() {
        club.says("bob", "cholone move 101 alice c5,d5");
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void a_move_on_top_of_the_mail_that_was_sent_is_played() {
        MailResult handled = club.reply(club.last("alice"), "take2");
        assertThat(handled.result()).isEqualTo("done: played take2 on board 102");
    }

    @Test
    void two_players_play_on_by_replying() {
        List.of("take1", "take2", "take3").forEach(move -> club.plays(102, move));
        assertThat(club.moves(102)).containsExactly("take1", "take2", "take3");
    }

    @Test
    void a_reply_to_an_earlier_mail_is_refused_with_the_board_as_it_is() {
        PostedNotice early = club.last("alice");
        club.plays(102, "take1");
        club.plays(102, "take1");
        MailResult handled = club.reply(early, "take2");
        assertThat(handled.notices())
                .containsExactly("alice: refused: Your reply \"take2\" answers an earlier mail: board 102 has changed"
                        + " since. Nothing was played. Here is the board as it is now; reply to this mail instead."
                        + " | shown 102/2");
        assertThat(club.moves(102)).containsExactly("take1", "take1");
    }

    @Test
    void the_same_reply_again_is_refused() {
        PostedNotice mail = club.last("alice");
        club.reply(mail, "take1");
        assertThat(club.reply(mail, "take1").result()).startsWith("refused: Your reply \"take1\" answers an earlier");
    }

    @Test
    void a_move_by_number_needs_no_revision() {
        club.plays(102, "take1");
        club.plays(102, "take1");
        assertThat(club.says("alice", "move 102 take3").result()).isEqualTo("done: played take3 on board 102");
        assertThat(club.replies("bob", 102, 0, "move 102 take1").result()).isEqualTo("done: played take1 on board 102");
    }

    @Test
    void the_name_of_the_game_may_stand_before_a_move() {
        assertThat(club.says("alice", "Cholone move 101 c5,d5").result()).isEqualTo("done: played c5,d5 on board 101");
    }

    @Test
    void a_game_by_another_name_is_the_same_game() {
        assertThat(club.says("alice", "abalone board 101 c5,d5").result()).isEqualTo("done: played c5,d5 on board 101");
    }

    @Test
    void the_wrong_game_is_refused() {
        assertThat(club.says("alice", "pebbles move 101 take1").result())
                .isEqualTo("refused: Board 101 is a board of cholone, not of pebbles.");
    }

    @Test
    void a_move_that_nothing_proves_is_held_until_it_is_confirmed() {
        MailResult held = club.mail("alice", "move 101 c5,d5", "Hello");
        assertThat(held.result()).isEqualTo("held: waiting for the sender to confirm: move 101 c5,d5");
        assertThat(club.moves(101)).isEmpty();
        club.reply(club.last("alice@example.net"), "yes");
        Entry entry = club.record(101).last().orElseThrow();
        assertThat(entry.proof()).isEqualTo(Proof.CONFIRMED);
        assertThat(entry.event()).isEqualTo(new Event.Moved(new Seat(1), "c5,d5", "Hello"));
    }

    @Test
    void a_bare_move_that_was_held_is_stale_if_the_board_changed_before_it_was_confirmed() {
        club.replyWithoutToken("alice", club.last("alice"), "take1");
        PostedNotice question = club.last("alice@example.net");
        club.plays(102, "take2");
        club.plays(102, "take2");
        assertThat(club.reply(question, "yes").result()).startsWith("refused: Your reply \"take1\" answers an earlier");
    }

    @Test
    void a_move_out_of_turn_is_refused() {
        assertThat(club.replies("bob", 101, 0, "c5,d5").notices())
                .containsExactly("bob: refused: It is not your turn on board 101; alice is to move. | shown 101/0");
    }

    @Test
    void an_illegal_move_is_refused_with_its_reason_and_the_unchanged_board() {
        assertThat(club.replies("alice", 101, 0, "a1,a2").notices())
                .containsExactly("alice: refused: a1 cannot go to a2: your own marble lies there. | shown 101/0");
        assertThat(club.record(101).revision()).isZero();
    }

    @Test
    void a_sentence_instead_of_a_move_is_asked_about() {
        assertThat(club.replies("alice", 102, 0, "Hello bob!").result())
                .isEqualTo("asked: asked whether this was meant: Hello bob!");
    }

    @Test
    void the_number_behind_a_move_must_be_that_of_the_next_move() {
        assertThat(club.says("alice", "move 102 take1 #2").notices())
                .containsExactly("alice: refused: You gave \"2\" as the number of your move on board 102, but the"
                        + " next move is number 1. Nothing was played. | shown 102/0");
        assertThat(club.replies("alice", 102, 0, "take1#1").result()).isEqualTo("done: played take1 on board 102");
    }

    @Test
    void a_comment_is_clipped_between_two_characters() {
        String endless = "\uD83D\uDE00".repeat(Comment.LONGEST + 1);
        club.replies("alice", 102, 0, "take1\n" + endless);
        assertThat(club.record(102).plies().get(0).comment()).isEqualTo("\uD83D\uDE00".repeat(Comment.LONGEST) + "...");
    }

    @Test
    void a_comment_that_just_fits_stays_whole() {
        String fits = "x".repeat(Comment.LONGEST);
        club.replies("alice", 102, 0, "take1\n" + fits);
        assertThat(club.record(102).plies().get(0).comment()).isEqualTo(fits);
    }

    @Test
    void the_last_move_closes_the_board_with_its_result() {
        List.of("take3", "take3", "take1").forEach(move -> club.plays(102, move));
        assertThat(club.record(102).state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(club.record(102).result().map(club.words()::say)).contains("alice won: the last pebble taken");
        assertThat(club.says("bob", "move 102 take1").result())
                .isEqualTo("refused: The game on board 102 is over: alice won: the last pebble taken.");
    }
}
