package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Turns go from seat to seat and pass over seats that have left. */
class TurnOrderTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final Seat THREE = new Seat(3);

    private static final TurnOrder START = TurnOrder.from(ONE, 3);

    @Test
    void theyGoFromSeatToSeatAndRound() {
        assertThat(START.next().turn()).isEqualTo(TWO);
        assertThat(START.next().next().next()).isEqualTo(START);
        assertThat(START.previous()).isEqualTo(THREE);
    }

    @Test
    void anyPlayerCanBegin() {
        assertThat(TurnOrder.from(THREE, 3).next()).isEqualTo(START);
    }

    @Test
    void aSeatThatHasLeftIsPassedOver() {
        TurnOrder left = START.without(TWO);
        assertThat(left.turn()).isEqualTo(ONE);
        assertThat(left.active()).isEqualTo(List.of(ONE, THREE));
        assertThat(left.hasLeft(TWO)).isTrue();
        assertThat(left.next().turn()).isEqualTo(THREE);
        assertThat(left.next().previous()).isEqualTo(ONE);
    }

    @Test
    void aLeaverOnTurnHandsTheTurnOn() {
        assertThat(START.without(ONE).turn()).isEqualTo(TWO);
        assertThat(TurnOrder.from(THREE, 3).without(ONE).without(THREE).turn()).isEqualTo(TWO);
    }

    @Test
    void theOnlyPlayerLeftIsAlwaysOnTurn() {
        TurnOrder alone = START.without(TWO).without(THREE);
        assertThat(alone.next()).isEqualTo(alone);
        assertThat(alone.previous()).isEqualTo(ONE);
    }
}
