package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Move;

/** A cell may be written in many ways and is kept in one. */
class NotationTest {

    private static final String BOARD = """
                . . . .
                 . . .
                  W R
                   G
            """;

    private static String kept(String next, String text) {
        Act<Move> reading = Sketch.next(next, 2, BOARD).read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Done.class);
        return reading.now().notation();
    }

    @ParameterizedTest(name = "{0} is kept as {1}")
    @CsvSource({"d4, d4", "1d4, d4", "2a1, 2a1", "c01, c1", "01c1, c1"})
    void theLevelOfTheBoardIsNotWritten(String text, String kept) {
        assertThat(kept("B", text)).isEqualTo(kept);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2a1",
                "2A1",
                " 2 a 1 ",
                "2-a1",
                "2a-1",
                "2:a1",
                "2/a1",
                "2.a.1",
                "2\u2013a1",
                "\uff12\uff41\uff11",
                "\u200b2a1\ufeff",
                "2\u00a0a\u20091",
                "2a1\r",
                "2a1.",
                "2a1!",
            })
    void caseBlanksAndDashesDoNotMatter(String text) {
        assertThat(kept("B", text)).isEqualTo("2a1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"blue 2a1", "2a1 blue", "2a1b", "2a1=B", "Blue: 2a1.", "BLUE-2-A-1-B"})
    void theRightColourMayBeWrittenAlong(String text) {
        assertThat(kept("B", text)).isEqualTo("2a1");
    }

    @Test
    void aLetterBeforeACellIsAColourAndALetterAloneIsARow() {
        assertThat(kept("B", "bd4")).isEqualTo("d4");
        assertThat(Sketch.start(2, 9).read("g2")).isInstanceOf(Act.Done.class);
        assertThat(Sketch.start(2, 9).read("rg2")).isInstanceOf(Act.Done.class);
        // ambiguous: two cells of the board, or blue in 2a1
        assertThat(Sketch.next("B", 2, BOARD).read("b2 a1")).isInstanceOf(Act.Refused.class);
    }

    @Test
    void anyWayToWriteItIsTheSameMove() {
        Move one = Sketch.start(2, 4).read("c2").now();
        Move other = Sketch.start(2, 4).read("1C2").now();
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    }
}
