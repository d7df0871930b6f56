package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.store.Audit;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/**
 * Board 101 is Pebbles with 30 pebbles between alice, who begins, and bob; board 102 is between alice, bob and carol.
 */
class QueueTest extends ClubTest {

    private static final int TWO = 101;
    private static final int THREE = 102;

    @BeforeEach
    void sitDown() {
        club.says("alice", "pebbles challenge bob -heap=30");
        club.says("bob", "accept");
        club.says("alice", "pebbles challenge bob carol -heap=30");
        club.says("bob", "accept");
        club.says("carol", "accept");
    }

    private String queued(String user, int board) {
        return club.store()
                .read(tx -> tx.plans().of(board, club.player(user)))
                .map(queued -> queued.plan().text())
                .orElse("nothing");
    }

    @Test
    void a_queued_move_is_played_when_its_turn_comes() {
        MailResult queue = club.says("bob", "queue 101 take3");
        assertThat(queue.result()).isEqualTo("done: Queued on board 101: take3");
        assertThat(queue.notices()).containsExactly("bob: Queued on board 101: take3 | shown 101/0");
        assertThat(club.plays(TWO, "take1").result()).isEqualTo("done: played take1 on board 101");
        assertThat(club.moves(TWO)).containsExactly("take1", "take3");
        assertThat(queued("bob", TWO)).isEqualTo("nothing");
    }

    @Test
    void everybody_gets_one_mail_that_tells_both_moves() {
        club.says("bob", "queue 101 take3");
        assertThat(club.plays(TWO, "take1").notices()).containsExactly("alice: board 101/2+1", "bob: board 101/2+1");
    }

    @Test
    void the_log_says_that_it_was_queued_and_by_which_proof() {
        club.replies("bob", TWO, 0, "queue take3\nAs I said.");
        club.plays(TWO, "take1");
        Entry entry = club.record(TWO).last().orElseThrow();
        assertThat(entry.event()).isEqualTo(new Event.Moved(new Seat(2), "take3", "As I said.", true, false));
        assertThat(entry.actor()).isEqualTo(Actor.player(club.player("bob")));
        assertThat(entry.proof()).isEqualTo(Proof.TOKEN);
    }

    @Test
    void a_player_on_turn_plays_at_once() {
        assertThat(club.says("alice", "queue 101 take2").result()).isEqualTo("done: played take2 on board 101");
        assertThat(club.moves(TWO)).containsExactly("take2");
    }

    @Test
    void the_answer_that_fits_is_played() {
        club.says("bob", "queue 101 if take1 then take2; if take2 then take1");
        club.plays(TWO, "take2");
        assertThat(club.moves(TWO)).containsExactly("take2", "take1");
    }

    @Test
    void a_condition_is_met_in_any_spelling_of_the_move() {
        club.says("bob", "QUEUE 101 IF TAKE2 THEN Take1");
        club.plays(TWO, "take2");
        assertThat(club.moves(TWO)).containsExactly("take2", "take1");
    }

    @Test
    void another_move_deletes_the_queue_and_its_owner_alone_is_told() {
        club.says("bob", "queue 101 if take1 then take2");
        MailResult handled = club.plays(TWO, "take3");
        assertThat(handled.to("alice")).containsExactly("board 101/1");
        assertThat(handled.to("bob"))
                .containsExactly("board 101/1 | The game has gone another way, so what you had queued is deleted:"
                        + " if take1 then take2");
        assertThat(queued("bob", TWO)).isEqualTo("nothing");
    }

    @Test
    void a_queued_move_that_is_illegal_when_its_turn_comes_is_dropped_and_told() {
        club.says("bob", "queue 101 take9");
        MailResult handled = club.plays(TWO, "take3");
        assertThat(handled.to("bob"))
                .containsExactly("board 101/1 | Your queued move take9 was not played, and what you had queued is"
                        + " deleted: Nobody can play \"take9\" with 27 pebbles left.");
        assertThat(club.moves(TWO)).containsExactly("take3");
    }

    @Test
    void a_chain_is_followed_step_by_step() {
        club.says("bob", "queue 101 if take1 then take2 if take3 then take1");
        club.plays(TWO, "take1");
        assertThat(queued("bob", TWO)).isEqualTo("if take3 then take1");
        club.plays(TWO, "take3");
        assertThat(club.moves(TWO)).containsExactly("take1", "take2", "take3", "take1");
        assertThat(queued("bob", TWO)).isEqualTo("nothing");
    }

    @Test
    void variations_that_begin_alike_stay_open_together() {
        club.says("bob", "queue 101 if take1 then take2 if take3 then take1; if take1 then take2 if take2 then take2");
        club.plays(TWO, "take1");
        assertThat(queued("bob", TWO)).isEqualTo("if take3 then take1; if take2 then take2");
        club.plays(TWO, "take2");
        assertThat(club.moves(TWO)).endsWith("take2", "take2");
    }

