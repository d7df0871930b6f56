package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Perft;
import pbem.game.Position;
import pbem.testkit.Table;

/** Numbers of move sequences, counted by two programs. */
class ChessPerftTest {

    /** Two programs of other authors give 44 and 1936, too. */
    @ParameterizedTest(name = "{0}, {1} moves")
    @CsvSource({
        "2, 1, 44",
        "2, 2, 1936",
        "2, 3, 87524",
        "2 -setup=36, 1, 48",
        "2 -setup=36, 2, 2300",
        "2 -setup=36, 3, 112420",
        "2 -board=4, 1, 46",
        "2 -board=4, 2, 2116",
        "2 -board=4, 3, 99768",
    })
    void sequences(String table, int length, long expected) {
        assertThat(Perft.count(start(table), length)).isEqualTo(expected);
    }

    /** The slow generator takes a minute or more for three moves, so those run only with {@code -Dpbem.deep=true}. */
    @ParameterizedTest(name = "{0} {1}, {2} moves")
    @CsvSource({"3, '', 2, 1936", "3, 36, 2, 2300", "4, '', 2, 2116"})
    void sequencesBySlowCounting(int colours, String setup, int length, long expected) {
        assertThat(ObviousChess.start(colours, Written.placement(colours, setup))
                        .sequences(length))
                .isEqualTo(expected);
    }

    @EnabledIfSystemProperty(named = "pbem.deep", matches = "true")
    @ParameterizedTest(name = "{0} {1}, {2} moves")
    @CsvSource({"3, '', 3, 87524", "3, 36, 3, 112420", "4, '', 3, 99768"})
    void longSequencesBySlowCounting(int colours, String setup, int length, long expected) {
        sequencesBySlowCounting(colours, setup, length, expected);
    }

    @EnabledIfSystemProperty(named = "pbem.deep", matches = "true")
    @ParameterizedTest(name = "{0}, {1} moves")
    @CsvSource({"2, 4, 3956204", "2 -setup=36, 4, 5487404", "2 -board=4, 4, 4703026"})
    void longSequences(String table, int length, long expected) {
        sequences(table, length, expected);
    }

    static Position start(String table) {
        return Table.of(table).start(new ChromaticChess(), 0);
    }
}
