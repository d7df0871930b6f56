package pbem.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.kit.GameBoard;

class WordListsTest {

    @Test
    void words_are_read_in_one_language_or_in_all() {
        assertThat(WordLists.in(GameBoard.class, Locale.GERMAN).of("takes")).startsWith("schlägt", "schlägt auf");
        assertThat(WordLists.inEveryLanguage(GameBoard.class).of("takes")).contains("takes", "schlägt", "prend");
        assertThat(WordLists.in(GameBoard.class, Locale.forLanguageTag("pl")).names())
                .isEmpty();
    }

    @Test
    void words_may_be_written_without_accents() {
        String pattern = new WordLists(Map.of("game", List.of("m\u00fchle", "gro\u00dfe m\u00fchle"))).pattern("game");
        assertThat(List.of("m\u00fchle", "muhle", "muehle", "gro\u00dfe m\u00fchle", "grosse muehle"))
                .allSatisfy(said -> assertThat(said).matches(pattern));
    }

    @Test
    void a_blank_may_be_written_as_a_hyphen_or_left_out() {
        String pattern = new WordLists(Map.of("side", List.of("king", "king side"))).pattern("side");
        assertThat(List.of("king", "king side", "king-side", "kingside"))
                .allSatisfy(said -> assertThat(said).matches(pattern));
        assertThat("king's side").doesNotMatch(pattern);
    }
}
