package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardListTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void anEmptyServerSaysSoInWords() {
        assertThat(Words.of(reader.page("/"))).contains("No game is under way yet.");
        assertThat(Words.of(reader.page("/boards"))).contains("No game is under way yet.");
        assertThat(Words.of(reader.page("/boards?state=finished"))).contains("No game has ended yet.");
        assertThat(Words.of(reader.page("/players"))).contains("Nobody has signed up yet.");
    }

    @Test
    void boardsUnderWayAndFinishedOnesStandApart() {
        club.enrol("alice", "bob");
        club.start("alice", "bob");
        int over = club.start("bob", "alice");
        club.hear(club.player("alice"), "resign " + over, "");

        assertThat(reader.page("/boards")).contains("/boards/101\"").doesNotContain("/boards/102\"");
        assertThat(reader.page("/boards?state=finished"))
                .contains("/boards/102\"", "bob won")
                .doesNotContain("/boards/101\"");
        assertThat(Words.of(reader.page("/boards"))).contains("Under way 1", "Finished 1");
    }

    @Test
    void boardsCanBeLookedForByGameAndPlayer() {
        club.enrol("alice", "bob", "Carol");
        club.start("alice", "bob");
        club.start("bob", "Carol");

        assertThat(reader.page("/boards?game=cholone&player=CAROL"))
                .contains("/boards/102\"", "value=\"CAROL\"")
                .doesNotContain("/boards/101\"");
        assertThat(reader.page("/boards?game=ABALONE&player=")).contains("/boards/101\"", "/boards/102\"");
        assertThat(Words.of(reader.page("/boards?state=finished&player=bob")))
                .contains("No finished board is like that.");
    }

    @Test
    void anUnknownPlayerIsToldApartFromOneWithoutBoards() {
        club.enrol("alice");

        assertThat(Words.of(reader.page("/boards?player=nobody"))).contains("Nobody here is called “nobody”.");
        assertThat(Words.of(reader.page("/boards?player=alice"))).contains("No board under way is like that.");
    }

    @Test
    void aLongListHasPages() {
        club.enrol("alice", "bob");
        for (int i = 0; i < 25; i++) {
            club.start("alice", "bob");
        }

        assertThat(reader.page("/boards"))
                .contains("/boards/125\"", "state=open&amp;page=2")
                .doesNotContain("/boards/101\"");
        assertThat(reader.page("/boards?state=open&page=2"))
                .contains("/boards/101\"", "Newer")
                .doesNotContain("Older");
        assertThat(Words.of(reader.page("/boards?page=3"))).contains("The list is not that long.");
        assertThat(Words.of(reader.page("/"))).contains("All 25");
    }

    @Test
    void aSearchThatCannotBeIsRefusedInWords() {
        assertThat(reader.get("/boards?state=lost")).satisfies(Answers.are(400, "Boards are open or finished"));
        assertThat(reader.get("/boards?game=go")).satisfies(Answers.are(400, "There is no game “go” here"));
        assertThat(reader.get("/boards?page=-1")).satisfies(Answers.are(400, "“-1” is not the number of a page"));
    }
}
