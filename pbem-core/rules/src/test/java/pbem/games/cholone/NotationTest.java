package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Move;
import pbem.kit.BoardPosition;

/** A move may be written in many ways and is kept in one. */
class NotationTest {

    private static final BoardPosition OPEN = Sketch.black("""
                i- . . . . .
               h- . . . . . .
              g- . . . . . . .
             f- . . x o o . . .
            e- . . . x x o . . .
             d- . . . . . . . . \\
              c- . . o o o . . \\ 9
               b- . o . . . . \\ 8
                a- o . . . . \\ 7
                    \\ \\ \\ \\ \\ 6
                     1 2 3 4 5
            """);

    private static String kept(String text) {
        Act<Move> reading = OPEN.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Done.class);
        return reading.now().notation();
    }

    @ParameterizedTest(name = "{0} is kept as {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                // one marble
                "c5,d5       | c5,d5",
                "c5d5        | c5,d5",
                "c5-c5,d5    | c5,d5",
                // a row along itself: by its ends and either of two cells, from either side, or from behind
                "a1-c3,b2    | a1-c3,b2",
                "a1-c3,d4    | a1-c3,b2",
                "c3-a1,d4    | a1-c3,b2",
                "a1b2        | a1-c3,b2",
                "b2c3        | b2-c3,c3",
                "c5-c3,c2    | c3-c5,c2",
                "c5c4        | c3-c5,c2",
                "c4c3        | c3-c4,c2",
                // a pushing row
                "a1-c3,b2    | a1-c3,b2",
                // sideways: by both ends and the cell that the first of them goes to
                "c3-c5,d4    | c3-c5,d4",
                "c5-c3,d6    | c3-c5,d4",
                "c3-c5,d6    | c3-c5,d4",
                "c3c5d4      | c3-c5,d4",
                "c5c3d6      | c3-c5,d4",
                "c3c5b3      | c3-c5,b3",
                // a pair, next to a cell that touches both: the first cell decides
                "c3-c4,d4    | c3-c4,d4",
                "c4-c3,d4    | c3-c4,d3",
                // sideways, by the first marble and the cell that the last one goes to
                "c3d6        | c3-c5,d4",
                "c5d3        | c3-c5,d3",
            })
    void spellings(String text, String kept) {
        assertThat(kept(text)).isEqualTo(kept);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a1-c3,b2",
                "A1-C3,B2",
                "  a1 - c3 , b2 ",
                "a 1-c 3,b 2",
                "a1-c3 b2",
                "a1-c3,b2.",
                "a1,c3,b2",
                "a1-c3-b2",
                "a1\u2013c3,b2",
                "a1\u2014c3,b2",
                "a1\u2212c3,b2",
                "a1\u2010c3,b2",
                "a1\u2011c3,b2",
                "a1--c3,b2",
                "\uff41\uff11\uff0d\uff43\uff13\uff0c\uff42\uff12",
                "a1\u00a0-\u2009c3,\u3000b2",
                "\u200ba1-c3,b2\ufeff",
                "a1-c3,b2\r",
            })
    void caseBlanksAndDashesDoNotMatter(String text) {
        assertThat(kept(text)).isEqualTo("a1-c3,b2");
    }

    @Test
    void aCommaMovesOneMarbleAndNoCommaTheWholeRow() {
        assertThat(kept("c3,d4")).isEqualTo("c3,d4");
        assertThat(kept("b2c3")).isEqualTo("b2-c3,c3");
        assertThat(OPEN.read("b2,c3")).isInstanceOf(Act.Refused.class);
    }

    @Test
    void anythingThatGoesToTheSameCellsIsTheSameMove() {
        Move one = OPEN.read("c3-c5,d4").now();
        Move other = OPEN.read("c5c3d6").now();
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    }
}
