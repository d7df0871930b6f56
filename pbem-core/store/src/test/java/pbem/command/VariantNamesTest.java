package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.Club;

/** Names in the place of a game's name: those of variants, and those that no game has. */
class VariantNamesTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            brandubh challenge bob              | tablut challenge bob -size=7
            challenge Brandubh bob              | tablut challenge bob -size=7
            brandubh challenge bob -king=armed  | tablut challenge bob -king=armed -size=7
            brandubh challenge bob -size=9      | tablut challenge bob -size=9
            brandubh seek                       | tablut seek -size=7
            """)
    void a_variant_with_a_name_of_its_own_is_its_game_with_its_options(String line, String meant) {
        assertThat(PARSER.parse(line)).isInstanceOf(Command.class).isEqualTo(PARSER.parse(meant));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hnefatafl challenge bob",
                "hnefatafl seek 2",
                "hnefatafl preview e4",
                "hnefatafl herausfordern bob",
                "hnefatafl d\u00e9fier bob"
            })
    void a_game_that_is_not_here_is_named_in_the_answer(String line) {
        assertThat(PARSER.parse(line))
                .isEqualTo(new Parsing.Unknown(CommandRefusal.noSuchGame("hnefatafl", Club.GAMES.names())));
    }
}
