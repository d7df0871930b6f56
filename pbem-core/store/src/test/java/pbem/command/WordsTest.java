package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Game;
import pbem.game.Option;
import pbem.terms.TermsReading;
import pbem.testkit.Club;

class WordsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bob -size=9 --unrated --nagtime=3",
                "bob -size=9 -unrated -nagtime=3",
                "-Unrated -SIZE=9 bob \u2014nagtime=3"
            })
    void terms_may_have_one_dash(String line) {
        assertThat(Words.of(line))
                .isEqualTo(new Words(List.of("bob"), Map.of("size", "9"), Map.of("unrated", "", "nagtime", "3")));
    }

    @Test
    void every_term_that_is_shown_may_have_one_dash() {
        assertThat(TermsReading.USAGES)
                .allMatch(usage -> InvitationCommand.TERMS.contains(usage.replaceAll("^--|=.*", "")));
    }

    @Test
    void no_game_has_an_option_with_the_name_of_a_term() {
        assertThat(Club.GAMES.all())
                .flatExtracting(Game::options)
                .extracting(Option::name)
                .isNotEmpty()
                .doesNotContainAnyElementsOf(InvitationCommand.TERMS);
    }
}
