package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason not to show private information, named after it. */
class PrivateRefusalTest extends ClubTest {

    @Test
    void noHints() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.says("alice", "hint " + board).result())
                .isEqualTo("refused: I have no hints for you on board " + board
                        + ". Hints are only for players who hold hidden pieces.");
    }

    @Test
    void noSuchBoards() {
        assertThat(club.says("alice", "showas next").result()).isEqualTo("refused: You do not play on any such board.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(PrivateRefusal.class).hasItsTestIn(PrivateRefusalTest.class);
    }
}
