package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.web.Answers.leadTo;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.help.HelpPages;
import pbem.help.HelpText;

class PeopleAndGamesTest {

    private static final Pattern MAIL_LINK = Pattern.compile("mailto:[^\"]*");

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "Carol");
        club.play(club.start("alice", "bob"), 2);
        int over = club.start("Carol", "alice");
        club.hear(club.player("Carol"), "resign " + over, "");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void theFrontPageSaysHowToBegin() {
        assertThat(reader.page("/"))
                .contains("action=\"/signup\"", "mailto:games@club.example\"", "/boards/101\"", "/games/cholone\"")
                .doesNotContain("signup%20NAME");
    }

    @Test
    void noMailThatALinkBeginsNamesAPlaceholder() {
        for (String page : List.of("/", "/games/cholone", "/players/alice", "/players", "/help", "/status")) {
            assertThat(reader.page(page)
                            .lines()
                            .flatMap(line -> MAIL_LINK.matcher(line).results()))
                    .as(page)
                    .allSatisfy(link -> assertThat(link.group()).doesNotContainPattern("BOB|GAME|NAME|USERID"));
        }
        assertThat(reader.page("/games/cholone")).contains("mailto:games@club.example\"");
    }

    @Test
    void aSeekIsOnTheFrontPageAndOnThatOfTheGame() {
        assertThat(reader.page("/")).doesNotContain("Looking for players");
        club.hear(club.player("bob"), "cholone seek 3 --unrated", "");
        for (String page : List.of("/", "/games/cholone")) {
            assertThat(Words.of(reader.page(page)))
                    .contains("bob looks for 2 players of Cholone (21 days a move, unrated) · write accept 1");
            assertThat(reader.page(page)).contains("mailto:games@club.example?subject=accept%201");
        }
        club.hear(club.player("bob"), "withdraw 1", "");
        assertThat(reader.page("/")).doesNotContain("Looking for players");
    }

    @Test
    void aPlayerHasAPageWithTheirGames() {
        assertThat(Words.of(reader.page("/players/alice")))
                .contains("Cholone 101", "alice to move", "Cholone 102", "alice won:");
        assertThat(Words.of(reader.page("/players/bob"))).contains("No game of bob has ended yet.");
        assertThat(Words.of(reader.page("/players"))).contains("alice 1 1", "bob 1 0", "Carol 0 1");
    }

    @Test
    void everyPageHasOneAddress() {
        assertThat(reader.get("/players/ALICE")).satisfies(leadTo("/players/alice"));
        assertThat(reader.get("/players/carol")).satisfies(leadTo("/players/Carol"));
        assertThat(reader.get("/games/abalone")).satisfies(leadTo("/games/cholone"));
        assertThat(reader.get("/games/chromatic")).satisfies(leadTo("/games/chromatic-chess"));
        assertThat(reader.get("/standings/chromatic")).satisfies(leadTo("/standings/chromatic-chess"));
        assertThat(reader.get("/games/Cholone")).satisfies(leadTo("/games/cholone"));
        assertThat(reader.get("/help/cholone")).satisfies(leadTo("/games/cholone"));
        assertThat(reader.get("/help/COMMANDS")).satisfies(leadTo("/help/commands"));
        assertThat(reader.get("/help/overview")).satisfies(leadTo("/help"));
        assertThat(reader.page("/boards/101/")).contains("rel=\"canonical\" href=\"https://club.example/boards/101\"");
    }

    @Test
    void helpIsTheVeryPageThatIsMailed() {
        HelpPages help = new HelpPages(Club.GAMES);
        assertThat(reader.page("/help")).contains(HelpText.html(help.markdown("overview")));
        assertThat(reader.page("/help/commands")).contains(HelpText.html(help.markdown("commands")));
        String html = HelpText.html(help.markdown("cholone"));
        assertThat(reader.page("/games/cholone"))
                .contains(html.split(
                        "(?s)(?<=</h1>)|<pre[^>]*><code class=\"language-position-[0-9]+\">.*?</code></pre>"));
    }

    @Test
    void aGameShowsItsStartItsOptionsAndItsBoards() {
        assertThat(reader.page("/games/cholone"))
                .contains("<svg ", "-bowl", "/boards/101\"")
                .doesNotContain("/boards/102\"");
        assertThat(reader.page("/games")).contains("/games/cholone.svg");
        assertThat(reader.page("/games/cholone.svg")).startsWith("<svg ");
    }

    @Test
    void aGamePageBeginsWithItsTitleThenThePictureAndHowToPlayThenTheRules() {
        String page = reader.page("/games/cholone");
        assertThat(page.indexOf("<h1>")).isLessThan(page.indexOf("<figure"));
        assertThat(page.indexOf("<figure")).isLessThan(page.indexOf("<code>cholone challenge</code>"));
        assertThat(page.indexOf("<code>cholone challenge</code>")).isLessThan(page.indexOf("<article"));
    }

    @Test
    void thePositionsOfTheRulesAreDrawn() {
        HelpPages help = new HelpPages(Club.GAMES);
        List<String> drawn = Club.GAMES.names().stream()
                .filter(game -> !help.positions(game).isEmpty())
                .toList();
        assertThat(drawn).hasSizeGreaterThanOrEqualTo(5);
        for (String game : drawn) {
            String picture = "/games/" + game + "/positions/1.svg";
            assertThat(reader.page("/games/" + game)).contains("<img src=\"" + picture + "\" alt=\"The board ");
            assertThat(reader.page(picture)).startsWith("<svg ");
        }
        assertThat(reader.get("/games/cholone/positions/99.svg").statusCode()).isEqualTo(404);
        assertThat(reader.get("/games/cholone/positions/x.svg").statusCode()).isEqualTo(400);
    }

    @Test
    void noPageTellsAnAddressOrASeed() {
        String seed = club.record(101).board().setup().seed().reveal();
        for (String path : List.of(
                "/",
                "/boards",
                "/boards?state=finished",
                "/boards/101",
                "/boards/101/moves/1",
                "/boards/102",
                "/players",
                "/players/alice",
                "/games",
                "/games/cholone",
                "/help",
                "/nowhere")) {
            assertThat(reader.get(path).body()).as(path).doesNotContain("secret.example", seed);
        }
    }
}
