package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.tournament.TournamentKind;

class TournamentsOnTheSiteTest {

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

    private void wins(String winner, int board) {
        club.adjudicate(board, winner);
        club.advance(1);
    }

    @Test
    void withoutTournamentsTheListSaysSo() {
        assertThat(Words.of(reader.page("/tournaments"))).contains("No tournament is open or under way.");
        assertThat(Words.of(reader.page("/tournaments?state=over"))).contains("No tournament is over yet.");
        assertThat(Words.of(reader.page("/hall"))).contains("No tournament is open or under way.");
        assertThat(reader.get("/tournaments/1").statusCode()).isEqualTo(404);
        assertThat(reader.get("/tournaments/one").statusCode()).isEqualTo(400);
        assertThat(reader.get("/tournaments?state=mine").statusCode()).isEqualTo(400);
    }

    @Test
    void aTournamentHasATableWithLinksToItsBoardsAndWhatIsDue() {
        club.tournament(TournamentKind.ROUND_ROBIN, "Spring <Cup>", "alice", "bob", "Carol");
        assertThat(Words.of(reader.page("/tournaments")))
                .contains("1: Spring &lt;Cup&gt; Cholone round-robin 3 of 3 running");
        assertThat(reader.page("/tournaments?game=cholone")).contains("href=\"/tournaments/1\"");
        assertThat(reader.page("/tournaments?game=chroma")).doesNotContain("href=\"/tournaments/1\"");
        String page = reader.page("/tournaments/1");
        assertThat(page).contains("href=\"/boards/101\"", "href=\"/boards/103\"", "aria-label=\". on board 101\"");
        assertThat(Words.of(page))
                .contains("round-robin, running, 3 of 3 players", "Sonneborn-Berger", "to move", "the admin");
        assertThat(page).doesNotContain("<Cup>");
    }

    @Test
    void aWinnerHasAMedalAndIsInTheHall() {
        club.tournament(TournamentKind.ROUND_ROBIN, "Spring", "alice", "bob");
        assertThat(reader.page("/players/alice")).doesNotContain("class=\"medal");
        wins("alice", 101);
        assertThat(Words.of(reader.page("/players/alice"))).contains("first place Spring (Cholone, round-robin, over)");
        assertThat(reader.page("/players/bob"))
                .contains("href=\"/tournaments/1\"")
                .doesNotContain("class=\"medal");
        assertThat(Words.of(reader.page("/hall"))).contains("Champions", "alice Spring Cholone");
        assertThat(Words.of(reader.page("/tournaments?state=over"))).contains("1: Spring");
    }

    @Test
    void aKnockOutShowsItsRoundsAndWhoCameHowFar() {
        club.tournament(TournamentKind.KNOCK_OUT, "Cup", "alice", "bob", "Carol");
        assertThat(Words.of(reader.page("/tournaments/1"))).contains("Round 1", "All players", "has a bye");
    }
}
