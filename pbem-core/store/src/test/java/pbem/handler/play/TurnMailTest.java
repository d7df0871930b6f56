package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.record.Offer;
import pbem.robot.RobotNames;
import pbem.robot.RobotRules;
import pbem.testkit.ClubTest;

/** A mail of the turn stays valid as long as the position is the same, and an undo takes back what the player means. */
class TurnMailTest extends ClubTest {

    private int board;

    @BeforeEach
    void start() {
        board = club.board("cholone", "alice", "bob");
        club.plays(board, "c5,d5");
        club.plays(board, "h9,g8");
    }

    @Test
    void an_offer_made_meanwhile_makes_no_mail_stale_and_a_move_that_knew_nothing_of_it_does_not_decline_it() {
        club.says("bob", "draw 101");
        assertThat(club.replies("alice", board, 2, "c4,d4").result()).isEqualTo("done: played c4,d4 on board 101");
        assertThat(club.record(board).offer().map(Offer::kind)).contains(Offer.Kind.DRAW);
        assertThat(club.says("alice", "accept 101").result()).startsWith("done: agreed");
        assertThat(club.record(board).result().map(club.words()::say))
                .contains("draw between alice and bob: both agreed");
    }

    @Test
    void a_move_that_answers_the_mail_of_the_offer_declines_it() {
        club.says("bob", "draw 101");
        assertThat(club.replies("alice", board, 3, "c4,d4").result()).startsWith("done: played");
        assertThat(club.record(board).offer()).isEmpty();
    }

    @Test
    void a_declined_offer_makes_no_mail_stale_either() {
        club.says("bob", "draw 101");
        club.says("alice", "reject 101");
        assertThat(club.replies("alice", board, 2, "c4,d4").result()).startsWith("done: played");
    }

    @Test
    void chat_and_vacations_and_watchers_make_no_mail_stale() {
        club.says("bob", "chat 101\nHello!");
        club.says("bob", "vacation 5 days");
        club.says("carol", "subscribe 101");
        assertThat(club.replies("alice", board, 2, "c4,d4").result()).startsWith("done: played");
    }

    @Test
    void the_offerer_may_move_by_the_mail_of_the_turn_too() {
        club.says("alice", "draw 101");
        assertThat(club.replies("alice", board, 2, "c4,d4").result()).startsWith("done: played");
    }

    @Test
    void an_undo_always_makes_stale_though_the_position_is_the_same_again() {
        club.plays(board, "c4,d4");
        club.says("alice", "undo 101");
        club.says("bob", "accept 101");
        assertThat(club.moves(board)).hasSize(2);
        assertThat(club.replies("alice", board, 2, "c4,d4").result())
                .startsWith("refused: Your reply \"c4,d4\" answers");
        assertThat(club.replies("alice", board, club.record(board).revision(), "c4,d4")
                        .result())
                .startsWith("done: played");
    }

    @Test
    void an_undo_on_turn_takes_back_the_opponents_reply_too() {
        assertThat(club.says("alice", "undo 101").result())
                .isEqualTo("done: asked to take back c5,d5 and h9,g8 on board 101");
        club.says("bob", "accept 101");
        assertThat(club.moves(board)).isEmpty();
        assertThat(club.record(board).toMove())
                .isEqualTo(club.record(board).start().toMove());
    }

    @Test
    void an_undo_out_of_turn_takes_back_only_that_players_move() {
        assertThat(club.says("bob", "undo 101").result()).isEqualTo("done: asked to take back h9,g8 on board 101");
        club.says("alice", "accept 101");
        assertThat(club.moves(board)).containsExactly("c5,d5");
    }

    @Test
    void an_undo_that_crosses_a_move_takes_that_move_back_with_it() {
        club.says("bob", "undo 101");
        club.replies("alice", board, 2, "c4,d4");
        assertThat(club.moves(board)).hasSize(3);
        club.says("alice", "accept 101");
        assertThat(club.moves(board)).containsExactly("c5,d5");
    }

    @Test
    void the_log_tells_of_it_and_is_replayed_to_the_same() {
        club.says("bob", "draw 101");
        club.replies("alice", board, 2, "c4,d4");
        club.says("alice", "reject 101");
        club.says("bob", "undo 101");
        assertThat(club.record(board))
                .isEqualTo(pbem.record.GameRecord.replay(
                        club.record(board).board(), club.record(board).entries()));
    }

