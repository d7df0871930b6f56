package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Games;

class CatalogueTest {

    private static final List<Game> GAMES = Catalogue.games().all();

    @Test
    void everyGameHasWordsOfItsOwn() {
        assertThat(GAMES.stream().flatMap(game -> Stream.concat(Stream.of(game.name()), game.aliases().stream())))
                .doesNotHaveDuplicates();
        assertThat(GAMES.stream().map(Game::title)).doesNotHaveDuplicates();
    }

    /** A sentence of a mail that begins with such a word is meant for people. */
    @Test
    void noGameIsCalledByACommonWord() throws IOException {
        List<String> common;
        try (InputStream in = CatalogueTest.class.getResourceAsStream("commonest-words.txt")) {
            common = new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
        assertThat(common).hasSize(1001).contains("go", "four");
        assertThat(GAMES.stream().flatMap(game -> Stream.concat(Stream.of(game.name()), game.aliases().stream())))
                .doesNotContainAnyElementsOf(common);
    }

    @Test
    void everyGameIsFoundByItsWordsInAnyCase() {
        assertThat(Catalogue.games().named("Cholone")).isPresent();
        assertThat(Catalogue.games().named("ABALONE"))
                .isEqualTo(Catalogue.games().named("cholone"));
        assertThat(Catalogue.games().named("ludo")).isEmpty();
    }

    /** "Go ahead" is no command about Go. */
    @Test
    void aTitleOfSeveralWordsIsANameAndThatOfOneIsNot() {
        assertThat(Catalogue.games().named("nine-men's-morris"))
                .isEqualTo(Catalogue.games().named("morris"))
                .isPresent();
        assertThat(Catalogue.games().named("english-draughts"))
                .isEqualTo(Catalogue.games().named("checkers"))
                .isPresent();
        assertThat(Catalogue.games().named("go")).isEmpty();
        assertThat(Catalogue.games().titled("go"))
                .isEqualTo(Catalogue.games().named("weiqi"))
                .isPresent();
    }

    @Test
    void everyGameHasAFamily() {
        assertThat(GAMES).filteredOn(game -> game.family() == Family.OTHER).isEmpty();
    }

    @Test
    void gamesOfAFamilyStandTogetherAndTheMostPlayedFirst() {
        Games games = Catalogue.games().byPlay(Map.of("ygame", 2, "reversi", 1));
        assertThat(games.names()).startsWith("ygame", "reversi", "cholone").hasSameSizeAs(GAMES);
        assertThat(games.byFamily().names()).containsSubsequence("cholone", "ygame", "hex", "reversi", "breakthrough");
        assertThat(games.families().get(Family.CONNECTION))
                .extracting(Game::name)
                .startsWith("ygame", "hex");
    }

    @Test
    void aPartOfANameFindsAGame() {
        assertThat(like(" Lines of", Locale.ENGLISH)).containsExactly("loa");
        assertThat(like("abal", Locale.ENGLISH)).containsExactly("cholone");
        assertThat(like("no such game", Locale.ENGLISH)).isEmpty();
        assertThat(like("", Locale.ENGLISH)).isEqualTo(Catalogue.games().names());
    }

    @Test
    void aGameIsFoundByItsNameInALanguageOnAnyKeyboardAndTheOneCalledSoComesFirst() {
        assertThat(like("muehle", Locale.GERMAN)).containsExactly("morris");
        assertThat(like("echecs", Locale.FRENCH)).startsWith("chess");
        assertThat(like("Échecs", Locale.FRENCH)).startsWith("chess").contains("chromatic-chess");
        assertThat(like("reversi", Locale.FRENCH)).containsExactly("reversi");
        assertThat(like("go", Locale.ENGLISH)).startsWith("weiqi").contains("gomoku");
    }

    private static List<String> like(String part, Locale language) {
        Games games = Catalogue.games();
        return games.like(part, games.phrasebook(language)::say).names();
    }

    @Test
    void everyGameHasItsTextsInItsPackage() {
        assertThat(Catalogue.games().homes())
                .containsKeys("setup")
                .containsKeys(GAMES.stream().map(Game::name).toArray(String[]::new));
        assertThat(Catalogue.games().phrasebook(Locale.ENGLISH).locale()).isEqualTo(Locale.ENGLISH);
    }
}
