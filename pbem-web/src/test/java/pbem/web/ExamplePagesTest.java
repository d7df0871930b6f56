package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.web.Answers.are;
import static pbem.web.Answers.leadTo;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.games.cholone.Cholone;
import pbem.help.ClubTexts;
import pbem.testkit.pebbles.Pebbles;

class ExamplePagesTest {

    private static final Example CHOLONE = Example.of(new Cholone()).orElseThrow();
    private static final int LAST = CHOLONE.moves().size();
    private static final String START = "/games/cholone/example";
    private static final String MOVES = START + "/moves/";

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
    void thePageOfAGameLeadsToItsExample() {
        for (Game game : Club.GAMES.all()) {
            String link = "<a href=\"/games/" + game.name() + "/example\">";
            assertThat(reader.page("/games/" + game.name()).contains(link))
                    .as(game.name())
                    .isEqualTo(Example.of(game).isPresent());
        }
    }

    @Test
    void anExampleBeginsAtItsStartAndSaysHowItEnded() {
        assertThat(Words.of(reader.page(START)))
                .contains("Cholone: an example In the end: black won: six marbles ejected")
                .contains("Start", "Players black and white", "Options setup belgian");
        assertThat(Words.of(reader.page(MOVES + LAST))).contains("Cholone: an example black won: six marbles ejected");
    }

    @Test
    void everyMoveHasItsPictureItsTextAndWhatItBrought() {
        String page = reader.page(MOVES + 17);

        assertThat(page).contains("<svg ", "<pre class=\"text-board\" ");
        assertThat(Words.of(page))
                .contains(
                        "Move 17 of " + LAST, "black " + CHOLONE.moves().get(16).notation())
                .contains("A marble of white is ejected: black has 1 of six.");
    }

    @Test
    void theListHasEveryMoveAndMarksTheOneOnShow() {
        String page = reader.page(MOVES + 2);

        for (int move = 1; move <= LAST; move++) {
            String notation = CHOLONE.moves().get(move - 1).notation();
            String marked = move == 2 ? " aria-current=\"true\"" : "";
            assertThat(page)
                    .contains("<a href=\"" + MOVES + move + "\"" + marked + "><span class=\"number\">" + move
                            + "</span> " + notation + "</a>");
        }
    }

    @Test
    void oneStepsThroughAnExampleByPlainLinks() {
        assertThat(Links.of(reader.page(START)))
                .doesNotContainKeys("Start", "Previous")
                .containsEntry("Next", MOVES + 1)
                .containsEntry("End", MOVES + LAST);
        assertThat(Links.of(reader.page(MOVES + 1)))
                .containsEntry("Start", START)
                .containsEntry("Previous", START)
                .containsEntry("Next", MOVES + 2)
                .containsEntry("End", MOVES + LAST);
        assertThat(Links.of(reader.page(MOVES + LAST)))
                .containsEntry("Start", START)
                .containsEntry("Previous", MOVES + (LAST - 1))
                .doesNotContainKeys("Next", "End");
    }

    @Test
    void everyPositionCanBeHadAsAFile() {
        assertThat(Answers.type(reader.bytes(START + ".svg"))).isEqualTo("image/svg+xml");
        assertThat(Answers.type(reader.bytes(MOVES + LAST + ".small.svg"))).isEqualTo("image/svg+xml");
        assertThat(reader.bytes(MOVES + "3.png").body()).startsWith(0x89, 'P', 'N', 'G');
        assertThat(reader.page(START + ".txt")).contains("black is to move");
        assertThat(reader.page(MOVES + LAST + ".txt")).contains("The game is over: six marbles ejected");
        assertThat(reader.page(MOVES + "0.txt")).isEqualTo(reader.page(START + ".txt"));
        assertThat(reader.page("/games/chroma/example.txt")).isNotEqualTo(reader.page(START + ".txt"));
    }

    @Test
    void everyPageHasOneAddress() {
        assertThat(reader.get("/games/abalone/example")).satisfies(leadTo(START));
        assertThat(reader.get("/games/Cholone/example/moves/7")).satisfies(leadTo(MOVES + 7));
        assertThat(reader.get(MOVES + "007")).satisfies(leadTo(MOVES + 7));
        assertThat(reader.get(MOVES + "0")).satisfies(leadTo(START));
        assertThat(reader.get(START + "/moves")).satisfies(leadTo(START));
        assertThat(reader.page(MOVES + 7))
                .contains("<link rel=\"canonical\" href=\"https://club.example" + MOVES + "7\">");
    }

    @Test
    void aMissingPageSaysSo() {
        assertThat(reader.get(MOVES + (LAST + 1)))
                .satisfies(are(
                        404,
                        "The example of Cholone has no move " + (LAST + 1) + " Its last move is number " + LAST + "."));
        assertThat(reader.get(MOVES + (LAST + 1) + ".png"))
                .satisfies(are(404, "The example of Cholone has no move " + (LAST + 1)));
        assertThat(reader.get(MOVES + "x")).satisfies(are(400, "“x” is not the number of a move"));
        assertThat(reader.get("/games/ludo/example")).satisfies(are(404, "There is no game “ludo” here"));
    }

    @Test
    void aGameWithoutAnExampleHasNoLinkToOne() {
        SiteConfig config = new SiteConfig(
                "127.0.0.1", 0, "The Thursday Club", "games@club.example", Optional.empty(), Set.of(), ClubTexts.NONE);
        Games games = new Games(List.of(new Pebbles()));
        try (Site site = Club.site(config, club.store(), games, Clock.systemUTC())) {
            Reader visitor = new Reader(site.port());
            assertThat(visitor.page("/games/pebbles")).doesNotContain("/example\"");
            assertThat(visitor.get("/games/pebbles/example")).satisfies(are(404, "There is no example of Pebbles"));
            assertThat(visitor.get("/games/pebbles/example/moves/1.svg"))
                    .satisfies(are(404, "There is no example of Pebbles"));
        }
    }
}
