package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves may be typed in many ways and are written in one. */
class NotationTest {

    private static String read(String text) {
        return Spelling.of(text).now().notation();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RYB 3,-2 E",
                "ryb 3,-2 e",
                "  RYB   3 , -2   E  ",
                "RYB3,-2E",
                "RYB (3,-2) E",
                "RYB [3;-2] east",
                "RYB 3 -2 E",
                "RYB 3-2 E",
                "RYB +3,-2 E",
                "RYB 3,\u22122 E",
                "R-Y-B 3,-2 E",
                "R Y B 3,-2 E",
                "RYB E 3,-2",
                "RYB east (3,-2)",
                "RYB 3,-2 est",
                "RYB 3,-2 E.",
                "BYR 5,-2 W",
                "BYR 5,-2 west",
                "BYR 5,-2 O",
                "byr (5,-2) ouest",
                "\uff32\uff39\uff22\u30003,-2\u00a0E"
            })
    void differentSpellingsOfAMoveAreReadAlike(String text) {
        assertThat(read(text)).isEqualTo("RYB 3,-2 E");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RYB 3,-2 S      | RYB 3,-2 S",
                "RYB 3,-2 sud    | RYB 3,-2 S",
                "RYB 3,-2 south  | RYB 3,-2 S",
                "BYR 3,-4 N      | RYB 3,-2 S",
                "BYR 3,-4 nord   | RYB 3,-2 S",
                "BYR 3,-4 North  | RYB 3,-2 S",
                "P*R 0,1 E       | P*R 0,1 E",
                "r*p 0,1 s       | R*P 0,1 S",
                "BGB 2,0 W       | BGB 0,0 E",
                "draw            | draw",
                "Draw a tile     | draw",
                "TAKE            | draw",
                "pioche          | draw",
                "pass            | pass",
                "Passe           | pass"
            })
    void theRecordHasOneSpelling(String text, String record) {
        assertThat(read(text)).isEqualTo(record);
        assertThat(read(record)).isEqualTo(record);
    }

    @Test
    void aTileMayBeWrittenFromEitherEndButThenLiesTheOtherWayRound() {
        assertThat(read("BYR 3,-2 E")).isEqualTo("BYR 3,-2 E");
        assertThat(PositionBuilder.placement("BYR 3,-2 E")).isNotEqualTo(PositionBuilder.placement("RYB 3,-2 E"));
        assertThat(PositionBuilder.placement("BYR 3,-2 E").tile())
                .isSameAs(PositionBuilder.placement("RYB 3,-2 E").tile());
    }
}
