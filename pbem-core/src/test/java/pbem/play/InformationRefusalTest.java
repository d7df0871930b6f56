package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for every reason not to answer a question, named like it. */
class InformationRefusalTest extends ClubTest {

    @Test
    void noSuchTopic() {
        List<String> topics = new ArrayList<>(List.of("overview", "commands", "tutorial", "display"));
        Club.GAMES.all().forEach(game -> topics.add(game.name()));
        String last = topics.remove(topics.size() - 1);
        assertThat(club.mail("eve@example.org", "help tiddlywinks").ruling())
                .isEqualTo("refused: There is no help about \"tiddlywinks\". The topics are "
                        + String.join(", ", topics) + " and " + last + ".");
    }

    @Test
    void nothingToExplain() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.mail("eve@example.org", "show " + board + " d4").ruling())
                .isEqualTo("refused: Cholone has nothing to explain about \"d4\" on board " + board
                        + ". Here is the board.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(InformationRefusal.class).hasItsTestIn(InformationRefusalTest.class);
    }
}