    @Test
    void two_players_with_queues_play_a_whole_exchange_in_one_mail() {
        club.says("bob", "queue 101 if take1 then take2 if take3 then take1");
        MailResult handled = club.says("alice", "queue 101 take1 if take2 then take3");
        assertThat(club.moves(TWO)).containsExactly("take1", "take2", "take3", "take1");
        assertThat(handled.notices()).containsExactly("alice: board 101/4+3", "bob: board 101/4+3");
    }

    @Test
    void a_new_queue_overwrites_the_old_one() {
        club.says("bob", "queue 101 take3");
        club.says("bob", "queue 101 take1");
        assertThat(queued("bob", TWO)).isEqualTo("take1");
    }

    @Test
    void a_queue_that_is_refused_leaves_the_old_one() {
        club.says("bob", "queue 101 take3");
        assertThat(club.says("bob", "queue 101 if take1").result()).startsWith("refused: I cannot read");
        assertThat(queued("bob", TWO)).isEqualTo("take3");
    }

    @Test
    void the_owner_sees_the_queue_and_can_delete_it() {
        club.says("bob", "queue 101 take3");
        assertThat(club.says("bob", "queue 101").result()).isEqualTo("answered: Queued for you on board 101: take3");
        assertThat(club.says("alice", "queue 101").result())
                .isEqualTo("answered: Nothing is queued for you on board 101.");
        assertThat(club.says("bob", "unqueue 101").result())
                .isEqualTo("done: Nothing is queued for you on board 101 any more.");
        club.plays(TWO, "take1");
        assertThat(club.moves(TWO)).containsExactly("take1");
    }

    @Test
    void a_player_on_turn_may_queue_conditions_for_later_moves() {
        club.says("alice", "queue 101 if take2 then take3");
        club.plays(TWO, "take1");
        assertThat(queued("alice", TWO)).isEqualTo("if take2 then take3");
        club.plays(TWO, "take2");
        assertThat(club.moves(TWO)).containsExactly("take1", "take2", "take3");
    }

    @Test
    void an_offer_changes_nothing_about_a_queue() {
        club.says("alice", "queue 101 if take2 then take3");
        club.says("bob", "draw 101");
        club.says("alice", "reject 101");
        assertThat(queued("alice", TWO)).isEqualTo("if take2 then take3");
    }

    @Test
    void an_undo_deletes_queues_and_the_mail_says_so() {
        club.plays(TWO, "take1");
        club.says("alice", "queue 101 take3");
        club.says("alice", "undo 101");
        MailResult handled = club.says("bob", "accept 101");
        assertThat(handled.to("alice"))
                .containsExactly("board 101/3 | Your queued moves are deleted, because the board was taken back.");
        assertThat(queued("alice", TWO)).isEqualTo("nothing");
    }

    @Test
    void with_three_players_a_condition_is_about_the_previous_move() {
        club.says("carol", "queue 102 if take2 then take3");
        club.plays(THREE, "take1");
        club.plays(THREE, "take2");
        assertThat(club.moves(THREE)).containsExactly("take1", "take2", "take3");
    }

    @Test
    void a_turn_that_comes_because_a_player_left_plays_queued_moves() {
        club.says("bob", "queue 102 take3");
        club.says("alice", "resign 102");
        assertThat(club.moves(THREE)).containsExactly("take3");
    }

    @Test
    void queues_end_when_their_player_leaves_and_when_the_game_ends() {
        club.says("carol", "queue 102 take3");
        club.says("carol", "resign 102");
        club.says("bob", "queue 101 if take1 then take2 if take1 then take2");
        club.says("alice", "resign 101");
        assertThat(queued("carol", THREE)).isEqualTo("nothing");
        assertThat(queued("bob", TWO)).isEqualTo("nothing");
    }

    @Test
    void the_number_behind_a_queued_move_guards_it() {
        club.says("bob", "queue 101 take1 #4");
        MailResult handled = club.plays(TWO, "take1");
        assertThat(handled.to("bob").get(0))
                .contains("Your queued move take1 was not played")
                .contains("You gave \"4\"");
        club.says("alice", "queue 101 take1 #3");
        club.plays(TWO, "take1");
        assertThat(club.moves(TWO)).containsExactly("take1", "take1", "take1");
    }

    @Test
    void the_aliases_of_the_model_work() {
        for (String word : List.of("qmove", "qboard", "moveq", "boardq")) {
            assertThat(club.says("bob", "pebbles " + word + " 101 take3").result())
                    .startsWith("done: Queued");
        }
    }

    @Test
    void a_queue_in_reply_to_a_board_that_has_gone_on_is_refused() {
        club.plays(TWO, "take1");
        assertThat(club.replies("alice", TWO, 0, "queue if take1 then take2").result())
                .startsWith("refused: Your reply");
    }

    @Test
    void the_store_is_in_order_after_it() {
        two_players_with_queues_play_a_whole_exchange_in_one_mail();
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }
}
