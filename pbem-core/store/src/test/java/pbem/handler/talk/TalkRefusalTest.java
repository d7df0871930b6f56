package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.robot.RobotRules;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason not to pass a message on, named after it. */
class TalkRefusalTest extends ClubTest {

    @Test
    void nothingSaid() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.says("alice", "chat 101").result())
                .isEqualTo("refused: There is nothing to pass on. Write your words below the line \"chat\".");
        assertThat(club.says("alice", "message bob\n \n").result()).startsWith("refused: There is nothing to pass on.");
        assertThat(club.says("alice", "feedback").result()).startsWith("refused: There is nothing to pass on.");
        assertThat(club.says("alice", "call arbiter 101").result()).startsWith("refused: There is nothing to pass on.");
    }

    @Test
    void wordsBeside() {
        assertThat(club.says("alice", "message bob hello there").result())
                .isEqualTo("refused: Nobody here is called hello. If that was part of your message, write it below"
                        + " the line \"message bob\".");
        assertThat(club.says("alice", "message bob carrol\n\nhello").result())
                .isEqualTo("refused: Nobody here is called carrol. Did you mean carol?");
    }

    @Test
    void tooMany() {
        assertThat(club.says("alice", "message " + "bob ".repeat(11) + "\n\nHello")
                        .result())
                .isEqualTo("refused: You named 11 players, but a message can go to at most 10 at once.");
    }

    @Test
    void nobodyReads() {
        club.says("alice", "tutorial pebbles");
        assertThat(club.says("alice", "message teacher\n\nHello").result())
                .startsWith("refused: teacher belongs to the server and reads nothing.");
        club.withRobots(RobotRules.STANDARD);
        assertThat(club.says("alice", "message robot1 hello there").result())
                .startsWith("refused: robot1 belongs to the server and reads nothing.");
        assertThat(club.says("alice", "message bob robot1\n\nHello").result())
                .startsWith("refused: robot1 belongs to the server and reads nothing.");
    }

    @Test
    void closing() {
        club.closes("bob");
        assertThat(club.says("alice", "message bob\n\nHello").result())
                .startsWith("refused: bob is closing the account and gets no mail now.");
    }

    @Test
    void takesNone() {
        club.says("carol", "block bob");
        assertThat(club.says("bob", "message alice carol\n\nHello").notices())
                .containsExactly("bob: refused: carol does not accept this message at present. It was sent to nobody.");
        assertThat(club.says("carol", "message bob\n\nHello").result()).isEqualTo("done: sent a message to bob");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(TalkRefusal.class).hasItsTestIn(TalkRefusalTest.class);
    }
}
