package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse the options of a challenge, named after it. */
class SetupRefusalTest extends ClubTest {

    private String refused(String challenge) {
        String result = club.says("alice", challenge).result();
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void unknownOption() {
        assertThat(refused("pebbles challenge bob -size=3"))
                .isEqualTo("pebbles has no option -size. Its options are -heap=1..99 and -big.");
    }

    @Test
    void badValue() {
        assertThat(refused("pebbles challenge bob -heap=100"))
                .isEqualTo("-heap=100 is not possible in pebbles. The right form is -heap=1..99.");
        assertThat(refused("pebbles challenge bob -heap"))
                .isEqualTo("-heap= is not possible in pebbles. The right form is -heap=1..99.");
        assertThat(refused("pebbles challenge bob -big=1")).isEqualTo("-big takes no value in pebbles.");
    }

    @Test
    void seatCount() {
        club.join("dave");
        club.join("erin");
        assertThat(refused("pebbles challenge bob carol dave erin"))
                .isEqualTo("pebbles is for 1 to 4 players, but 5 are named.");
    }

    @Test
    void clash() {
        assertThat(refused("pebbles challenge bob -big -heap=4"))
                .isEqualTo("In pebbles, -big and -heap do not go together.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(SetupRefusal.class).hasItsTestIn(SetupRefusalTest.class);
    }
}
