package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for every reason not to answer a question, named like it. */
class InformationRefusalTest extends ClubTest {

    @Test
    void noSuchTopic() {
        assertThat(club.mail("eve@example.org", "help chess").ruling())
                .isEqualTo("refused: There is no help about \"chess\"."
                        + " The topics are overview, commands, cholone and pebbles.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(InformationRefusal.class).hasItsTestIn(InformationRefusalTest.class);
    }
}
