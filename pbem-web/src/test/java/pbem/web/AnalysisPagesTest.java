package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An analysed game has a page that says where it turned, and its board links to that page. */
class AnalysisPagesTest {

    @Test
    void the_front_page_shows_the_dearest_move_of_the_last_game_that_turned() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            int board = club.startOf("fourinarow", "alice", "bob");
            for (String column : List.of("d", "a", "d", "a", "e", "a", "e", "b", "d", "b", "d")) {
                club.say(board, "move " + board + " " + column, "");
            }
            Reader reader = club.reader();
            assertThat(reader.page("/")).doesNotContain("/analysis");

            club.analyse(board);

            assertThat(reader.page("/"))
                    .contains(
                            "Where the game turned",
                            "/boards/" + board + "/moves/9.svg",
                            "Move 10: bob played b2. A better move was a4",
                            "/boards/" + board + "/analysis\"")
                    .contains("2 people play here", "Half of their answers come within a minute.");
        }
    }

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

            club.analyse(board);

            assertThat(reader.page("/boards/" + board))
                    .contains("/boards/" + board + "/analysis\"", "class=\"chances\"", "data-points=\"4\"");
            assertThat(reader.page("/boards/" + board + "/analysis"))
                    .contains("Where the game turned", "<svg", "1: alice", "100%");
            assertThat(reader.page("/boards/" + board + "/analysis?level=1")).contains("level 1");
            assertThat(reader.get("/boards/" + board + "/analysis?level=2").statusCode())
                    .isEqualTo(404);
            assertThat(reader.get("/boards/" + board + "/analysis?level=9"))
                    .satisfies(Answers.are(400, "“9” is not a level Levels go from 1 to 4."));
        }
    }
}
