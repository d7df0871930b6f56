package pbem.mail.writing;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.ReplyTarget;
import pbem.testkit.Golden;

/** The mails that teach: first games, the display test, and answers to wrong commands. */
class GoldenLearningMailsTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob").forEach(club::join);
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void a_first_game_begins() {
        club.says("alice", ReplyTarget.NONE, "tutorial game", "");

        golden("tutorial", club.mailTo("alice"));
    }

    @Test
    void a_lesson_is_given() {
        club.says("alice", ReplyTarget.NONE, "tutorial cholone 4", "");

        Mail mail = club.mailTo("alice");
        golden("lesson", mail);
        Golden.text(GoldenLearningMailsTest.class, "lesson.html", mail.html());
    }

    @Test
    void an_answer_to_a_lesson_was_wrong() {
        club.says("alice", ReplyTarget.NONE, "tutorial cholone 4", "").mails();
        club.says("alice", new ReplyTarget.OfLesson(1, 1), "b1,c1", "");

        golden("lesson-wrong", club.mailTo("alice"));
    }

    @Test
    void an_answer_to_a_lesson_was_right() {
        club.says("alice", ReplyTarget.NONE, "tutorial cholone 4", "").mails();
        club.says("alice", new ReplyTarget.OfLesson(1, 1), "h7-h9,h6", "");

        golden("lesson-right", club.mailTo("alice"));
    }

    @Test
    void the_last_lesson_was_solved() {
        club.says("alice", ReplyTarget.NONE, "tutorial cholone 7", "").mails();
        club.says("alice", new ReplyTarget.OfLesson(1, 1), "i7,i6", "");

        golden("lesson-last", club.mails().get(1));
    }

    @Test
    void a_move_in_a_lesson_was_not_legal() {
        club.says("alice", ReplyTarget.NONE, "tutorial", "").mails();
        club.says("alice", new ReplyTarget.OfLesson(1, 0), "c3,c4", "");

        golden("lesson-illegal", club.mailTo("alice"));
    }

    @Test
    void somebody_asks_for_a_hint() {
        club.says("alice", ReplyTarget.NONE, "tutorial cholone 7", "").mails();
        club.says("alice", new ReplyTarget.OfLesson(1, 1), "hint", "");

        golden("lesson-hint", club.mailTo("alice"));
    }

    @Test
    void all_lessons_are_listed() {
        club.says("alice", ReplyTarget.NONE, "tutorial cholone 3", "").mails();
        club.says("alice", ReplyTarget.NONE, "lessons", "");

        golden("lessons", club.mailTo("alice"));
    }

    @Test
    void the_teacher_has_answered() {
        club.says("alice", ReplyTarget.NONE, "tutorial game", "").mails();
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");

        golden("tutorial-second", club.mailTo("alice"));
    }

    @Test
    void the_first_game_is_over() {
        club.says("alice", ReplyTarget.NONE, "tutorial game", "").mails();
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "resign", "");

        golden("tutorial-over", club.mailTo("alice"));
    }

    @Test
    void how_the_display_is_tested() {
        club.says("alice", ReplyTarget.NONE, "test display", "");

        Mail mail = club.mailTo("alice");
        golden("display", mail);
        Golden.text(GoldenLearningMailsTest.class, "display.html", mail.html());
    }

    @Test
    void the_help_about_one_command() {
        club.says("alice", ReplyTarget.NONE, "help qmove", "");

        golden("help-queue", club.mailTo("alice"));
    }

    @Test
    void a_command_in_a_wrong_form_is_shown_the_right_one() {
        club.board("alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move c5,d5", "");

        golden("wrong-form", club.mailTo("alice"));
    }

    @Test
    void a_slip_in_the_midst_of_several_commands() {
        club.says(
                "alice", ReplyTarget.NONE, List.of("list", "cholone challenge bbo", "hlep", "tutorial game", "status"));

        golden("several", club.mailTo("alice"));
    }

    private static void golden(String name, Mail mail) {
        Golden.text(GoldenLearningMailsTest.class, name + ".txt", mail.headersAndText());
    }
}
