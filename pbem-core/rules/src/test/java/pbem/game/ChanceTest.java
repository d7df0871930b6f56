package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A program in another language computed these numbers from the words of the documentation alone. */
class ChanceTest {

    private final Chance chance = new Chance(Seed.ofHex("000102030405060708090a0b0c0d0e0f"));

    private List<Integer> numbersBelow(int limit, int count) {
        return IntStream.range(0, count).mapToObj(i -> chance.below(limit)).toList();
    }

    @Test
    void wordsComeFromOneBlockAfterTheOther() {
        // The words are 2173057197, 353144898, 2845789763, 3218141620, 2345101590, 1168945871, 2613539974, 2631281417,
        // and then, of block 1, 288014976, 3449823052.
        assertThat(numbersBelow(10, 12)).containsExactly(7, 8, 3, 0, 0, 1, 4, 7, 6, 2, 6, 0);
    }

    @Test
    void wordsAboveTheLargestMultipleAreThrownAway() {
        assertThat(numbersBelow(1610612736, 12))
                .containsExactly(
                        562444461,
                        353144898,
                        1235177027,
                        1607528884,
                        734488854,
                        1168945871,
                        1002927238,
                        1020668681,
                        288014976,
                        1562399566,
                        531367930,
                        267822837);
    }

    @Test
    void aListIsShuffledFromItsEnd() {
        assertThat(chance.shuffled(List.of("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")))
                .containsExactly("E", "F", "J", "C", "G", "I", "B", "D", "A", "H");
    }

    @Test
    void aListOfOneTakesNoWord() {
        assertThat(chance.shuffled(List.of("A"))).containsExactly("A");
        assertThat(chance.below(10)).isEqualTo(7);
    }

    @Test
    void itDoesNotTellItsSeed() {
        chance.below(10);
        assertThat(chance.toString()).isEqualTo("chance, in block 1");
    }
}
