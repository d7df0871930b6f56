package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static pbem.game.Result.LOST;
import static pbem.game.Result.WON;
import static pbem.games.cholone.ScriptedGame.assertOver;
import static pbem.games.cholone.ScriptedGame.play;
import static pbem.games.cholone.ScriptedGame.told;

import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.kit.BoardPosition;

/** Games that a player leaves. */
class LeavingTest {

    @Test
    void whenOneOfTwoLeavesTheOtherWins() {
        assertOver(Sketch.start("standard").leave(new Seat(1)), "the other player has left the game", LOST, WON);
        assertOver(Sketch.start("standard").leave(new Seat(2)), "the other player has left the game", WON, LOST);
    }

    private static final BoardPosition THREE = Sketch.player(1, 3, """
                . . . . .
               . . . . . .
              . . . . . . .
             2 3 3 . . . . .
            2 1 1 . . . . . 2
             . . . . . . . .
              . . . . . . .
               . . . . . .
                . . . . .
            """);

    @Test
    void theMarblesOfWhoLeftStayAndCountWhenEjected() {
        BoardPosition left = THREE.leave(new Seat(2));
        assertThat(told(left)).containsExactly("White 2 has left the game.");
        assertThat(left.toMove()).containsExactly(new Seat(1));
        assertThat(left.active()).containsExactly(new Seat(1), new Seat(3));
        assertThat(left.men()).isEqualTo(THREE.men());

        BoardPosition ejected = play(left, "e3e2");
        assertThat(told(ejected)).first().isEqualTo("A marble of white 2 is ejected: black 1 has 1 of six.");
        assertThat(ejected.toMove()).containsExactly(new Seat(3));
        assertThat(play(ejected, "f4f3").toMove()).containsExactly(new Seat(1));
    }

    @Test
    void theTurnPassesOnWhenTheOneToMoveLeaves() {
        assertThat(THREE.leave(new Seat(1)).toMove()).containsExactly(new Seat(2));
    }

    @Test
    void theEjectionsOfWhoLeftAreVoid() {
        BoardPosition left = play(THREE, "e3e2").leave(new Seat(1));
        assertThat(Sketch.play(left).by(0)).isZero();
        assertThat(left.outcome()).isEmpty();
    }

    @Test
    void theLastOneWhoHasNotLeftWins() {
        BoardPosition last = THREE.leave(new Seat(3)).leave(new Seat(1));
        assertOver(last, "everybody else has left the game", LOST, WON, LOST);
    }

    @Test
    void nobodyLeavesTwiceOrAfterTheEnd() {
        BoardPosition left = THREE.leave(new Seat(3));
        assertThatThrownBy(() -> left.leave(new Seat(3))).isInstanceOf(IllegalArgumentException.class);
        BoardPosition over = left.leave(new Seat(1));
        assertThatThrownBy(() -> over.leave(new Seat(2))).isInstanceOf(IllegalArgumentException.class);
    }
}
