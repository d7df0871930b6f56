package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import pbem.game.Game;

class CatalogueTest {

    private static final List<Game> GAMES = Catalogue.games().all();

    @Test
    void everyGameHasWordsOfItsOwn() {
        assertThat(GAMES.stream().flatMap(game -> Stream.concat(Stream.of(game.name()), game.aliases().stream())))
                .doesNotHaveDuplicates();
        assertThat(GAMES.stream().map(Game::title)).doesNotHaveDuplicates();
    }

    @Test
    void everyGameIsFoundByItsWordsInAnyCase() {
        assertThat(Catalogue.games().named("Cholone")).isPresent();
        assertThat(Catalogue.games().named("ABALONE"))
                .isEqualTo(Catalogue.games().named("cholone"));
        assertThat(Catalogue.games().named("chess")).isEmpty();
    }

    @Test
    void everyGameHasItsTextsInItsPackage() {
        assertThat(Catalogue.games().homes())
                .containsKeys("setup")
                .containsKeys(GAMES.stream().map(Game::name).toArray(String[]::new));
        assertThat(Catalogue.games().phrasebook(Locale.ENGLISH).locale()).isEqualTo(Locale.ENGLISH);
    }
}
