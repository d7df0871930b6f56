package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Seat;

/** The order of turns and colours. */
class ColourOrderTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final Seat THREE = new Seat(3);
    private static final Seat FOUR = new Seat(4);

    private static String colours(ColourOrder order, int count) {
        return order.colours(count).stream().map(Colour::letter).collect(Collectors.joining());
    }

    @ParameterizedTest(name = "{0} players: {1}")
    @CsvSource({"2, RWGBRWBG", "3, RBWGRBRBWWGG", "4, RWBGGRWBRWBGWBGR"})
    void theCubesComeInThisOrderAndAgain(int seats, String period) {
        assertThat(colours(ColourOrder.start(seats), 3 * period.length())).isEqualTo(period.repeat(3));
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource({"2", "3", "4"})
    void everyColourComesEquallyOften(int seats) {
        List<Colour> period = ColourOrder.start(seats).colours(4 * seats);
        assertThat(Arrays.stream(Colour.values())
                        .map(colour -> period.stream().filter(colour::equals).count()))
                .containsOnly((long) seats);
    }

    @Test
    void aLeaverTakesTheirSequenceAlongAndTheOthersGoOn() {
        // R1 B2 W3 | G1: player 2 would be next with R
        ColourOrder order = after(ColourOrder.start(3), 4);
        assertThat(order.turns().turn()).isEqualTo(TWO);
        ColourOrder without = order.without(TWO);
        assertThat(without.turns().turn()).isEqualTo(THREE);
        assertThat(colours(without, 8)).isEqualTo("BRWWGRWG");
    }

    @Test
    void leavingOutOfTurnDoesNotChangeTheNextCube() {
        // player 2 is next with R, then 3 with B, then 1 with R
        ColourOrder order = after(ColourOrder.start(3), 4);
        assertThat(order.without(THREE).turns().turn()).isEqualTo(TWO);
        assertThat(colours(order.without(THREE), 5)).isEqualTo("RRBWG");
        assertThat(order.without(ONE).turns().turn()).isEqualTo(TWO);
        assertThat(colours(order.without(ONE), 5)).isEqualTo("RBBWG");
    }

    @Test
    void theLastOfARoundCanLeave() {
        // player 4 is next with G; the first begins a second round with G
        ColourOrder order = after(ColourOrder.start(4), 3).without(FOUR);
        assertThat(order.turns().turn()).isEqualTo(ONE);
        assertThat(colours(order, 6)).isEqualTo("GRWRWB");
    }

    @Test
    void twoAreLeftOfFour() {
        ColourOrder order = ColourOrder.start(4).without(TWO).without(FOUR);
        assertThat(order.turns().active()).containsExactly(ONE, THREE);
        assertThat(colours(order, 8)).isEqualTo("RBGWRBWG");
        assertThat(order.turns().previous()).isEqualTo(THREE);
        assertThat(order.next().turns().previous()).isEqualTo(ONE);
    }

    private static ColourOrder after(ColourOrder start, int moves) {
        ColourOrder order = start;
        for (int i = 0; i < moves; i++) {
            order = order.next();
        }
        return order;
    }
}
