package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.engine.Level;
import pbem.repository.robot.Analyses;
import pbem.robot.AnalysisWork;

/** A game that somebody has had looked at again has a page that says where it turned, and its board leads there. */
class AnalysisPagesTest {

    @TempDir
    Path folder;

    @Test
    void a_game_that_was_looked_at_again_has_a_page() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            int board = club.startOf("chroma", "alice", "bob");
            club.play(board, 3);
            club.adjudicate(board, "bob");
            Reader reader = club.reader();
            assertThat(reader.page("/boards/" + board)).doesNotContain("/analysis");
            assertThat(reader.get("/boards/" + board + "/analysis").statusCode())
                    .isEqualTo(404);

            Analyses.Key key = new Analyses.Key(board, club.record(board).revision(), new Level(1));
            club.store().change(t -> {
                t.repositories().analyses().ask(key, club.player("alice"), Club.NOON);
                return true;
            });
            AnalysisWork work = new AnalysisWork(club.store().transactions(), Clock.fixed(Club.NOON, ZoneOffset.UTC));
            for (Optional<AnalysisWork.Done> done = work.next("test", () -> false);
                    done.isPresent();
                    done = work.next("test", () -> false)) {
                assertThat(done.get().fault()).isEmpty();
            }

            assertThat(reader.page("/boards/" + board)).contains("/boards/" + board + "/analysis\"");
            assertThat(reader.page("/boards/" + board + "/analysis"))
                    .contains("Where the game turned", "<svg", "1: alice", "100%");
            assertThat(reader.page("/boards/" + board + "/analysis?level=1")).contains("level 1");
            assertThat(reader.get("/boards/" + board + "/analysis?level=2").statusCode())
                    .isEqualTo(404);
        }
    }
}
