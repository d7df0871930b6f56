package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.help.HelpPages;
import pbem.testkit.Table;
import pbem.testkit.many.ManyGames;

/** The site of a server with fifty games, each with a rating and a board. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManyGamesTest {

    private static final int LARGEST = 100_000;

    private static final Pattern GAME = Pattern.compile("href=\"/games/([a-z0-9-]+)\"");

    private Club club;
    private Reader reader;

    @BeforeAll
    void open(@TempDir Path folder) {
        club = Club.with(ManyGames.games(), Seed.of(new byte[Seed.BYTES]), folder);
        club.enrol("alice", "bob");
        for (Game game : ManyGames.games().all()) {
            int board = club.startOf(game.name(), "alice", "bob");
            club.play(board, 4);
            club.say(board, "resign " + board, "");
            club.startOf(game.name(), "alice", "bob");
        }
        club.startOf("amazons", "alice", "bob");
        reader = club.reader();
    }

    @AfterAll
    void close() {
        club.close();
    }

    private List<String> gamesOn(String path) {
        return GAME.matcher(reader.page(path))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/games",
                "/hall",
                "/standings",
                "/standings/hex",
                "/boards",
                "/boards?state=finished&as=table",
                "/tournaments",
                "/players",
                "/players/alice",
                "/search?q=h",
                "/status",
                "/help",
                "/help/commands",
                "/games/hex",
                "/games/hex.svg",
                "/archive",
                "/sitemap.xml"
            })
    void no_page_is_large(String path) {
        assertThat(reader.bytes(path).body()).hasSizeLessThan(LARGEST);
    }

    @Test
    void the_page_of_games_has_each_with_a_picture_those_of_a_family_together_and_the_most_played_first() {
        String page = reader.page("/games");
        assertThat(gamesOn("/games")).hasSize(50).doesNotHaveDuplicates();
        assertThat(page.split("<img src=\"/games/")).hasSize(51);
        assertThat(page)
                .containsSubsequence("Colours</h2>", "Connection and line</h2>", "Territory</h2>", "Chance</h2>");
        assertThat(page.substring(page.indexOf("Flipping and moving</h2>")))
                .as("two boards under way")
                .matches("(?s)Flipping and moving</h2>(?:(?!/games/).)*/games/amazons\".*");
    }

    @Test
    void a_form_finds_games_without_a_script() {
        assertThat(reader.page("/games")).contains("<form class=\"filter\" action=\"/games\" method=\"get\"");
        assertThat(gamesOn("/games?q=Reversi")).isNotEmpty().allMatch(name -> name.startsWith("reversi"));
        assertThat(gamesOn("/games?q=%20abalone")).containsExactly("cholone");
        assertThat(reader.page("/games?q=%3Cscript%3E"))
                .contains("No game here is called “&lt;script&gt;”.")
                .doesNotContain("<script");
        assertThat(reader.page("/games?q=" + "zq".repeat(250))).contains("No game here is called");
    }

    @Test
    void the_front_page_has_the_most_played_few() {
        assertThat(gamesOn("/"))
                .as("the game that anybody can play there, and eight others")
                .hasSize(9)
                .startsWith("cholone", "amazons");
        assertThat(reader.page("/")).contains("<a href=\"/games\">All 50</a>", "<code>cholone challenge</code>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/hall", "/standings"})
    void the_standings_have_a_line_for_each_game(String path) {
        String page = reader.page(path);
        List<Game> rated = ManyGames.games().all().stream()
                .filter(game -> game.isRated(Table.of("2").start(game, 1).setup()))
                .toList();
        assertThat(rated).hasSizeGreaterThan(15);
        for (Game game : rated) {
            assertThat(page).containsOnlyOnce("<a href=\"/standings/" + game.name() + "\">" + game.title() + "</a>");
        }
        assertThat(page.split("<table class=\"list\">")).hasSize(2);
    }

    @Test
    void a_page_of_help_leads_to_the_games_and_does_not_list_them() {
        assertThat(gamesOn("/help/commands")).isEmpty();
        assertThat(reader.page("/help/commands")).contains("<a href=\"/games\">Games</a>");
        assertThat(new HelpPages(ManyGames.games()).topics()).hasSizeGreaterThan(50);
    }

    @Test
    void aPageThatIsNotTranslatedIsInEnglishWithItsOwnMark() {
        List<String> games = ManyGames.games().names();
        assertThat(reader.get("/games/" + games.get(games.size() - 1), "Accept-Language", "de")
                        .body())
                .contains("<html lang=\"de\"", "<article class=\"prose\" lang=\"en\">", "Laufende Bretter");
    }
}
