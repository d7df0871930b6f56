package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

class ResignTest extends ClubTest {

    private static final String UNRATED = " | This game does not count for ratings: not everybody has had a turn.";

    @Test
    void one_of_two_who_resigns_loses() {
        int board = club.board("cholone", "alice", "bob");
        MailResult handled = club.replies("bob", board, 0, "resign\nWell played.");
        assertThat(handled.result()).isEqualTo("done: resigned board 101");
        assertThat(handled.notices()).containsExactly("alice: board 101/1" + UNRATED, "bob: board 101/1" + UNRATED);
        assertThat(club.record(board).result().map(club.words()::say)).contains("alice won: bob resigned");
        assertThat(club.record(board).last().orElseThrow().event())
                .isEqualTo(new Event.Resigned(new Seat(2), "Well played."));
    }

    @Test
    void the_text_of_the_board_says_who_resigned() {
        int board = club.board("cholone", "alice", "bob");
        club.says("bob", "resign 101");
        assertThat(Ascii.draw(club.record(board).diagram(Viewer.PUBLIC), club.words()))
                .contains("The game is over: bob resigned")
                .doesNotContain("the other player");
    }

    @Test
    void with_three_players_the_others_play_on() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        MailResult handled = club.says("alice", "resign 101");
        assertThat(handled.notices()).containsExactly("alice: board 101/1", "bob: board 101/1", "carol: board 101/1");
        assertThat(club.record(board).toMove()).containsExactly(new Seat(2));
        club.plays(board, "take1");
        club.plays(board, "take1");
        assertThat(club.record(board).toMove()).containsExactly(new Seat(2));
    }

    @Test
    void a_player_who_has_resigned_cannot_resign_again_nor_move() {
        club.board("pebbles", "alice", "bob", "carol");
        club.says("alice", "pebbles resign 101");
        assertThat(club.says("alice", "resign 101").result())
                .isEqualTo("refused: You are no longer in the game on board 101.");
        assertThat(club.says("alice", "move 101 take1").result())
                .isEqualTo("refused: You are no longer in the game on board 101.");
    }

    @Test
    void resigning_works_off_turn() {
        int board = club.board("cholone", "alice", "bob");
        club.plays(board, "c5,d5");
        assertThat(club.says("alice", "resign 101").result()).isEqualTo("done: resigned board 101");
    }

    @Test
    void a_resignation_in_reply_to_an_older_mail_is_asked_about_since_the_game_has_gone_on() {
        int board = club.board("cholone", "alice", "bob");
        club.plays(board, "c5,d5");
        assertThat(club.replies("alice", board, 0, "resign").result())
                .isEqualTo("asked: asked whether this was meant: resign");
        assertThat(club.record(board).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(club.reply(club.last("alice"), "yes").result()).isEqualTo("done: resigned board 101");
    }

    @Test
    void resigning_unproven_is_held() {
        club.board("cholone", "alice", "bob");
        assertThat(club.mail("alice", "resign 101").result())
                .isEqualTo("held: waiting for the sender to confirm: resign 101");
    }

    @Test
    void nobody_resigns_twice_on_a_closed_board() {
        club.board("cholone", "alice", "bob");
        club.says("bob", "resign 101");
        assertThat(club.says("alice", "resign 101").result())
                .isEqualTo("refused: The game on board 101 is over: alice won: bob resigned.");
    }

    @Test
    void leaving_out_of_turn_gives_nobody_more_time() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        club.later(Duration.ofDays(3));
        club.says("carol", "resign 101");
        assertThat(club.turnSince(board)).isEqualTo(Club.START);
        club.says("alice", "resign 101");
        assertThat(club.record(board).state()).isEqualTo(GameRecord.State.FINISHED);
    }

    @Test
    void leaving_on_turn_hands_the_turn_on() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        club.later(Duration.ofDays(3));
        club.says("alice", "resign 101");
        assertThat(club.turnSince(board)).isEqualTo(club.now());
    }

    @Test
    void the_number_of_the_next_move_guards_a_resignation() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.says("alice", "resign 101#2").result()).startsWith("refused: You gave \"2\"");
        assertThat(club.says("alice", "resign 101 #1").result()).isEqualTo("done: resigned board 101");
    }
}
