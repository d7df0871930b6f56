package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Perft;

/** Numbers of move sequences, on which independent programs agree. */
class CholonePerftTest {

    @ParameterizedTest(name = "{0}, {1} moves")
    @CsvSource({
        "standard, 1, 44",
        "standard, 2, 1936",
        "standard, 3, 98912",
        "standard, 4, 5045110",
        "belgian, 1, 52",
        "belgian, 2, 2692",
        "belgian, 3, 149322",
        "belgian, 4, 8270666",
    })
    void sequences(String layout, int length, long expected) {
        assertThat(Perft.count(Sketch.start(layout), length)).isEqualTo(expected);
    }

    /** Takes some seconds, so it runs only with {@code -Dpbem.deep=true}. */
    @EnabledIfSystemProperty(named = "pbem.deep", matches = "true")
    @ParameterizedTest(name = "{0}, {1} moves")
    @CsvSource({"standard, 5, 283320928", "belgian, 5, 483942012"})
    void longSequences(String layout, int length, long expected) {
        assertThat(Perft.count(Sketch.start(layout), length)).isEqualTo(expected);
    }

    /** Counts of single positions that other programs publish. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"belgian, 52", "snakes, 98", "alien, 48", "domination, 80"})
    void publishedFirstMoves(String layout, long expected) {
        assertThat(Sketch.start(layout).moveCount()).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "2s1s/3Ss1/7/8/4SSS2/ssSS2S1/3s2S/2sSss/1s3, false, 58",
        "2s1s/3Ss1/7/8/4SSS2/ssSS2S1/3s2S/2sSss/1s3, true, 44",
        "SSS2/2sSSS/1SSssss/3S4/3S5/2S5/1s5/ssss2/SSSSs, false, 53",
        "5/6/7/8/4SSSs1/4s3/7/6/5, false, 22",
    })
    void publishedPositions(String rows, boolean otherSide, long expected) {
        assertThat(Sketch.written(rows, otherSide).moveCount()).isEqualTo(expected);
    }

    /** These counts are published, too: 20 single marbles, 24 rows along themselves, 8 rows sideways. */
    @Test
    void belgianFirstMovesByKind() {
        List<MarbleMove> moves = IntStream.of(Sketch.codes(Sketch.start("belgian")))
                .mapToObj(MarbleMove::of)
                .toList();
        assertThat(moves).filteredOn(move -> move.size() == 1).hasSize(20);
        assertThat(moves).filteredOn(move -> move.size() > 1 && move.inLine()).hasSize(24);
        assertThat(moves).filteredOn(move -> !move.inLine()).hasSize(8);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "3, false, 40 40 40",
        "4, false, 34 34 34 34",
        "5, false, 34 34 34 34 54",
        "6, false, 36 36 36 36 36 36",
        "3, true, 42 42 42",
        "4, true, 26 26 26 26",
        "5, true, 21 21 21 26 26",
        "6, true, 16 16 16 16 16 16",
    })
    void firstMovesOfEverySeat(int seats, boolean bowl, String expected) {
        MarblePlay layout = Sketch.play(Sketch.from(bowl ? Layouts.bowl(seats) : Layouts.standard(seats)));
        StringBuilder counts = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            counts.append(layout.generator(seat).count()).append(' ');
        }
        assertThat(counts.toString().strip()).isEqualTo(expected);
    }
}
