package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose turn it is, and with which colour. */
class OrderTest {

    private static String colours(Order order, int count) {
        return order.colours(count).stream().map(Colour::letter).collect(Collectors.joining());
    }

    @ParameterizedTest(name = "{0} players: {1}")
    @CsvSource({"2, RWGBRWBG", "3, RBWGRBRBWWGG", "4, RWBGGRWBRWBGWBGR"})
    void theCubesComeInThisOrderAndAgain(int seats, String period) {
        assertThat(colours(Order.start(seats), 3 * period.length())).isEqualTo(period.repeat(3));
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource({"2", "3", "4"})
    void everyColourComesEquallyOften(int seats) {
        List<Colour> period = Order.start(seats).colours(4 * seats);
        assertThat(Arrays.stream(Colour.values())
                        .map(colour -> period.stream().filter(colour::equals).count()))
                .containsOnly((long) seats);
    }

    @Test
    void whoLeavesTakesHisSequenceAlongAndTheOthersGoOn() {
        // R1 B2 W3 | G1: player 2 would be next with R
        Order order = after(Order.start(3), 4);
        assertThat(order.turn()).isEqualTo(1);
        Order without = order.without(1);
        assertThat(without.turn()).isEqualTo(2);
        assertThat(colours(without, 8)).isEqualTo("BRWWGRWG");
    }

    @Test
    void whenSomebodyLeavesOutOfTurnTheNextCubeStaysTheNext() {
        // player 2 is next with R, then 3 with B, then 1 with R
        Order order = after(Order.start(3), 4);
        assertThat(order.without(2).turn()).isEqualTo(1);
        assertThat(colours(order.without(2), 5)).isEqualTo("RRBWG");
        assertThat(order.without(0).turn()).isEqualTo(1);
        assertThat(colours(order.without(0), 5)).isEqualTo("RBBWG");
    }

    @Test
    void theLastOfARoundCanLeave() {
        // player 4 is next with G; the first begins his second round with G
        Order order = after(Order.start(4), 3).without(3);
        assertThat(order.turn()).isZero();
        assertThat(colours(order, 6)).isEqualTo("GRWRWB");
    }

    @Test
    void twoAreLeftOfFour() {
        Order order = Order.start(4).without(1).without(3);
        assertThat(IntStream.of(0, 1, 2, 3).filter(order::isIn)).containsExactly(0, 2);
        assertThat(colours(order, 8)).isEqualTo("RBGWRBWG");
        assertThat(order.before()).isEqualTo(2);
        assertThat(order.next().before()).isZero();
    }

    private static Order after(Order start, int moves) {
        Order order = start;
        for (int i = 0; i < moves; i++) {
            order = order.next();
        }
        return order;
    }
}
