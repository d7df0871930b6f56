package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.testkit.pebbles.Pebbles;

class ExampleTest {

    private static final Game PEBBLES = new Pebbles();

    @Test
    void aGameNeedNotHaveAnExample() {
        assertThat(Example.of(PEBBLES)).isEmpty();
    }

    @Test
    void anExampleHasEveryPositionFromItsStartToItsEnd() {
        Example example = Example.read(PEBBLES, "2 -heap=5\ntake3\ntake2\n");

        assertThat(example.moves()).extracting(Move::notation).containsExactly("take3", "take2");
        assertThat(example.positions()).extracting(Position::ply).containsExactly(0, 1, 2);
        assertThat(example.start().setup().options()).containsEntry("heap", "5");
        assertThat(List.of(example.mover(1), example.mover(2))).containsExactly(new Seat(1), new Seat(2));
        assertThat(example.outcome().with(Result.WON)).containsExactly(new Seat(2));
    }

    @Test
    void chanceComesFromTheSeedInTheFirstLine() {
        String seed = "c7ab4fbb38f4deadd0b359e2212a9532";

        assertThat(Example.read(PEBBLES, "3 -heap=1 " + seed + "\ntake1")
                        .start()
                        .setup()
                        .seed()
                        .reveal())
                .isEqualTo(seed);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                        | line 1 does not begin with the number of players",
                "-heap=5\\ntake1           | line 1 does not begin with the number of players",
                "c7ab4fbb38f4deadd0b359e2212a9532 | line 1 does not begin with the number of players",
                "2 heap=5\\ntake1          | line 1 has “heap=5”, which is neither an option nor, at its end, a seed",
                "2 c7ab4f\\ntake1          | line 1 has “c7ab4f”, which is neither an option nor, at its end, a seed",
                "2 -heap=100\\ntake1       | line 1 is no setup to play: -heap=100 is not possible in pebbles.",
                "5\\ntake1                 | line 1 is no setup to play: pebbles is for 1 to 4 players",
                "2 -heap=5\\ntake3\\nhello | line 3, “hello”, is no move: Nobody can play \"hello\" with 2 pebbles left.",
                "2 -heap=5\\ntake3\\n\\ntake2 | line 3, “”, is no move: Nobody can play",
                "2 -heap=5\\nTAKE3\\ntake2 | line 2, “TAKE3”, is written take3",
                "2 -heap=5\\ntake3         | after its 1 moves the game is not over",
                "2 -heap=1\\ntake1\\ntake1 | line 3, “take1”, is no move: Nobody can play"
            })
    void aBrokenExampleIsNamedWithItsLine(String text, String fault) {
        assertThatThrownBy(() -> Example.read(PEBBLES, text.replace("\\n", "\n")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("example.txt of pebbles: " + fault);
    }
}
