package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seed;

class BoardPagesTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "Carol");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void aDeadlineYearsAwayIsShownAsNone() {
        club.start(Map.of(), Map.of("nagtime", "9999", "forfeittime", "9999"), "alice", "bob");

        assertThat(Words.of(reader.page("/boards/101")))
                .contains("alice (black) to move")
                .contains("No deadline.")
                .doesNotContain("until", "days", "reminder");
        assertThat(Words.of(reader.page("/boards"))).contains("alice to move no deadline");
    }

    @Test
    void aBoardUnderWayTellsWhoseTurnItIsAndUntilWhen() {
        int board = club.start("alice", "bob");
        club.play(board, 3);

        assertThat(Words.of(reader.page("/boards/101")))
                .contains("Cholone 101")
                .contains("bob (white) to move until 2025-06-22 12:03 UTC · 21 days left")
                .contains("Move 3 of 3");
    }

    @Test
    void aBoardHasItsPictureItsTextAndItsMoves() {
        int board = club.start("alice", "bob");
        club.play(board, 3);

        String page = reader.page("/boards/101");
        assertThat(page).contains("<svg ", "<pre class=\"text-board\"", "href=\"/boards/101/moves/3\"");
        club.record(board).plies().forEach(ply -> assertThat(Words.of(page)).contains(ply.notation()));
    }

    @Test
    void theTermsAreShownInWords() {
        club.start(Map.of("setup", "belgian"), Map.of("forfeittime", "10", "unrated", ""), "alice", "bob");

        assertThat(Words.of(reader.page("/boards/101")))
                .contains("setup belgian")
                .contains("A reminder after 7 days without a move; after 10 days the game is lost.")
                .contains("The result does not count.");
    }

    @Test
    void aBoardWithAProgramSaysThatItDoesNotCountUntilTheAdminSaysOtherwise() {
        club.start("alice", "bob");
        assertThat(Words.of(reader.page("/boards/101"))).contains("The result counts.");

        club.markBot("bob", false);
        assertThat(Words.of(reader.page("/boards/101"))).contains("The result does not count.");

        club.markBot("bob", true);
        assertThat(Words.of(reader.page("/boards/101"))).contains("The result counts.");
    }

    @Test
    void oneStepsThroughAGameByPlainLinks() {
        club.play(club.start("alice", "bob"), 4);

        assertThat(Links.of(reader.page("/boards/101/moves/2")))
                .containsEntry("Start", "/boards/101/moves/0")
                .containsEntry("Previous", "/boards/101/moves/1")
                .containsEntry("Next", "/boards/101/moves/3")
                .containsEntry("Latest", "/boards/101");
        assertThat(Links.of(reader.page("/boards/101/moves/0")))
                .doesNotContainKeys("Start", "Previous")
                .containsEntry("Next", "/boards/101/moves/1");
        assertThat(Links.of(reader.page("/boards/101/moves/4"))).doesNotContainKeys("Next", "Latest");
        assertThat(Links.of(reader.page("/boards/101")))
                .containsEntry("Previous", "/boards/101/moves/3")
                .doesNotContainKeys("Next", "Latest");
    }

    @Test
    void aPageOfAMoveNamesItselfAndItsNeighbours() {
        club.play(club.start("alice", "bob"), 3);

        assertThat(reader.page("/boards/101/moves/2"))
                .contains("<link rel=\"canonical\" href=\"https://club.example/boards/101/moves/2\">")
                .contains("<link rel=\"prev\" href=\"/boards/101/moves/1\">")
                .contains("<link rel=\"next\" href=\"/boards/101/moves/3\">");
    }

    @Test
    void afterTheLastMoveComesTheBoardAsALeaverLeftIt() {
        int board = club.start("alice", "bob");
        club.play(board, 2);
        club.hear(club.player("bob"), "resign " + board, "I must go");

        assertThat(Links.of(reader.page("/boards/101/moves/2"))).containsEntry("Next", "/boards/101");
        String end = reader.page("/boards/101");
        assertThat(Links.of(end)).containsEntry("Previous", "/boards/101/moves/2");
        assertThat(Words.of(end)).contains("alice won:", "After move 2 bob resigned", "white bob lost");
    }

    @Test
    void aBoardVoidedBeforeItsFirstMoveCanBeLookedAt() {
        int board = club.start("alice", "bob");
        club.annul(board, "started by mistake, bob@secret.example complained");

        assertThat(Words.of(reader.page("/boards/101")))
                .contains("ended by the admin without a result", "Before the first move")
                .doesNotContain("mistake");
    }

    @Test
    void threePlayersHaveThreeColumnsAndAPlayerWhoLeftIsOut() {
        int board = club.start("alice", "bob", "Carol");
        club.play(board, 4);
        club.hear(club.player("Carol"), "resign " + board, "");
        club.play(board, 3);

        String page = reader.page("/boards/101");
        assertThat(page.split("<th scope=\"col\">", -1)).hasSize(4);
        assertThat(Words.of(page)).contains("Carol out", "resigned", "Move 7 of 7");
    }

    @Test
    void aDrawThatWasAgreedIsTold() {
        int drawn = club.start("alice", "bob");
        club.play(drawn, 2);
        club.hear(club.player("alice"), "draw " + drawn, "");
        club.hear(club.player("bob"), "accept " + drawn, "");

        assertThat(Words.of(reader.page("/boards/101"))).contains("After move 2 a draw was agreed", "white bob drew");
    }

    @Test
    void the_fingerprint_of_the_seed_is_on_the_page_from_the_start_and_the_seed_at_the_end() {
        int board = club.startOf("chromino", "alice", "bob");
        Seed seed = club.record(board).board().setup().seed();
        assertThat(reader.page("/boards/" + board)).contains(seed.fingerprint()).doesNotContain(seed.reveal());
        club.annul(board, "enough");
        assertThat(reader.page("/boards/" + board)).contains(seed.fingerprint(), seed.reveal());
    }

    @Test
    void a_game_without_chance_has_no_fingerprint() {
        int board = club.start("alice", "bob");
        Seed seed = club.record(board).board().setup().seed();
        club.annul(board, "enough");
        assertThat(reader.page("/boards/" + board)).doesNotContain(seed.fingerprint(), seed.reveal());
    }
}
