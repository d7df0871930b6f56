package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help pages in the language of the reader, as far as there are any. */
class LanguagesTest {

    private static final String FRENCH = "<article class=\"prose\" lang=\"fr\">";
    private static final String ENGLISH = "<article class=\"prose\" lang=\"en\">";

    @TempDir
    Path folder;

    private Club club;

    @BeforeEach
    void open() {
        club = Club.in(folder);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private HttpResponse<String> asked(String path, String wish) {
        return club.reader().get(path, "Accept-Language", wish);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "fr-CA,fr;q=0.9,en;q=0.8", "de,fr;q=0.5,en;q=0.1"})
    void whoeverWantsFrenchGetsIt(String wish) {
        HttpResponse<String> answer = asked("/games/chromino", wish);
        assertThat(answer.body()).contains(FRENCH, "Chromino est un jeu");
        assertThat(answer.body())
                .contains("<a href=\"/games/chromino?lang=en\" hreflang=\"en\" lang=\"en\">English</a>");
        assertThat(answer.headers().allValues("Vary")).containsExactly("Accept-Language", "Accept-Encoding");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "en-GB,fr;q=0.5", "de", "*", "fr;q=0", ";;;,q=x", "x", "\u00e9"})
    void everybodyElseGetsEnglish(String wish) {
        HttpResponse<String> answer = asked("/games/chromino", wish);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains(ENGLISH);
        assertThat(answer.body())
                .contains("<a href=\"/games/chromino?lang=fr\" hreflang=\"fr\" lang=\"fr\">Fran\u00e7ais</a>");
        assertThat(answer.headers().allValues("Vary")).containsExactly("Accept-Language", "Accept-Encoding");
    }

    @Test
    void aVeryLongWishIsNoWish() {
        assertThat(asked("/games/chromino", "fr,".repeat(500) + "fr").body()).contains(ENGLISH);
    }

    @Test
    void aLinkGoesBeforeTheBrowser() {
        assertThat(asked("/games/chromino?lang=fr", "en").body()).contains(FRENCH);
        assertThat(asked("/games/chromino?lang=en", "fr").body()).contains(ENGLISH);
        assertThat(asked("/games/chromino?lang=tlh", "fr").body()).contains(FRENCH);
    }

    @Test
    void aPageInOneLanguageOnlyDoesNotAsk() {
        HttpResponse<String> answer = asked("/help", "fr");
        assertThat(answer.body()).contains(ENGLISH).doesNotContain("hreflang");
        assertThat(answer.headers().allValues("Vary")).containsExactly("Accept-Encoding");
    }

    @Test
    void theTwoHaveDifferentTags() {
        assertThat(asked("/games/chromino", "fr").headers().firstValue("ETag"))
                .isNotEqualTo(asked("/games/chromino", "en").headers().firstValue("ETag"));
    }
}
