package pbem.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** Each reason not to queue moves, with its text. On board 101, of Pebbles, alice is on turn and bob is not. */
class QueueRefusalTest extends ClubTest {

    @BeforeEach
    void sitDown() {
        club.board("pebbles", "alice", "bob");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(QueueRefusal.class).hasItsTestIn(QueueRefusalTest.class);
    }

    private void refused(String line, String reason) {
        assertThat(club.says("bob", line).result()).isEqualTo("refused: " + reason);
    }

    @Test
    void unclear() {
        refused(
                "queue 101 if take1",
                "I cannot read \"if take1\" as moves to queue. The forms are: queue MOVE, or queue if MOVE then MOVE,"
                        + " with a semicolon between several of them.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ";",
                "if",
                "then",
                "if then take1",
                "if take1 then",
                "then take1",
                "if take1 then take2 then take3",
                "if if take1 then take2",
                "take1 then take2",
                "if take1 then take2 if"
            })
    void unclearInManyWays(String plan) {
        assertThat(club.says("bob", "queue 101 " + plan).result()).startsWith("refused: I cannot read");
    }

    @Test
    void moveBesideConditions() {
        refused(
                "queue 101 if take1 then take2; take3",
                "A move without a condition must be queued alone. To queue several, begin each with \"if\": queue if"
                        + " MOVE then MOVE; if MOVE then MOVE");
    }

    @Test
    void twoAnswers() {
        refused(
                "queue 101 if take1 then take2; if TAKE1 then take3",
                "You give two different answers to \"TAKE1\". I would not know which one to play.");
    }

    @Test
    void neverMet() {
        refused(
                "queue 101 if take4 then take1",
                "\"take4\" cannot be played now, so I would wait for it in vain:"
                        + " Nobody can play \"take4\" with 7 pebbles left.");
    }

    @Test
    void neverLegal() {
        refused(
                "queue 101 if take3 then take1 if take2 then take2",
                "\"take2\" cannot be played then: Nobody can play \"take2\" with 1 pebbles left.");
    }

    @Test
    void nothingQueued() {
        refused("unqueue 101", "You have queued nothing on board 101.");
    }
}
