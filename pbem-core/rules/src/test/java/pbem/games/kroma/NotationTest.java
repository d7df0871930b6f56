package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Act;

/** A move may be written in many ways and is kept in one. */
class NotationTest {

    @ParameterizedTest(name = "{0} is kept as {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "B f5 f6        | B f5 f6",
                "b f5 f6        | B f5 f6",
                "B f6 f5        | B f5 f6",
                "F6 F5 B        | B f5 f6",
                "f5 b f6        | B f5 f6",
                "bf5f6          | B f5 f6",
                "B: f5, f6      | B f5 f6",
                "B f5+f6        | B f5 f6",
                "B f5-f6        | B f5 f6",
                "B (f5/f6).     | B f5 f6",
                "blue f5 f6     | B f5 f6",
                "Bluef5f6       | B f5 f6",
                "b f05 f006     | B f5 f6",
                "B b1 b2        | B b1 b2",
                "bb1b2          | B b1 b2",
                "b1 b2 b        | B b1 b2",
                "magenta,b1,b2  | M b1 b2",
                "YELLOW B1 B2   | Y b1 b2",
                "y f7 f5 f6     | Y f5 f6 f7",
                // rows from the apex down, whatever the order
                "m f6 e5        | M e5 f6",
                // full-width letters and digits, a no-break space
                "\uff22 \uff46\uff15\u00a0\uff466 | B f5 f6",
            })
    void spellings(String text, String kept) {
        assertThat(Sketch.move(Sketch.empty(6), text).notation()).isEqualTo(kept);
    }

    @Test
    void a_hook_in_any_order() {
        KromaPosition covered = Sketch.position("""
                        /.\\
                      /b b b\\
                    /m m/.\\m m\\
                """);
        assertThat(Sketch.move(covered, "Y b3 c1 b1 c2 b2").notation()).isEqualTo("Y b1 b2 b3 c1 c2");
    }

    @Test
    void long_texts_are_refused_at_once() {
        assertThat(Sketch.empty(6).read("b".repeat(99) + "!")).isInstanceOf(Act.Refused.class);
        assertThat(Sketch.empty(6).read("b ".repeat(100_000))).isInstanceOf(Act.Refused.class);
    }
}
