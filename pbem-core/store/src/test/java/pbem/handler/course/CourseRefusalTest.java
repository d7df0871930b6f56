package pbem.handler.course;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.notice.ReplyTarget;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason not to judge an answer to a lesson, named after it. */
class CourseRefusalTest extends ClubTest {

    @Test
    void goneOn() {
        club.says("alice", "tutorial kroma");
        club.reply(club.last("alice"), "Y d3 d4");
        assertThat(club.leaves("alice", new ReplyTarget.OfLesson(1, 0), "Y d3 d4")
                        .result())
                .isEqualTo("refused: You have gone on since that mail, so \"Y d3 d4\" was not read as an answer. This"
                        + " is where you are in the lessons of Kroma.");
    }

    @Test
    void allTaken() {
        club.says("alice", "tutorial kroma 5");
        club.reply(club.last("alice"), "skip");
        assertThat(club.leaves("alice", new ReplyTarget.OfLesson(1, 1), "hint").result())
                .isEqualTo("refused: You have taken all lessons of Kroma. \"tutorial kroma 1\" begins them again,"
                        + " \"tutorial kroma game\" begins a game.");
    }

    @Test
    void notYours() {
        club.says("alice", "tutorial kroma");
        assertThat(club.leaves("alice", new ReplyTarget.OfLesson(7, 0), "Y d3 d4")
                        .result())
                .isEqualTo("refused: These lessons are not yours. Write \"tutorial\" to take your own.");
    }

    @Test
    void noSuchLesson() {
        assertThat(club.says("alice", "tutorial kroma 99").result())
                .isEqualTo("refused: Kroma has 5 lessons; there is no lesson 99.");
    }

    @Test
    void noLessons() {
        assertThat(club.says("alice", "tutorial pebbles 1").result())
                .isEqualTo("refused: Pebbles has no lessons yet. \"tutorial pebbles\" begins a first game.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(CourseRefusal.class).hasItsTestIn(CourseRefusalTest.class);
    }
}
