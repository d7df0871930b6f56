package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages in the language of the reader. */
class LanguagesTest {

    private static final String FRENCH = "<html lang=\"fr\"";
    private static final String ENGLISH = "<html lang=\"en\"";

    @TempDir
    static Path folder;

    private static Club club;
    private static int board;

    @BeforeAll
    static void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        board = club.start("alice", "bob");
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static HttpResponse<String> asked(String path, String wish) {
        return club.reader().get(path, "Accept-Language", wish);
    }

    private static List<String> vary(HttpResponse<String> answer) {
        return answer.headers().allValues("Vary");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "fr-CA,fr;q=0.9,en;q=0.8", "eo,fr;q=0.5,en;q=0.1"})
    void aReaderOfFrenchGetsFrench(String wish) {
        HttpResponse<String> answer = asked("/games/chromino", wish);
        assertThat(answer.body()).contains(FRENCH, "Chromino est un jeu", ">Aide<");
        assertThat(vary(answer)).containsExactly("Accept-Language", "Accept-Encoding");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "en-GB,fr;q=0.5", "eo", "*", "fr;q=0", ";;;,q=x", "x", "-", "de,-", "\u00e9", ""})
    void everybodyElseGetsEnglish(String wish) {
        HttpResponse<String> answer = asked("/games/chromino", wish);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains(ENGLISH, ">Help<");
        assertThat(vary(answer)).containsExactly("Accept-Language", "Accept-Encoding");
    }

    @Test
    void aVeryLongWishIsIgnored() {
        assertThat(asked("/games/chromino", "fr,".repeat(500) + "fr").body()).contains(ENGLISH);
    }

    @Test
    void anAddressGoesBeforeTheBrowserAndItsLinksStayInItsLanguage() {
        HttpResponse<String> french = asked("/fr/boards", "en");
        assertThat(french.body())
                .contains(
                        FRENCH,
                        "data-path=\"/fr/\"",
                        "<a href=\"/fr/boards/" + board + "\">",
                        "src=\"/fr/boards/" + board + ".small.svg\"",
                        "href=\"/assets/",
                        "<link rel=\"canonical\" href=\"https://club.example/fr/boards\">",
                        "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://club.example/boards\">",
                        "<link rel=\"alternate\" hreflang=\"de\" href=\"https://club.example/de/boards\">",
                        "<a href=\"/de/boards\" hreflang=\"de\" lang=\"de\">Deutsch</a>",
                        "href=\"/fr/feed.atom\"")
                .doesNotContain("href=\"/boards", "src=\"/boards");
        assertThat(vary(french)).containsExactly("Accept-Encoding");
        assertThat(asked("/en/boards", "fr").body()).contains(ENGLISH, "data-path=\"/en/\"");
        assertThat(asked("/fr", "en").body()).contains(FRENCH);
        assertThat(asked("/friends", "en").statusCode()).isEqualTo(404);
    }

    @Test
    void aPageWithoutALanguageInItsAddressLinksToPagesWithoutOne() {
        assertThat(asked("/boards", "fr").body())
                .contains("href=\"/boards/" + board + "\"", "href=\"/fr/feed.atom\"")
                .contains("<link rel=\"canonical\" href=\"https://club.example/boards\">");
    }

    @Test
    void aRedirectKeepsTheLanguage() {
        HttpResponse<String> moved = asked("/de/players/ALICE", "en");
        assertThat(moved.statusCode()).isEqualTo(301);
        assertThat(moved.headers().firstValue("Location").orElseThrow()).endsWith("/de/players/alice");
    }

    @ParameterizedTest
    @CsvSource({
        "/boards/9999, de, Ein Brett 9999 gibt es nicht",
        "/fr/boards/x, de, n\u2019est pas",
        "/nowhere, fr, Cette page n\u2019existe pas",
        "/api/v1/boards/9999, de, There is no board 9999"
    })
    void aFaultIsReportedInTheSameLanguage(String path, String wish, String words) {
        assertThat(asked(path, wish).body()).contains(words);
    }

    @Test
    void eachLanguageIsKeptWithATagOfItsOwn() {
        for (String path : List.of("/games/chromino", "/boards/" + board, "/boards/" + board + ".svg", "/help")) {
            String german = asked(path, "de").headers().firstValue("ETag").orElseThrow();
            assertThat(asked(path, "en").headers().firstValue("ETag"))
                    .as(path)
                    .isPresent()
                    .get()
                    .isNotEqualTo(german);
            assertThat(club.reader()
                            .get(path, "Accept-Language", "de", "If-None-Match", german)
                            .statusCode())
                    .isEqualTo(304);
            assertThat(club.reader()
                            .get(path, "Accept-Language", "fr", "If-None-Match", german)
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void aFeedAndACalendarAreInTheLanguageOfTheirAddress() {
        assertThat(asked("/players/alice.ics", "de").body()).contains("Deadlines of alice");
        assertThat(asked("/de/players/alice.ics", "en").body())
                .contains("Fristen von alice", "URL:https://club.example/de/boards/" + board);
        assertThat(asked("/de/news.atom", "en").body()).contains("<title>Neues");
    }
}
