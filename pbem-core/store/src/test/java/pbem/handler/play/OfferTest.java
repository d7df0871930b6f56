package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.store.Audit;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Board 101 is Pebbles between alice, who begins, and bob; board 102 between alice, bob and carol. */
class OfferTest extends ClubTest {

    private static final int TWO = 101;
    private static final int THREE = 102;

    @BeforeEach
    void sitDown() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob", "carol");
    }

    private String result(int board) {
        return club.record(board).result().map(club.words()::say).orElse("under way");
    }

    /** A reply to the newest mail about the board. */
    private MailResult answers(String user, int board, String line) {
        return club.replies(user, board, club.record(board).revision(), line);
    }

    @Test
    void an_offer_is_told_to_every_player_once_with_its_comment() {
        MailResult handled = club.says("bob", "draw 101\n\nIt leads nowhere.");
        assertThat(handled.result()).isEqualTo("done: offered a draw on board 101");
        assertThat(handled.notices()).containsExactly("alice: board 101/1", "bob: board 101/1");
        assertThat(club.record(TWO).last().orElseThrow().event())
                .isEqualTo(new Event.DrawOffered(new Seat(2), "It leads nowhere."));
        assertThat(club.record(TWO).offer())
                .contains(new Offer(Offer.Kind.DRAW, new Seat(2), List.of(new Seat(1)), 1, 0, 0));
    }

    @Test
    void what_the_game_itself_asks_is_agreed_to_in_any_word_after_a_question() {
        int board = club.board("weiqi", "alice", "bob");
        List.of("pass", "pass", "No dead stones.").forEach(move -> club.plays(board, move));
        for (String word : List.of("yes", "ok", "fine")) {
            assertThat(answers("bob", board, word).result()).startsWith("asked: ");
        }
        assertThat(club.reply(club.last("bob"), "yes").result()).isEqualTo("done: played accept on board 103");
    }

    @Test
    void two_who_agree_have_drawn() {
        answers("alice", TWO, "propose");
        MailResult handled = answers("bob", TWO, "accept");
        assertThat(handled.result()).isEqualTo("done: agreed to what was offered on board 101");
        assertThat(result(TWO)).isEqualTo("draw between alice and bob: both agreed");
        assertThat(club.record(TWO).state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(club.record(TWO).offer()).isEmpty();
        assertThat(club.says("alice", "move 101 take1").result())
                .startsWith("refused: The game on board 101 is over: draw between alice and bob: both agreed");
    }

    @Test
    void a_no_ends_the_offer_and_the_game_goes_on() {
        answers("alice", TWO, "draw");
        assertThat(answers("bob", TWO, "reject").result()).isEqualTo("done: said no to what was offered on board 101");
        assertThat(club.record(TWO).offer()).isEmpty();
        assertThat(club.plays(TWO, "take1").result()).startsWith("done");
    }

    @Test
    void a_move_ends_the_offer() {
        answers("bob", TWO, "draw");
        club.plays(TWO, "take1");
        assertThat(club.record(TWO).offer()).isEmpty();
        assertThat(answers("alice", TWO, "accept").result())
                .startsWith("refused: Nothing on board 101 waits for your answer.");
    }

    @Test
    void silence_is_never_consent() {
        answers("bob", TWO, "draw");
        club.later(Duration.ofDays(400));
        assertThat(result(TWO)).isEqualTo("under way");
        assertThat(club.record(TWO).offer()).isPresent();
    }

    @Test
    void all_three_must_agree() {
        answers("alice", THREE, "draw");
        answers("carol", THREE, "accept");
        assertThat(result(THREE)).isEqualTo("under way");
        assertThat(club.record(THREE).offer().orElseThrow().missing()).containsExactly(new Seat(2));
        answers("bob", THREE, "accept");
        assertThat(result(THREE)).isEqualTo("draw between alice, bob and carol: all agreed");
    }

    @Test
    void one_no_of_three_is_enough() {
        answers("alice", THREE, "draw");
        answers("carol", THREE, "accept");
        answers("bob", THREE, "reject");
        assertThat(club.record(THREE).offer()).isEmpty();
        assertThat(result(THREE)).isEqualTo("under way");
    }

    @Test
    void a_leaver_need_not_answer() {
        answers("alice", THREE, "draw");
        answers("carol", THREE, "accept");
        club.says("bob", "resign 102");
        assertThat(result(THREE)).isEqualTo("draw between alice and carol: both agreed");
        assertThat(club.record(THREE).outcome().orElseThrow().of(new Seat(2))).isEqualTo(pbem.game.Result.LOST);
    }

    @Test
    void an_offer_leaves_with_who_made_it() {
        answers("alice", THREE, "draw");
        club.says("alice", "resign 102");
        assertThat(club.record(THREE).offer()).isEmpty();
    }

    @Test
    void nobody_agrees_twice_but_anybody_may_think_better_of_it() {
        answers("alice", THREE, "draw");
        answers("bob", THREE, "accept");
        assertThat(answers("bob", THREE, "accept").result())
                .isEqualTo("refused: You have agreed on board 102 already; carol has not answered yet. \"reject\""
                        + " takes back your agreement.");
        assertThat(answers("bob", THREE, "reject").result()).startsWith("done");
        assertThat(club.record(THREE).offer()).isEmpty();
    }

    @Test
    void an_offer_is_withdrawn_by_who_made_it() {
        answers("alice", TWO, "draw");
        assertThat(answers("alice", TWO, "reject").result()).startsWith("done");
        assertThat(answers("bob", TWO, "accept").result()).startsWith("refused: Nothing on board 101 waits");
    }

    @Test
    void one_offer_at_a_time_is_open() {
        club.plays(TWO, "take1");
        answers("alice", TWO, "draw");
        assertThat(answers("bob", TWO, "undo").result())
                .isEqualTo("refused: alice has offered a draw on board 101 already, and waits for your answer:"
                        + " \"accept\" or \"reject\". Only one offer can be open at a time.");
        assertThat(answers("alice", TWO, "draw").result())
                .isEqualTo("refused: You have offered a draw on board 101 already, and bob has not answered yet. Only"
                        + " one offer can be open at a time.");
    }

    @Test
    void two_offers_of_a_draw_that_cross_are_an_agreement() {
        club.replies("alice", TWO, 0, "draw");
        club.replies("bob", TWO, 0, "draw");
        assertThat(result(TWO)).isEqualTo("draw between alice and bob: both agreed");
    }

    @Test
    void a_refused_player_offers_again_only_after_another_move() {
        answers("alice", TWO, "draw");
        answers("bob", TWO, "reject");
        assertThat(answers("alice", TWO, "draw").result())
                .isEqualTo("refused: You have offered a draw on board 101 since your last move."
                        + " You can offer the next one after another move of yours.");
        club.plays(TWO, "take1");
        assertThat(answers("alice", TWO, "draw").result()).startsWith("done");
    }

    @Test
    void a_yes_to_a_mail_from_before_the_offer_is_not_taken() {
        club.plays(TWO, "take1");
        club.says("alice", "undo 101");
        assertThat(club.replies("bob", TWO, 1, "accept").result())
                .startsWith("refused: Your reply \"accept\" answers an earlier mail: board 101 has changed since.");
        assertThat(club.moves(TWO)).hasSize(1);
    }

    @Test
    void a_yes_to_an_offer_that_a_move_has_ended_is_too_late() {
        answers("alice", TWO, "draw");
        club.plays(TWO, "take1");
        assertThat(club.replies("bob", TWO, 1, "accept").result()).startsWith("refused: Nothing on board 101 waits");
    }

    @Test
    void an_offer_about_a_board_that_has_gone_on_is_stale() {
        club.plays(TWO, "take1");
        assertThat(club.replies("alice", TWO, 0, "draw").result()).startsWith("refused: Your reply \"draw\" answers");
        assertThat(club.says("alice", "draw 101").result()).startsWith("done");
    }

    @Test
    void the_number_of_the_next_move_guards_an_offer() {
        assertThat(club.says("alice", "draw 101#2").result())
                .startsWith("refused: You gave \"2\" as the number of your move on board 101");
        assertThat(club.says("alice", "draw 101 #1").result()).startsWith("done");
        assertThat(club.says("bob", "accept 101#2").result()).startsWith("refused: You gave \"2\"");
        assertThat(club.says("bob", "accept 101#1").result()).startsWith("done");
    }

    @Test
    void an_undo_goes_back_before_the_last_move_and_the_revision_grows() {
        club.plays(TWO, "take1");
        club.later(Duration.ofDays(2));
        assertThat(answers("alice", TWO, "undo\nMy mouse slipped.").result())
                .isEqualTo("done: asked to take back take1 on board 101");
        answers("bob", TWO, "accept");
        GameRecord record = club.record(TWO);
        assertThat(record.moves()).isZero();
        assertThat(record.plies()).isEmpty();
        assertThat(record.revision()).isEqualTo(3);
        assertThat(record.position()).isEqualTo(record.start());
        assertThat(record.toMove()).containsExactly(new Seat(1));
        assertThat(club.turnSince(TWO)).isEqualTo(club.now());
        assertThat(club.plays(TWO, "take3").result()).isEqualTo("done: played take3 on board 101");
        assertThat(club.moves(TWO)).containsExactly("take3");
    }

    @Test
    void several_moves_are_taken_back_one_after_the_other() {
        List.of("take1", "take2", "take1").forEach(move -> club.plays(TWO, move));
        for (int i = 0; i < 2; i++) {
            answers("alice", TWO, "undo");
            answers("bob", TWO, "accept");
        }
        assertThat(club.moves(TWO))
                .isEmpty(); // the second time alice was on turn, so that bob's answer went with her move
    }

    @Test
    void two_who_ask_to_take_back_the_same_move_agree() {
        club.plays(TWO, "take1");
        club.replies("alice", TWO, 1, "undo");
        club.replies("bob", TWO, 1, "undo");
        assertThat(club.moves(TWO)).isEmpty();
    }

    @Test
    void an_undo_of_a_move_that_is_not_the_last_is_refused() {
        club.plays(TWO, "take1");
        club.plays(TWO, "take2");
        assertThat(club.replies("alice", TWO, 1, "undo").result()).startsWith("refused: Your reply \"undo\" answers");
        assertThat(club.moves(TWO)).hasSize(2);
    }

    @Test
    void nothing_is_taken_back_before_the_first_move() {
        assertThat(answers("alice", TWO, "undo").result())
                .isEqualTo("refused: No move has been played on board 101, so there is none to take back.");
    }

    @Test
    void the_same_move_is_asked_back_once() {
        club.plays(TWO, "take1");
        answers("alice", TWO, "undo");
        answers("bob", TWO, "reject");
        assertThat(answers("alice", TWO, "undo").result())
                .isEqualTo("refused: You have asked before to take back this move on board 101,"
                        + " and the answer was no.");
        club.plays(TWO, "take1");
        assertThat(answers("alice", TWO, "undo").result()).startsWith("done");
    }

    @Test
    void a_player_who_left_after_the_undone_move_stays_away() {
        club.plays(THREE, "take1");
        club.says("carol", "resign 102");
        answers("alice", THREE, "undo");
        answers("bob", THREE, "accept");
        GameRecord record = club.record(THREE);
        assertThat(record.moves()).isZero();
        assertThat(record.position().active()).containsExactly(new Seat(1), new Seat(2));
        assertThat(record.toMove()).containsExactly(new Seat(1));
    }

    @Test
    void a_drawn_tile_never_returns() {
        int board = club.board("chromino", "alice", "bob");
        for (int i = 0; i < 40; i++) {
            GameRecord record = club.record(board);
            if (record.moves() > 0 && !record.position().undoable()) {
                break;
            }
            List<String> moves = record.position().moves().stream()
                    .map(pbem.game.Move::notation)
                    .toList();
            club.plays(board, moves.contains("draw") ? "draw" : moves.get(0));
        }
        MailResult handled = answers("alice", board, "undo");
        assertThat(handled.result())
                .startsWith("refused: On board " + board)
                .endsWith("cannot be taken back: it revealed what cannot be hidden again.");
    }

    @Test
    void the_word_draw_draws_a_tile_where_the_game_has_tiles() {
        int board = club.board("chromino", "alice", "bob");
        assertThat(answers("bob", board, "draw").result()).startsWith("refused: It is not your turn");
        assertThat(answers("bob", board, "propose").result()).isEqualTo("done: offered a draw on board " + board);
    }

    @Test
    void a_player_alone_takes_back_without_asking_and_draws_with_nobody() {
        int board = club.board("pebbles", "alice");
        club.plays(board, "take1");
        answers("alice", board, "undo");
        assertThat(club.moves(board)).isEmpty();
        assertThat(answers("alice", board, "draw").result()).startsWith("refused: Nobody else is in the game");
    }

    @Test
    void a_player_who_is_out_has_no_say() {
        club.says("carol", "resign 102");
        answers("alice", THREE, "draw");
        assertThat(answers("carol", THREE, "accept").result())
                .isEqualTo("refused: You are no longer in the game on board 102.");
        assertThat(answers("carol", THREE, "draw").result())
                .isEqualTo("refused: You are no longer in the game on board 102.");
    }

    @Test
    void offers_and_answers_do_not_give_more_time() {
        club.plays(TWO, "take1");
        Object deadline = club.clock(TWO).deadline();
        club.later(Duration.ofDays(5));
        answers("bob", TWO, "draw");
        answers("alice", TWO, "reject");
        assertThat(club.clock(TWO).deadline()).isEqualTo(deadline);
    }

    @Test
    void a_number_reaches_the_offer_of_that_board() {
        answers("alice", TWO, "draw");
        assertThat(club.says("bob", "accept 101").result()).isEqualTo("done: agreed to what was offered on board 101");
    }

    @Test
    void the_only_offer_needs_no_number() {
        answers("alice", TWO, "draw");
        assertThat(club.says("bob", "accept").result()).isEqualTo("done: agreed to what was offered on board 101");
    }

    @Test
    void a_yes_that_could_mean_two_things_is_asked_about() {
        answers("alice", TWO, "draw");
        club.says("carol", "pebbles challenge bob");
        assertThat(club.says("bob", "accept").result())
                .isEqualTo("refused: Several things wait for your answer: board 101 and challenge 1."
                        + " Name one, such as: accept board 101");
        assertThat(club.says("bob", "accept challenge 1").result()).isEqualTo("done: accepted challenge 1");
        assertThat(club.says("bob", "accept board 101").result())
                .isEqualTo("done: agreed to what was offered on board 101");
    }

    @Test
    void a_challenge_and_a_board_of_the_same_number_are_told_apart() {
        club.store().change(tx -> {
            Tables.setCounter(tx, "challenge", 100);
            return true;
        });
        club.says("carol", "pebbles challenge bob");
        answers("alice", TWO, "draw");
        assertThat(club.says("bob", "decline 101").result())
                .isEqualTo("refused: 101 is the number of a challenge and of a board where something is offered."
                        + " Write \"decline challenge 101\" or \"decline board 101\".");
        assertThat(club.says("bob", "decline board 101").result())
                .isEqualTo("done: said no to what was offered on board 101");
        assertThat(club.says("bob", "accept 101").result()).isEqualTo("done: accepted challenge 101");
    }

    @Test
    void the_forms_of_the_model_work() {
        assertThat(club.says("alice", "pebbles move 101 propose").result()).startsWith("done: offered");
        assertThat(club.says("bob", "pebbles move 101 reject").result()).startsWith("done: said no");
        assertThat(club.says("alice", "pebbles move 101 take1").result()).startsWith("done: played");
        assertThat(club.says("alice", "pebbles move 101 undo").result()).startsWith("done: asked");
        assertThat(club.says("bob", "pebbles move 101 accept").result()).startsWith("done: agreed");
        assertThat(club.says("bob", "pebbles move 101 resign").result()).startsWith("done: resigned");
    }

    @Test
    void an_unproven_answer_is_held() {
        answers("alice", TWO, "draw");
        club.mail("bob", "accept 101");
        assertThat(club.record(TWO).offer()).isPresent();
        club.reply(club.last("bob@example.net"), "yes");
        assertThat(result(TWO)).isEqualTo("draw between alice and bob: both agreed");
    }

    @Test
    void the_store_is_in_order_after_all_that() {
        answers("alice", TWO, "draw");
        club.plays(THREE, "take1");
        answers("carol", THREE, "undo");
        answers("alice", THREE, "accept");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        answers("bob", THREE, "accept");
        answers("bob", TWO, "accept");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void more_time_is_given_once_the_others_agree() {
        Instant before = deadline();
        club.replies("alice", 101, 0, "extend 3 days please");
        assertThat(deadline()).isEqualTo(before);
        assertThat(club.replies("bob", 101, 1, "accept").result())
                .isEqualTo("done: agreed to what was offered on board 101");
        assertThat(deadline()).isEqualTo(before.plus(Duration.ofDays(3)));
        assertThat(club.record(101).moves()).isZero();
        club.replies("alice", 101, 2, "take1");
        assertThat(deadline()).isEqualTo(before);
    }

    @Test
    void a_no_gives_no_time() {
        Instant before = deadline();
        club.says("alice", "extend 101 1 week");
        club.says("bob", "reject 101");
        assertThat(deadline()).isEqualTo(before);
    }

    @Test
    void a_sentence_asks_before_it_asks_the_others() {
        assertThat(club.replies("alice", 101, 0, "can I have more time please?").to("bob"))
                .isEmpty();
        assertThat(club.record(101).offer()).isEmpty();
    }

    @Test
    void a_draw_is_offered_with_a_move() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.replies("alice", board, 0, "c5,d5 draw?").notices())
                .containsExactly("alice: board 103/2+1", "bob: board 103/2+1");
        assertThat(club.record(board).offer().orElseThrow().kind()).isEqualTo(Offer.Kind.DRAW);
        assertThat(club.moves(board)).containsExactly("c5,d5");
        club.replies("bob", board, 2, "accept");
        assertThat(club.record(board).result()).isPresent();
    }

    @Test
    void a_move_that_is_none_offers_no_draw() {
        int board = club.board("cholone", "alice", "bob");
        club.replies("alice", board, 0, "z9 draw?");
        assertThat(club.record(board).revision()).isZero();
    }

    @Test
    void a_named_board_takes_a_move_with_a_draw() {
        int board = club.board("cholone", "alice", "bob");
        club.says("alice", "move " + board + " c5,d5, I offer a draw");
        assertThat(club.record(board).revision()).isEqualTo(2);
    }

    private Instant deadline() {
        return club.changing(all -> all.clocks().of(club.record(101)).limit()).orElseThrow();
    }
}
