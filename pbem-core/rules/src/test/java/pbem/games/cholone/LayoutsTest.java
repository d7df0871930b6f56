package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.SetupRefusal;
import pbem.kit.GameBoard;
import pbem.kit.Men;

/** The marbles on the cells before the first move. */
class LayoutsTest {

    private static Act<Position> start(int seats, Map<String, String> options) {
        return new Cholone().start(seats, options, Seed.of(new byte[Seed.BYTES]));
    }

    private static MarblePlay play(int seats, Map<String, String> options) {
        return Sketch.play(start(seats, options).now());
    }

    private static Men marbles(int seats, Map<String, String> options) {
        return play(seats, options).men();
    }

    private static Refusal refusal(int seats, Map<String, String> options) {
        return start(seats, options).refusal();
    }

    private static String cells(long set) {
        return Cells.in(set).stream().map(Cells.BOARD::name).collect(Collectors.joining(" "));
    }

    private static String counts(MarblePlay marbles) {
        return IntStream.range(0, marbles.seats())
                .mapToObj(seat -> String.valueOf(Long.bitCount(marbles.of(seat))))
                .collect(Collectors.joining(" "));
    }

    @Test
    void blackBeginsAtTheBottomOfTheStandardLayout() {
        MarblePlay standard = play(2, Map.of());
        assertThat(cells(standard.of(0))).isEqualTo("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5");
        assertThat(cells(standard.of(1))).isEqualTo("g5 g6 g7 h4 h5 h6 h7 h8 h9 i5 i6 i7 i8 i9");
        assertThat(marbles(2, Map.of("setup", "standard"))).isEqualTo(standard.men());
    }

    @ParameterizedTest
    @MethodSource("namesForTwo")
    void everyLayoutForTwoHasFourteenMarblesASide(String name) {
        assertThat(counts(play(2, Map.of("setup", name)))).isEqualTo("14 14");
    }

    static Iterable<String> namesForTwo() {
        return Layouts.forTwo();
    }

    @Test
    void thereAreFifteenLayoutsForTwoAndNoTwoAlike() {
        assertThat(Layouts.forTwo()).hasSize(15);
        assertThat(Layouts.forTwo().stream().map(name -> marbles(2, Map.of("setup", name))))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest(name = "{0} players, bowl {1}: {2}")
    @CsvSource({
        "2, false, 14 14",
        "3, false, 11 11 11",
        "4, false, 8 8 8 8",
        "5, false, 8 8 8 8 7",
        "6, false, 6 6 6 6 6 6",
        "2, true, 14 14",
        "3, true, 10 10 10",
        "4, true, 7 7 7 7",
        "5, true, 7 7 7 7 7",
        "6, true, 6 6 6 6 6 6",
    })
    void marblesOfEverySeat(int seats, boolean bowl, String expected) {
        assertThat(counts(play(seats, bowl ? Map.of("bowl", "") : Map.of()))).isEqualTo(expected);
    }

    @Test
    void theBowlForTwoIsTheBelgianDaisy() {
        assertThat(marbles(2, Map.of("bowl", ""))).isEqualTo(marbles(2, Map.of("setup", "belgian")));
    }

    @Test
    void aSetupIsForTwoAndDoesNotGoWithTheBowl() {
        assertThat(refusal(2, Map.of("setup", "dutch", "bowl", "")))
                .extracting(Refusal::reason)
                .isEqualTo(SetupRefusal.CLASH);
        assertThat(refusal(3, Map.of("setup", "dutch")))
                .extracting(Refusal::reason)
                .isEqualTo(CholoneRefusal.SETUP_FOR_TWO);
        assertThat(refusal(2, Map.of("setup", "french")))
                .extracting(Refusal::reason)
                .isEqualTo(SetupRefusal.BAD_VALUE);
        assertThat(refusal(2, Map.of("quiet", "0"))).extracting(Refusal::reason).isEqualTo(SetupRefusal.BAD_VALUE);
        assertThat(refusal(7, Map.of())).extracting(Refusal::reason).isEqualTo(SetupRefusal.SEAT_COUNT);
    }

    @Test
    void everyCellHasABitOfItsOwnAndAStepIsARotation() {
        assertThat(Cells.ALL).hasSize(61);
        assertThat(Cells.ALL.stream().mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b))
                .isEqualTo(Direction.BOARD_SET);
        for (Direction way : Direction.ALL) {
            for (int cell : Cells.ALL) {
                long next = way.from(cell) == GameBoard.NONE ? 0 : 1L << way.from(cell);
                assertThat(way.step(1L << cell)).as(cell + " " + way).isEqualTo(next);
                assertThat(way.back(next)).isEqualTo(next == 0 ? 0 : 1L << cell);
                assertThat((way.edge() & 1L << cell) != 0).isEqualTo(next == 0);
            }
        }
    }
}
