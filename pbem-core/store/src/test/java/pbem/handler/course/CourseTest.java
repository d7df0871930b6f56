package pbem.handler.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.course.Course;
import pbem.game.Game;
import pbem.game.Lesson;
import pbem.game.Lessons;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.notice.ReplyTarget;
import pbem.player.Preference;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Lessons are given, answered and judged. */
class CourseTest extends ClubTest {

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    /** alice replies to the newest mail that she got. */
    private MailResult replies(String line) {
        return club.reply(club.last("alice"), line);
    }

    private Course course(String game) {
        return club.store()
                .read(tx -> tx.courses().of(club.player("alice"), game))
                .orElseThrow();
    }

    @Test
    void the_first_lesson_comes_and_a_right_move_brings_the_next() {
        MailResult given = club.says("alice", "tutorial");
        assertThat(given.result()).isEqualTo("done: gave lesson 1 of Cholone");
        assertThat(given.to("alice")).containsExactly("lesson cholone 1.1/0");

        MailResult judged = replies("c3,d3");
        assertThat(judged.result()).isEqualTo("done: lesson 1 of Cholone: c3,d3 is right");
        assertThat(judged.to("alice")).containsExactly("judged c3,d3 | lesson cholone 2.1/1");
    }

    @Test
    void a_move_that_is_legal_and_wrong_is_explained_and_the_lesson_stays() {
        club.says("alice", "tutorial");
        MailResult judged = replies("b1,c1");
        assertThat(judged.result()).isEqualTo("answered: lesson 1 of Cholone: b1,c1 is not what was asked for");
        assertThat(judged.to("alice")).containsExactly("judged b1,c1 | lesson cholone 1.1/0");
        assertThat(replies("c3,d4").result()).isEqualTo("done: lesson 1 of Cholone: c3,d4 is right");
    }

