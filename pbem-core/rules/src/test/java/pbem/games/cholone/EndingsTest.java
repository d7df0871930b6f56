package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static pbem.game.Result.DREW;
import static pbem.game.Result.LOST;
import static pbem.game.Result.WON;
import static pbem.games.cholone.ScriptedGame.assertOver;
import static pbem.games.cholone.ScriptedGame.play;
import static pbem.games.cholone.ScriptedGame.told;

import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.kit.BoardPosition;

/** The ends of games, and players who are out or passed over. */
class EndingsTest {

    private static final BoardPosition SIX_AT_THE_EDGE = Sketch.black("""
                i- x o o . .
               h- . . . . . .
              g- x o o . . . .
             f- x o o . . . . .
            e- x o o . . . . . x
             d- x o o . . . . . \\
              c- x o o . . . . \\ 9
               b- . . . . . . \\ 8
                a- . . . . . \\ 7
                    \\ \\ \\ \\ \\ 6
                     1 2 3 4 5
            """);

    @Test
    void theSixthEjectionWins() {
        BoardPosition five = play(
                SIX_AT_THE_EDGE, "i7i6", "e9,e8", "g5g4", "e8,e9", "f4f3", "e9,e8", "e3e2", "e8,e9", "d3d2", "e9,e8");
        assertThat(five.outcome()).isEmpty();

        BoardPosition six = play(five, "c3c2");
        assertThat(told(six)).containsExactly("A marble of white is ejected: black has 6 of six.");
        assertOver(six, "six marbles ejected", WON, LOST);
    }

    @Test
    void aSideWithoutMarblesHasLost() {
        BoardPosition last = Sketch.black("""
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                x o o . . . . . .
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """);
        assertOver(play(last, "e3e2"), "everybody else has left the game", WON, LOST);
    }

    @Test
    void withTwoPlayersItIsADrawWhenTheOneToMoveCannot() {
        BoardPosition almost = Sketch.white("""
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                . . . . . . . . .
                 . . . . . . . .
                  . . x . . . .
                   x . . . . .
                    o x . . .
                """);
        assertOver(play(almost, "c3,b2"), "black has no legal move", DREW, DREW);
    }

    @Test
    void withMorePlayersAPlayerWithoutAMoveIsPassedOver() {
        BoardPosition almost = Sketch.player(1, 3, """
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                . . . . . . . . 3
                 . . . . . . . .
                  . . 1 . . . .
                   1 . . . . .
                    2 1 . . .
                """);
        BoardPosition next = play(almost, "c3,b2");
        assertThat(next.toMove()).containsExactly(new Seat(3));
        assertThat(told(next)).containsExactly("White 2 has no move and is passed over.");
        assertThat(next.active()).containsExactly(new Seat(1), new Seat(2), new Seat(3));
        assertThat(play(next, "e9,e8").toMove()).containsExactly(new Seat(1));
    }

    /** A player who has just moved could move back, so this takes a player who leaves. */
    @Test
    void whenNobodyCanMoveThoseWhoStayedShareADraw() {
        BoardPosition walledIn = Sketch.player(1, 3, """
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . 1
                . . . . . . . 1 3
                 . . . . . . . 1
                  . . . . . . .
                   1 1 . . . .
                    2 1 . . .
                """);
        assertOver(walledIn.leave(new Seat(1)), "nobody has a legal move", LOST, DREW, DREW);
    }

    @Test
    void theThirdTimeOfAPositionIsADrawAndTheStartCounts() {
        BoardPosition seven = play(
                Sketch.start("standard"), //
                "c3,d3",
                "g5,f4",
                "d3,c3",
                "f4,g5",
                "c3,d3",
                "g5,f4",
                "d3,c3");
        assertThat(seven.outcome()).isEmpty();
        assertOver(play(seven, "f4,g5"), "the same position for the third time", DREW, DREW);
    }

    @Test
    void theSameMarblesWithAnotherPlayerToMoveAreAnotherPosition() {
        BoardPosition shuffled = play(
                Sketch.start("standard"),
                "c3,d3",
                "g5,f4",
                "d3,c3",
                "f4,g5",
                // a round trip of three moves, so that white begins the next one
                "c3,d3",
                "g5,f4",
                "d3,d4",
                "f4,g5",
                "d4,c3",
                "g5,f4");
        assertThat(shuffled.outcome()).isEmpty();
    }

    @Test
    void repetitionEndsGamesOfManyPlayersToo() {
        BoardPosition start = Sketch.from(Layouts.standard(3));
        String[] round = {"b1,c1", "d8,d7", "i6,i7", "c1,b1", "d7,d8", "i7,i6"};
        BoardPosition twice = play(start, round);
        assertThat(twice.outcome()).isEmpty();
        assertOver(play(twice, round), "the same position for the third time", DREW, DREW, DREW);
    }

    @Test
    void quietMovesAreADrawIfThatWasAgreed() {
        BoardPosition start = Sketch.position(2, 0, """
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                x o o . . . . . x
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """, Map.of("quiet", "3"));
        assertOver(play(start, "e2,f3", "e9,e8", "f3,e2"), "3 moves without an ejection", DREW, DREW);
    }

    @Test
    void anEjectionRestartsTheCountOfQuietMoves() {
        BoardPosition start = Sketch.position(2, 0, """
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                x o o . . . . . x
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """, Map.of("quiet", "2"));
        BoardPosition ejected = play(start, "e3e2", "e9,e8");
        assertThat(ejected.outcome()).isEmpty();
        assertOver(play(ejected, "e2,e3"), "2 moves without an ejection", DREW, DREW);
    }

    @Test
    void aPlayerWithoutMarblesIsOutAndPlayGoesOn() {
        BoardPosition start = Sketch.player(1, 3, """
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                2 1 1 . . . . . 3
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """);
        BoardPosition next = play(start, "e3e2");
        assertThat(told(next))
                .containsExactly(
                        "A marble of white 2 is ejected: black 1 has 1 of six.",
                        "White 2 has no marble left and is out.");
        assertThat(next.toMove()).containsExactly(new Seat(3));
        assertThat(next.active()).containsExactly(new Seat(1), new Seat(3));
        assertThat(play(next, "e9,e8").toMove()).containsExactly(new Seat(1));
    }

    @Test
    void marblesOfSeveralOpponentsArePushedAsOneRow() {
        BoardPosition start = Sketch.player(1, 3, """
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                3 2 1 1 1 . . . .
                 . . . . . . . .
                  . . . . . . .
                   . . . . . 2
                    . . . . 3
                """);
        BoardPosition next = play(start, "e5e4");
        assertThat(next.men()).isEqualTo(Sketch.player(1, 3, """
                            . . . . .
                           . . . . . .
                          . . . . . . .
                         . . . . . . . .
                        2 1 1 1 . . . . .
                         . . . . . . . .
                          . . . . . . .
                           . . . . . 2
                            . . . . 3
                        """).men());
        assertThat(told(next)).containsExactly("A marble of red 3 is ejected: black 1 has 1 of six.");
    }

    @Test
    void onlyMovesOfThePositionArePlayed() {
        BoardPosition start = Sketch.start("standard");
        Move first = start.moves().get(0);
        BoardPosition next = start.play(first);
        assertThatThrownBy(() -> next.play(first)).isInstanceOf(IllegalArgumentException.class);
    }
}
