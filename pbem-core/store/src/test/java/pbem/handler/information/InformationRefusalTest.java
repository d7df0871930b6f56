package pbem.handler.information;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.robot.RobotNames;
import pbem.robot.RobotRules;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason not to answer a question, named after it. */
class InformationRefusalTest extends ClubTest {

    @Test
    void noSuchTopic() {
        assertThat(club.mail("eve@example.org", "help robot").result())
                .isEqualTo("refused: There is no help about \"robot\". Did you mean \"help robots\"?");
        assertThat(club.mail("eve@example.org", "help tiddlywinks").result())
                .matches("refused: There is no help about \"tiddlywinks\"\\. The nearest are (\\S+, ){3}\\S+ and \\S+;"
                        + " write \"help\" for the commands, \"list\" for the games\\.");
    }

    @Test
    void a_part_of_the_name_of_a_page_suggests_the_page() {
        assertThat(club.mail("eve@example.org", "help chromatic").result())
                .isEqualTo("refused: There is no help about \"chromatic\". Did you mean \"help chromatic-chess\"?");
    }

    @Test
    void a_missing_cell_is_named_as_missing() {
        int board = club.board("chromatic-chess", "alice", "bob");
        assertThat(club.mail("eve@example.org", "show " + board + " z1").result())
                .startsWith("refused: There is no cell z1: the columns go from a to ");
        assertThat(club.mail("eve@example.org", "show " + board + " a99").result())
                .startsWith("refused: There is no cell a99: column a goes from ");
    }

    @Test
    void nothingToExplain() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.mail("eve@example.org", "show " + board + " d4").result())
                .isEqualTo("refused: Cholone has nothing to explain about \"d4\" on board " + board
                        + ". Here is the board.");
    }

    @Test
    void noSuchForm() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(club.mail("eve@example.org", "pgn " + board).result())
                .isEqualTo(
                        "refused: Other programs have no common form for that in Cholone. For the whole game as text,"
                                + " write: record "
                                + board);
        int hex = club.board("hex", "alice", "bob");
        assertThat(club.mail("eve@example.org", "fen " + hex).result())
                .startsWith("refused: Other programs have no common form for that in Hex.");
        assertThat(club.mail("eve@example.org", "sgf " + hex).result())
                .isEqualTo("answered: sent the record of board " + hex);
    }

    @Test
    void tooManyBoards() {
        for (int i = 0; i < 11; i++) {
            club.board("pebbles", "alice", "bob");
        }
        String refused = "refused: That would be 11 boards in one mail, but 10 is the most. Name fewer players, put a"
                + " game before \"show\", or write \"next\" after the names.";
        assertThat(club.mail("eve@example.org", "show alice").result()).isEqualTo(refused);
        assertThat(club.mail("eve@example.org", "show 101 102 103 104 105 106 107 108 109 110 111")
                        .result())
                .isEqualTo(refused);
    }

    @Test
    void noAnalyses() {
        club.withRobots(new RobotRules(true, false, 5, true, false, RobotNames.STANDARD, Map.of()));
        int board = finished();
        assertThat(club.says("alice", "analyse " + board).result())
                .isEqualTo("refused: The admin of this server has turned analysis off.");
    }

    @Test
    void gameGoesOn() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(club.says("alice", "analyse " + board).result())
                .isEqualTo("refused: The game on board " + board + " goes on. It can be analysed once it is over.");
    }

    @Test
    void nothingPlayed() {
        int board = club.board("pebbles", "alice", "bob");
        club.replies("alice", board, 0, "resign");
        assertThat(club.says("bob", "analyse " + board).result())
                .isEqualTo("refused: Nobody moved on board " + board + ", so there is nothing to analyse.");
    }

    @Test
    void gameTooLong() {
        assertThat(club.words()
                        .say(InformationRefusal.GAME_TOO_LONG.of(101, 700, 600).phrase()))
                .isEqualTo("Board 101 has 700 moves, and games of more than 600 are not analysed: others would wait"
                        + " for hours.");
    }

    @Test
    void manyAnalyses() {
        for (int i = 0; i < 3; i++) {
            assertThat(club.says("alice", "analyse " + finished()).result()).startsWith("done: ");
        }
        assertThat(club.says("alice", "analyse " + finished()).result())
                .isEqualTo("refused: You wait for 3 analyses already. Please ask again when they have come.");
        assertThat(club.says("alice", "analyse 101").result()).startsWith("done: ");
    }

    private int finished() {
        int board = club.board("pebbles", "alice", "bob");
        club.replies("alice", board, 0, "take1");
        club.replies("bob", board, 1, "resign");
        return board;
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(InformationRefusal.class).hasItsTestIn(InformationRefusalTest.class);
    }
}