    @Test
    void a_player_who_wants_to_confirm_moves_is_asked_before_every_move() {
        club.says("alice", "set confirm always");
        assertThat(club.replies("alice", board, 2, "c4,d4").result())
                .isEqualTo("asked: asked whether this was meant: c4,d4");
        assertThat(club.moves(board)).hasSize(2);
        assertThat(club.reply(club.last("alice"), "yes").result()).isEqualTo("done: played c4,d4 on board 101");
    }

    @Test
    void a_question_is_answered_by_a_written_yes_alone() {
        club.replies("alice", board, 2, "c4,d4?");
        assertThat(club.reply(club.last("alice"), "").result()).startsWith("refused: I found neither yes nor no");
        club.replies("alice", board, 2, "c4,d4?");
        var question = club.last("alice");
        assertThat(club.reply(question, "no").result()).startsWith("done: Cancelled");
        assertThat(club.reply(question, "yes").result()).startsWith("refused: There is nothing left to confirm");
        assertThat(club.moves(board)).hasSize(2);
    }

    @Test
    void a_reply_to_a_question_may_state_the_meaning_instead() {
        club.replies("alice", board, 2, "resign?");
        assertThat(club.reply(club.last("alice"), "c4,d4").result()).isEqualTo("done: played c4,d4 on board 101");
    }

    @Test
    void a_yes_that_comes_after_the_game_went_on_does_nothing() {
        club.replies("alice", board, 2, "c4,d4?");
        var question = club.last("alice");
        club.says("alice", "move 101 b1,c2");
        assertThat(club.reply(question, "yes").result())
                .startsWith("refused: Your reply \"c4,d4\" answers an earlier mail");
    }

    @Test
    void how_a_line_was_read_is_told_to_its_writer_alone() {
        assertThat(club.replies("alice", board, 2, "My move: c4,d4. Hi!").notices())
                .containsExactly("alice: board 101/3 | I read that as c4,d4.", "bob: board 101/3");
    }

    @Test
    void examples_beside_a_refusal_are_legal_now() {
        String told = club.replies("alice", board, 2, "hello there").notices().get(0);
        String some = told.substring(told.indexOf("for example: ") + "for example: ".length());
        for (String move : some.split("; ")) {
            assertThat(club.record(board).position().read(move)).isInstanceOf(Act.Done.class);
        }
    }

    @Test
    void a_rematch_goes_to_the_same_people_with_the_seats_going_round() {
        club.says("bob", "resign 101");
        assertThat(club.replies("alice", board, 3, "rematch").result()).isEqualTo("done: made challenge 1");
        assertThat(club.challenge(1).players()).containsExactly(club.player("bob"), club.player("alice"));
        assertThat(club.reply(club.last("bob"), "yes").result()).isEqualTo("done: accepted challenge 1");
        assertThat(club.record(102).board().players()).containsExactly(club.player("bob"), club.player("alice"));
    }

    @Test
    void players_lists_who_plays_what() {
        String told = club.says("carol", "who").notices().get(0);
        assertThat(told).contains("Who plays here: ", "alice, cholone, ", "carol, , ");
        assertThat(told).doesNotContain("robot1");
        assertThat(club.mail("carol", "players").result()).startsWith("held");
    }

    @Test
    void players_lists_the_programs_that_take_challenges_apart() {
        club.withRobots(RobotRules.STANDARD);
        assertThat(club.says("carol", "players").notices().get(0))
                .contains("Programs of this server, from easy to strong")
                .contains("robot1, robot2, robot3 and robot4");
        club.withRobots(new RobotRules(false, false, 5, true, true, RobotNames.STANDARD, Map.of()));
        assertThat(club.says("carol", "players").notices().get(0)).doesNotContain("robot1");
    }

    @Test
    void an_unknown_line_under_multiple_stops_nothing() {
        assertThat(club.says("carol", "multiple\nlist\nfoo bar\nlist chroma cholone")
                        .results())
                .containsExactly(
                        "answered: sent a list",
                        "refused: I do not know the command \"foo\".",
                        "answered: sent a list");
    }

    @Test
    void a_Subject_that_the_sender_changed_is_the_first_line_of_a_reply_without_words() {
        assertThat(club.repliesInSubject("alice", board, 2, "Re: cholone board 101 (alice, bob)")
                        .result())
                .startsWith("refused: I found nothing to act on");
        assertThat(club.repliesInSubject("alice", board, 2, "Antwort: cholone board 101 (alice, bob)")
                        .result())
                .startsWith("refused: I found nothing to act on");
        assertThat(club.repliesInSubject("alice", board, 2, "Re: c4,d4").result())
                .isEqualTo("done: played c4,d4 on board 101");
    }
}
