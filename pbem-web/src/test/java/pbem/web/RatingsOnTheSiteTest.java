package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatingsOnTheSiteTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void bobLoses() {
        int board = club.start("alice", "bob");
        club.play(board, 2);
        club.hear(club.player("bob"), "resign " + board, "");
    }

    @Test
    void aWinIsSeenInTheStandings() {
        assertThat(Words.of(reader.page("/standings"))).contains("Nobody has a rating yet");
        bobLoses();
        assertThat(Words.of(reader.page("/standings"))).contains("Cholone alice 1579? 242 1 ");
        assertThat(Words.of(reader.page("/standings/cholone")))
                .contains("1 alice 1579? 242 1 1 1 0 0 0", "2 bob 1421? 242 1 1 0 0 1 0");
        assertThat(Words.of(reader.page("/standings/chroma"))).contains("Nobody who has played Chroma within a year");
        assertThat(Words.of(reader.page("/games/cholone"))).contains("Standings All 2", "1 alice 1579?");
    }

    @Test
    void aPlayersPageHasTheirRatingsWithACurve() {
        assertThat(reader.page("/players/alice")).doesNotContain("class=\"curve\"");
        bobLoses();
        bobLoses();
        assertThat(reader.page("/players/alice"))
                .contains("<polyline points=\"8.0,", "Rating in Cholone over time, now 16")
                .contains("href=\"/standings/cholone\"");
        assertThat(Words.of(reader.page("/players/alice")))
                .contains("provisional; 2 rated games against one opponent: 2 won, 0 drawn, 0 lost");
    }
}
