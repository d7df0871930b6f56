package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player with a hidden profile is in no list, but keeps their boards and their page. */
class HiddenProfileTest {

    private static final List<String> LISTS = List.of(
            "/players",
            "/standings",
            "/standings/cholone",
            "/hall",
            "/search?q=alic",
            "/search?q=ALICE",
            "/sitemap.xml");

    /** Lists for programs, which give players by their names. */
    private static final List<String> ANSWERS = List.of("/api/v1/players", "/api/v1/standings/cholone");

    @TempDir
    Path folder;

    @Test
    void aHiddenPlayerIsInNoListOfPlayersUntilTheyShowThemselvesAgain() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            club.play(club.start("alice", "bob"), 2);
            club.hear(club.player("bob"), "resign 101", "");
            Reader reader = club.reader();
            LISTS.forEach(list -> assertThat(reader.page(list)).as(list).contains("/players/alice"));
            ANSWERS.forEach(list -> assertThat(reader.page(list)).as(list).contains("\"alice\""));
            assertThat(reader.page("/api/v1/players")).contains("\"total\":2");

            club.hear(club.player("alice"), "set profile hidden", "");
            LISTS.forEach(list -> assertThat(reader.page(list)).as(list).doesNotContain("/players/alice"));
            List.of("/players", "/standings", "/hall", "/search?q=bob", "/sitemap.xml")
                    .forEach(list -> assertThat(reader.page(list)).as(list).contains("/players/bob"));
            ANSWERS.forEach(list ->
                    assertThat(reader.page(list)).as(list).contains("\"bob\"").doesNotContain("\"alice\""));
            assertThat(reader.page("/api/v1/players")).contains("\"total\":1");
            assertThat(reader.page("/api/v1/players/alice")).contains("\"alice\"");
            assertThat(reader.page("/games/cholone")).doesNotContain("/players/alice");
            assertThat(reader.page("/players/alice")).contains("Cholone 101", "content=\"noindex\"");
            assertThat(reader.page("/players/bob")).doesNotContain("noindex");
            assertThat(Words.of(reader.page("/boards/101"))).contains("alice");

            club.hear(club.player("alice"), "set profile shown", "");
            LISTS.forEach(list -> assertThat(reader.page(list)).as(list).contains("/players/alice"));
        }
    }

    @Test
    void thePageThatLeadsOnIsMarkedInTheNavigation() {
        try (Club club = Club.in(folder)) {
            Reader reader = club.reader();
            for (String path : List.of("/hall", "/standings", "/standings/cholone", "/tournaments")) {
                assertThat(reader.page(path)).as(path).contains("<a href=\"/hall\" aria-current=\"page\">");
            }
            assertThat(reader.page("/archive")).contains("<a href=\"/boards\" aria-current=\"page\">");
            assertThat(reader.page("/status")).doesNotContain("aria-current=\"page\"");
        }
    }

    @Test
    void theListOfPlayersLinksToTheHelpAboutPrivacy() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            assertThat(club.reader().page("/players")).contains("href=\"/help/whosees\"");
            assertThat(club.reader().page("/help/whosees")).contains("<h1>Who sees what you write</h1>");
        }
    }

    @Test
    void aPlayersPageHasTheirResultsByOpponent() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            club.play(club.start("alice", "bob"), 2);
            club.hear(club.player("bob"), "resign 101", "");
            assertThat(Words.of(club.reader().page("/players/alice"))).contains("Rated games against", "bob 1 0 0");
            assertThat(Words.of(club.reader().page("/players/bob"))).contains("alice 0 0 1");
        }
    }
}
