package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Perft;

/** Numbers of move sequences, on which independent programs agree. */
class ChromaPerftTest {

    @ParameterizedTest(name = "size {0}, {1} moves")
    @CsvSource({
        "1, 1, 1",
        "1, 2, 0",
        "2, 1, 3",
        "2, 2, 6",
        "2, 3, 6",
        "2, 4, 6",
        "2, 5, 0",
        "3, 1, 6",
        "3, 2, 30",
        "3, 3, 120",
        "3, 4, 378",
        "3, 5, 372",
        "3, 6, 306",
    })
    void sequencesOfTwoPlayers(int size, int length, long expected) {
        assertThat(Perft.count(Sketch.start(2, size), length)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0} players, size {1}, {2} moves")
    @CsvSource({
        "2, 3, 10",
        "2, 4, 5",
        "2, 5, 4",
        "2, 9, 3",
        "3, 2, 4",
        "3, 3, 10",
        "3, 4, 5",
        "4, 2, 4",
        "4, 3, 10",
        "4, 4, 5",
        "4, 7, 3",
    })
    void sequencesAsTheObviousGeneratorCountsThem(int seats, int size, int longest) {
        for (int length = 1; length <= longest; length++) {
            assertThat(Perft.count(Sketch.start(seats, size), length))
                    .as("%s moves", length)
                    .isEqualTo(ObviousChroma.start(seats, size).sequences(length));
        }
    }
}