    @Test
    void a_move_that_is_not_legal_is_refused_by_the_game_and_the_lesson_comes_along() {
        club.says("alice", "tutorial");
        assertThat(replies("c3,c4").to("alice"))
                .containsExactly("refused: c3 cannot go to c4: your own marble lies there. | lesson cholone 1.1/0");
        assertThat(replies("move c3,d4").result()).isEqualTo("done: lesson 1 of Cholone: c3,d4 is right");
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_lesson_can_be_taken_and_a_first_game_follows(Game game) {
        club.says("alice", "tutorial " + game.name());
        for (Lesson lesson : Lessons.of(game)) {
            for (Lesson.Task task : lesson.tasks()) {
                Move wrong = task.position().moves().stream()
                        .filter(move -> !task.answerTo(move).right())
                        .findFirst()
                        .orElseThrow();
                assertThat(replies(wrong.notation()).result()).startsWith("answered: lesson ");
                Move right = task.solutions().findFirst().orElseThrow();
                assertThat(replies(right.notation()).result()).startsWith("done: lesson ");
            }
        }
        assertThat(course(game.name()).solved()).hasSize(Lessons.of(game).size());
        assertThat(club.record(101).board().game().name()).isEqualTo(game.name());
    }

    @Test
    void behind_the_last_lesson_two_mails_come_the_verdict_and_the_board() {
        int last = Lessons.of(games().findFirst().orElseThrow()).size();
        club.says("alice", "tutorial cholone " + last);
        MailResult judged = replies("i7,i6");
        assertThat(judged.notices()).hasSize(2).contains("alice: board 101/0");
        assertThat(judged.to("alice"))
                .anySatisfy(
                        answer -> assertThat(answer)
                                .startsWith(
                                        "judged i7,i6 | That was the last lesson of Cholone. Your first game begins: it is board 101,"));
        assertThat(club.says("alice", "tutorial").to("alice")).containsExactly("shown 101/0");
        assertThat(club.says("alice", "tutorial cholone 1").to("alice")).containsExactly("lesson cholone 1.1/3");
    }

    @Test
    void a_lesson_of_two_moves_goes_on_from_the_first() {
        club.says("alice", "tutorial cholone 4");
        assertThat(replies("h7-h9,h6").to("alice")).containsExactly("judged h7-h9,h6 | lesson cholone 4.2/2");
        assertThat(replies("again").to("alice")).containsExactly("lesson cholone 4.1/3");
        replies("h7-h9,h6");
        assertThat(replies("h6-h8,h5").to("alice")).containsExactly("judged h6-h8,h5 | lesson cholone 5.1/5");
    }

    @Test
    void there_are_words_beside_moves() {
        club.says("alice", "tutorial");
        assertThat(replies("Hint, please").to("alice")).containsExactly("hint cholone 1.1 | lesson cholone 1.1/0");
        assertThat(replies("again").to("alice")).containsExactly("lesson cholone 1.1/0");
        assertThat(replies("show").to("alice")).containsExactly("lesson cholone 1.1/0");
        assertThat(replies("Skip.").to("alice")).containsExactly("lesson cholone 2.1/1");
        assertThat(replies("stop").result()).isEqualTo("done: stopped the lessons of Cholone");
        assertThat(club.says("alice", "tutorial").to("alice")).containsExactly("lesson cholone 2.1/1");
    }

    @Test
    void other_commands_are_what_they_always_are() {
        club.says("alice", "tutorial");
        assertThat(replies("help cholone").to("alice")).containsExactly("page cholone");
        club.says("alice", "tutorial");
        assertThat(replies("lessons").to("alice").get(0)).startsWith("lessons of cholone, at 1 | ");
        club.says("alice", "tutorial");
        assertThat(replies("tutorial 3").to("alice")).containsExactly("lesson cholone 3.1/1");
    }

    @Test
    void the_list_says_what_was_solved() {
        club.says("alice", "tutorial");
        replies("c3,d3");
        replies("skip");
        assertThat(club.says("alice", "lessons cholone").to("alice").get(0))
                .startsWith("lessons of cholone, solved 1, at 3 | ");
        assertThat(club.says("alice", "lessons").to("alice").get(0))
                .contains("Colours: cholone: Cholone, ", " lessons, one solved; chroma: Chroma, ")
                .doesNotContain("lessons of cholone");
    }

    @Test
    void a_reply_to_an_older_lesson_is_not_taken_for_an_answer_to_the_present_one() {
        club.says("alice", "tutorial");
        int number = course("cholone").number();
        replies("c3,d3");
        MailResult late = club.leaves("alice", new ReplyTarget.OfLesson(number, 0), "a1-c3,b2");
        assertThat(late.to("alice"))
                .containsExactly("refused: You have gone on since that mail, so \"a1-c3,b2\" was not read as an"
                        + " answer. This is where you are in the lessons of Cholone. | lesson cholone 2.1/1");
        assertThat(club.leaves("alice", new ReplyTarget.OfLesson(number, 0), "skip")
                        .result())
                .startsWith("refused: You have gone on");
        assertThat(course("cholone").lesson()).isEqualTo(1);
    }

    @Test
    void an_empty_reply_brings_the_lesson_again() {
        club.says("alice", "tutorial");
        assertThat(replies("").to("alice").get(0)).startsWith("refused: ").endsWith(" | lesson cholone 1.1/0");
    }

    @Test
    void nobody_takes_the_lessons_of_another() {
        club.says("alice", "tutorial");
        int number = course("cholone").number();
        assertThat(club.leaves("bob", new ReplyTarget.OfLesson(number, 0), "c3,d3")
                        .result())
                .isEqualTo("refused: These lessons are not yours. Write \"tutorial\" to take your own.");
        assertThat(course("cholone").lesson()).isZero();
    }

    @Test
    void an_unproven_command_must_be_confirmed_first() {
        club.says("alice", "tutorial");
        assertThat(club.replyWithoutToken("alice", club.last("alice"), "c3,d3").result())
                .startsWith("held: ");
        assertThat(course("cholone").lesson()).isZero();
        club.reply(club.last("alice@example.net"), "yes");
        assertThat(course("cholone").lesson()).isEqualTo(1);
    }

    @Test
    void a_stranger_gets_no_lessons() {
        assertThat(club.mail("eve@example.org", "tutorial").result()).startsWith("refused: ");
        assertThat(club.mail("eve@example.org", "lessons").result()).startsWith("refused: ");
    }

    @Test
    void a_word_that_means_a_move_to_a_game_is_one() {
        club.says("alice", "tutorial chromino");
        assertThat(replies("draw").to("alice").get(0))
                .isEqualTo("refused: You have a tile that fits, so you cannot draw; one is drawn for you only when"
                        + " nothing fits. | lesson chromino 1.1/0");
    }

    @Test
    void a_move_of_another_game_is_not_a_move_here() {
        club.says("alice", "tutorial");
        assertThat(replies("draw").result()).startsWith("refused: ").doesNotContain("tile");
        assertThat(course("cholone").lesson()).isZero();
    }

    @Test
    void after_the_last_lesson_an_empty_reply_to_an_older_mail_brings_no_lesson() {
        club.says("alice", "tutorial kroma 5");
        replies("skip");
        MailResult late = club.leaves("alice", new ReplyTarget.OfLesson(1, 1), "");
        assertThat(late.to("alice")).singleElement().asString().doesNotContain("lesson kroma");
    }

    @Test
    void a_deleted_account_leaves_no_trace_of_its_lessons() {
        club.says("alice", "tutorial");
        club.departs("alice");
        List<Course> left =
                club.store().read(tx -> tx.courses().numbered(1).stream().toList());
        assertThat(left).isEmpty();
    }

    @Test
    void a_lesson_is_answered_in_the_language_of_the_pupil() {
        club.prefers("alice", wishes -> wishes.with(Preference.LANGUAGE, Locale.GERMAN));
        club.says("alice", "tutorial");
        assertThat(replies("Tipp, bitte").to("alice")).containsExactly("hint cholone 1.1 | lesson cholone 1.1/0");
        assertThat(replies("Weiter").to("alice")).containsExactly("lesson cholone 2.1/1");
        assertThat(replies("nochmal").to("alice")).containsExactly("lesson cholone 2.1/1");
        assertThat(replies("Lektionen").result()).isEqualTo("answered: listed the lessons");
        assertThat(replies("hilfe cholone").result()).startsWith("answered: ");
        club.says("alice", "tutorial");
        assertThat(replies("stopp").result()).isEqualTo("done: stopped the lessons of Cholone");
    }

    @Test
    void an_answer_may_have_the_letters_of_the_pupils_language() {
        club.prefers("alice", wishes -> wishes.with(Preference.LANGUAGE, Locale.GERMAN));
        club.says("alice", "tutorial chess 3");
        replies("Sf3");
        assertThat(course("chess").solved()).containsExactly(2);
    }
}
