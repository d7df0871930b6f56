package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatusPageTest {

    @TempDir
    Path folder;

    @Test
    void theServerTellsInFiguresWhatItDoes() {
        try (Club club = Club.in(folder)) {
            assertThat(Words.of(club.reader().page("/status"))).contains("no board has begun yet", "0 under way");
            club.enrol("alice", "bob");
            club.play(club.start("alice", "bob"), 2);
            club.hear(club.player("bob"), "resign 101", "");
            club.start("bob", "alice");
            assertThat(Words.of(club.reader().page("/status")))
                    .contains(
                            "2025-06-01, when its first board began",
                            "1 under way",
                            "1 finished",
                            "Cholone 1 1",
                            "30 days");
            assertThat(club.reader().page("/players")).contains("href=\"/status\"");
            assertThat(club.reader().get("/house").headers().firstValue("Location"))
                    .contains("/status");
        }
    }

    @Test
    void theMonthsStandThereWithTheirBoards() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            club.play(club.start("alice", "bob"), 2);
            club.hear(club.player("bob"), "resign 101", "");
            club.start("bob", "alice");
            assertThat(Words.of(club.reader().page("/status")))
                    .contains("By month", "2025-06 2 1", "Cholone 1 1 2 a minute");
        }
    }
}
