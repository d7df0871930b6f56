package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse a line that could be a move, named after it. */
class MoveRefusalTest extends ClubTest {

    @Test
    void several() {
        club.board("cholone", "alice", "bob");
        assertThat(club.replies("alice", 101, 0, "c5,d5 or c4,d4").result())
                .isEqualTo("asked: I found more than one move in your mail: c5,d5 and c4,d4. None was played. Which"
                        + " one do you mean? Reply with only that move.");
    }

    @Test
    void unknown() {
        club.board("cholone", "alice", "bob");
        assertThat(club.replies("bob", 101, 0, "hello").result())
                .isEqualTo("refused: I do not know \"hello\". On board 101 it is alice's turn. Below is what you can"
                        + " write now.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(MoveRefusal.class).hasItsTestIn(MoveRefusalTest.class);
    }
}
