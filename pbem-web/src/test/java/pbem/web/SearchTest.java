package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.tournament.TournamentKind;

/** The search field, the order of lists, the archive, and the pages for search engines. */
class SearchTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "Alina", "bob", "x_y", "xzy");
        club.play(club.startOf("cholone", "alice", "bob"), 3);
        int over = club.startOf("cholone", "bob", "Alina");
        club.play(over, 2);
        club.say(over, "resign " + over, "");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void a_part_of_a_name_a_number_a_game_and_a_word_of_help_are_found() {
        assertThat(reader.page("/search?q=ALI")).contains("href=\"/players/alice\"", "href=\"/players/Alina\"");
        assertThat(reader.page("/search?q=ob"))
                .contains("href=\"/players/bob\"")
                .doesNotContain("/players/alice");
        assertThat(reader.page("/search?q=x_"))
                .contains("href=\"/players/x_y\"")
                .doesNotContain("/players/xzy");
        assertThat(reader.page("/search?q=101")).contains("href=\"/boards/101\"");
        assertThat(reader.page("/search?q=%23101")).contains("href=\"/boards/101\"");
        assertThat(reader.page("/search?q=cholo")).contains("href=\"/games/cholone\"");
        assertThat(reader.page("/search?q=cholone+101")).contains("href=\"/boards/101\"", "href=\"/games/cholone\"");
        assertThat(reader.page("/search?q=chess+chromatic"))
                .contains("href=\"/games/chromatic-chess\"")
                .doesNotContain("href=\"/games/cholone\"");
        assertThat(reader.page("/search?q=write+sees")).contains("href=\"/help/whosees\"");
        assertThat(reader.page("/search?q=al")).contains("alice").doesNotContain("href=\"/help/directing\"");
        assertThat(reader.page("/search?q=resign")).contains("href=\"/help/resign\"");
        assertThat(reader.page("/search?q=whosees")).contains("<a href=\"/help/whosees\">Who sees what you write</a>");
        assertThat(reader.page("/search?q=%25")).doesNotContain("href=\"/players/alice\"");
        assertThat(reader.page("/search?q=zzqq")).contains("Nothing here is called “zzqq”.");
        assertThat(reader.page("/search")).contains("<h1>Search</h1>").doesNotContain("Nothing here");
        assertThat(reader.page("/search?q=" + "zq".repeat(250))).contains("Nothing here is called");
        assertThat(reader.page("/search?q=%3Cscript%3E")).doesNotContain("<script");
        assertThat(reader.page("/boards")).contains("action=\"/search\"");
    }

    @Test
    void a_game_is_found_by_what_its_readers_call_it() {
        assertThat(reader.page("/search?q=go")).containsSubsequence("href=\"/games/weiqi\"", "href=\"/games/gomoku\"");
        assertThat(reader.get("/search?q=muehle", "Accept-Language", "de").body())
                .contains("href=\"/games/morris\">Mühle");
        assertThat(reader.get("/games/go").headers().firstValue("Location")).contains("/games/weiqi");
        assertThat(reader.get("/help/go").headers().firstValue("Location")).contains("/games/weiqi");
    }

    @Test
    void programs_are_found_and_named_as_programs() {
        club.enrolRobots();
        assertThat(Words.of(reader.page("/search?q=robot"))).contains("robot1 program", "robot4 program");
        assertThat(Words.of(reader.page("/search?q=bob"))).doesNotContain("bob program");
    }

    @Test
    void lists_are_sorted_shown_as_a_table_and_called_by_what_they_are_of() {
        assertThat(reader.page("/boards?state=finished&game=cholone&sort=length&as=table"))
                .contains("<title>Finished boards · Cholone · longest first", "<table class=\"list\">")
                .contains("href=\"/boards/102\"")
                .contains("rel=\"canonical\" href=\"https://club.example/boards?state=finished&amp;game=cholone");
        assertThat(reader.page("/boards?page=2")).contains("<title>Boards under way · page 2");
        assertThat(reader.page("/archive"))
                .contains("href=\"/boards?state=finished&amp;game=cholone&amp;month=2025-06\"", "The longest games");
        assertThat(reader.page("/boards?state=finished&game=cholone&month=2025-06"))
                .contains("href=\"/boards/102\"");
        assertThat(reader.page("/boards?state=finished&month=2025-05")).doesNotContain("href=\"/boards/102\"");
    }

    @Test
    void search_engines_are_told_where_to_look() {
        club.tournament(TournamentKind.ROUND_ROBIN, "Cup", "alice", "bob");
        assertThat(reader.page("/robots.txt"))
                .contains("Sitemap: https://club.example/sitemap.xml")
                .doesNotContain("\nAllow: "); // some robots obey the first rule that matches
        for (String path : List.of("/", "/players", "/players/alice", "/boards/101", "/status", "/api")) {
            assertThat(isShutOut(path)).as(path).isFalse();
        }
        for (String path : List.of(
                "/play",
                "/play/board",
                "/search?q=al",
                "/unsubscribe/x",
                "/guest/board",
                "/signup",
                "/api/v1/boards")) {
            assertThat(isShutOut(path)).as(path).isTrue();
        }
        assertThat(reader.page("/sitemap.xml"))
                .contains("<loc>https://club.example/boards/101</loc><lastmod>2025-06-01T")
                .contains(
                        "<loc>https://club.example/games/cholone</loc>", "<loc>https://club.example/players/bob</loc>")
                .contains("<loc>https://club.example/status</loc>", "<loc>https://club.example/tournaments/1</loc>");
        assertThat(reader.page("/search?q=bob")).contains("<meta name=\"robots\" content=\"noindex\">");
    }

    /** Robots compare a rule with the beginning of a path, or with all of it if the rule ends with $ (RFC 9309). */
    private boolean isShutOut(String path) {
        return reader.page("/robots.txt")
                .lines()
                .filter(line -> line.startsWith("Disallow: "))
                .map(line -> line.substring("Disallow: ".length()))
                .anyMatch(rule ->
                        rule.endsWith("$") ? path.equals(rule.substring(0, rule.length() - 1)) : path.startsWith(rule));
    }
}
