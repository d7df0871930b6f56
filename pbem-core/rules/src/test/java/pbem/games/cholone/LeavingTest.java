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

/** Games that a player leaves. */
class LeavingTest {

    @Test
    void whenOneOfTwoLeavesTheOtherWins() {
        assertOver(Sketch.start("standard").leave(new Seat(1)), "everybody else has left the game", LOST, WON);
        assertOver(Sketch.start("standard").leave(new Seat(2)), "everybody else has left the game", WON, LOST);
    }

    private static final CholonePosition THREE = Sketch.player(1, 3, """
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
        CholonePosition left = THREE.leave(new Seat(2));
        assertThat(told(left)).containsExactly("White 2 has left the game; the marbles stay and belong to nobody.");
        assertThat(left.toMove()).containsExactly(new Seat(1));
        assertThat(left.active()).containsExactly(new Seat(1), new Seat(3));
        assertThat(left.marbles()).isEqualTo(THREE.marbles());

        CholonePosition ejected = play(left, "e3e2");
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
        CholonePosition left = play(THREE, "e3e2").leave(new Seat(1));
        assertThat(left.play().by(0)).isZero();
        assertThat(left.outcome()).isEmpty();
    }

    @Test
    void theLastOneWhoHasNotLeftWins() {
        CholonePosition last = THREE.leave(new Seat(3)).leave(new Seat(1));
        assertOver(last, "everybody else has left the game", LOST, WON, LOST);
    }

    @Test
    void nobodyLeavesTwiceOrAfterTheEnd() {
        CholonePosition left = THREE.leave(new Seat(3));
        assertThatThrownBy(() -> left.leave(new Seat(3))).isInstanceOf(IllegalArgumentException.class);
        CholonePosition over = left.leave(new Seat(1));
        assertThatThrownBy(() -> over.leave(new Seat(2))).isInstanceOf(IllegalArgumentException.class);
    }
}
