package pbem.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.games.Catalogue;

class CardTest {

    private static boolean isRated(String game, String... options) {
        Map<String, String> given = new TreeMap<>();
        for (String option : options) {
            String[] parts = option.split("=");
            given.put(parts[0], parts.length > 1 ? parts[1] : "");
        }
        Game named = Catalogue.games().named(game).orElseThrow();
        return named.isRated(
                named.start(2, given, Seed.of(new byte[Seed.BYTES])).now().setup());
    }

    @Test
    void a_size_that_counts_does_so_whether_it_is_written_or_not() {
        assertThat(isRated("amazons")).isTrue();
        assertThat(isRated("amazons", "size=10")).isTrue();
        assertThat(isRated("amazons", "size=6")).isFalse();
        assertThat(isRated("loa")).isTrue();
    }

    @Test
    void a_game_that_the_first_player_wins_counts_with_the_swap_alone() {
        assertThat(isRated("gomoku", "size=15")).isTrue();
        assertThat(isRated("gomoku", "no-swap")).isFalse();
        assertThat(isRated("hex", "size=11")).isTrue();
        assertThat(isRated("hex", "no-swap")).isFalse();
    }

    @Test
    void every_game_counts_as_it_is_usually_begun() {
        assertThat(Catalogue.games().names()).allMatch(CardTest::isRated);
    }

    @Test
    void a_game_is_rated_only_if_its_card_says_so() {
        assertThat(Card.of("any", "Any", "a1").rated().test(null)).isFalse();
    }
}
