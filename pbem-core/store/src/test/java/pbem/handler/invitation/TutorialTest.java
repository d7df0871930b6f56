package pbem.handler.invitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.GameRecord;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** A first game against a patient tutorial opponent. */
class TutorialTest extends ClubTest {

    @TempDir
    private Path elsewhere;

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @Test
    void a_first_game_begins_with_the_pupil_on_turn() {
        MailResult handled = club.says("alice", "tutorial game");
        assertThat(handled.result()).isEqualTo("done: began a first game on board 101");
        assertThat(handled.notices()).containsExactly("alice: board 101/0");
        GameRecord record = club.record(101);
        assertThat(record.board().game().name()).isEqualTo("cholone");
        assertThat(record.board().players()).extracting(Player::user).containsExactly("alice", "teacher");
        assertThat(record.board().terms().rated()).isFalse();
    }

    @Test
    void the_teacher_answers_at_once_and_one_mail_tells_of_both_moves() {
        club.says("alice", "tutorial game");
        MailResult handled = club.plays(101, "c5,d5");
        assertThat(handled.notices()).containsExactly("alice: board 101/2+1");
        assertThat(club.record(101).plies()).hasSize(2);
        assertThat(club.record(101).entries().get(1).actor()).isEqualTo(Actor.SERVER);
    }

    @Test
    void a_queued_move_of_the_pupil_is_played_when_the_teacher_has_answered() {
        club.says("alice", "tutorial game");
        club.plays(101, "c5,d5");
        String answer = club.moves(101).get(1);
        club.says("alice", "undo 101");
        MailResult handled = club.says("alice", "queue 101 c5,d5 if " + answer + " then b5,c5");
        assertThat(handled.result()).startsWith("done: ");
        assertThat(club.moves(101)).hasSize(4).startsWith("c5,d5", answer, "b5,c5");
        assertThat(club.record(101).toMove()).containsExactly(Seat.at(0));
        int revision = club.record(101).revision();
        assertThat(handled.notices()).containsExactly("alice: board 101/" + revision + "+3");
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_has_a_tutorial_game(Game game) {
        club.says("alice", "tutorial " + game.name() + " game");
        for (int i = 0; i < 8 && club.record(101).state() == GameRecord.State.ACTIVE; i++) {
            String move = club.record(101).position().moves().get(0).notation();
            assertThat(club.plays(101, move).result()).startsWith("done: ");
        }
        GameRecord record = club.record(101);
        assertThat(record.state() != GameRecord.State.ACTIVE || record.plies().size() > 8)
                .isTrue();
        assertThat(record.board().players()).hasSize(2);
    }

    @Test
    void the_teacher_leaves_nothing_to_chance() {
        club.says("alice", "tutorial game");
        club.plays(101, "c5,d5");
        String answer = club.moves(101).get(1);
        try (Club other = new Club(elsewhere, "alice")) {
            other.says("alice", "tutorial game");
            other.plays(101, "c5,d5");
            assertThat(other.moves(101)).containsExactly("c5,d5", answer);
        }
    }

    @Test
    void a_pupil_who_asks_again_sees_the_game_under_way() {
        club.says("alice", "tutorial game");
        club.plays(101, "c5,d5");
        assertThat(club.says("alice", "tutorial cholone game").to("alice")).containsExactly("shown 101/2");
        assertThat(club.says("bob", "tutorial game").result()).isEqualTo("done: began a first game on board 102");
        club.says("alice", "resign 101");
        assertThat(club.says("alice", "tutorial game").result()).isEqualTo("done: began a first game on board 103");
    }

    @Test
    void the_pupil_may_take_back_the_last_move_and_the_answer_with_it() {
        club.says("alice", "tutorial game");
        club.plays(101, "c5,d5");
        String answer = club.moves(101).get(1);
        club.plays(101, club.record(101).position().moves().get(0).notation());
        assertThat(club.replies("alice", 101, 4, "undo").result()).startsWith("done");
        assertThat(club.moves(101)).containsExactly("c5,d5", answer);
        assertThat(club.record(101).toMove()).containsExactly(Seat.at(0));
        assertThat(club.record(101).offer()).isEmpty();
        assertThat(club.says("alice", "undo 101").result()).startsWith("done");
        assertThat(club.moves(101)).isEmpty();
        assertThat(club.record(101).toMove()).containsExactly(Seat.at(0));
    }

    @Test
    void the_teacher_never_agrees_to_a_draw() {
        club.says("alice", "tutorial game");
        club.says("alice", "draw 101");
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(club.record(101).offer()).isPresent();
    }

    @ParameterizedTest
    @MethodSource("games")
    void in_every_game_an_undo_is_answered_at_once(Game game) {
        club.says("alice", "tutorial " + game.name() + " game");
        for (int i = 0; i < 4; i++) {
            club.plays(101, club.record(101).position().moves().get(0).notation());
            club.says("alice", "undo 101");
            assertThat(club.record(101).offer()).isEmpty();
            assertThat(club.record(101).toMove()).containsExactly(Seat.at(0));
        }
    }

    @Test
    void a_first_game_can_be_resigned_and_watched_like_any_other() {
        club.says("alice", "tutorial game");
        club.says("bob", "subscribe 101");
        assertThat(club.plays(101, "resign").notices()).containsExactly("alice: board 101/1", "bob: board 101/1");
    }

    @Test
    void nobody_gets_the_userid_of_the_teacher_and_nobody_challenges_the_teacher() {
        assertThat(club.mail("eve@example.org", "signup Teacher").result())
                .startsWith("refused: \"Teacher\" cannot be");
        club.says("alice", "tutorial game");
        assertThat(club.says("alice", "cholone challenge teacher").result())
                .isEqualTo("refused: Nobody here is called teacher.");
        assertThat(club.addresses("teacher")).isEqualTo(List.of());
    }

    @Test
    void a_player_already_called_teacher_keeps_the_userid() {
        club.join("teacher");
        club.says("alice", "tutorial game");
        assertThat(club.record(101).board().players()).extracting(Player::user).containsExactly("alice", "teacher-2");
    }
}
