package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static pbem.game.Result.LOST;
import static pbem.game.Result.WON;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;

/** The ends of games, and players who leave. */
class EndingsTest {

    private static String say(Phrase phrase) {
        return Catalogue.games().phrasebook(Locale.ENGLISH).say(phrase);
    }

    private static void assertOver(ChromaPosition position, String reason, Result... results) {
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(say(outcome.reason())).isEqualTo(reason);
        assertThat(outcome.results()).containsExactly(results);
        assertThat(position.toMove()).isEmpty();
        assertThat(position.moves()).isEmpty();
        assertThat(position.moveCount()).isZero();
    }

    @Test
    void onOneHoleTheFirstPlayerWins() {
        assertOver(Sketch.play(Sketch.start(2, 1), "a1"), "the board is full", WON, LOST);
        assertOver(Sketch.play(Sketch.start(4, 1), "a1"), "the board is full", WON, LOST, LOST, LOST);
    }

    @Test
    void thePlayerWhoFillsTheBoardWins() {
        assertOver(Sketch.play(Sketch.start(2, 2), "a1", "b1", "b2", "2a1"), "the board is full", LOST, WON);
    }

    @Test
    void aPlayerWithoutACellForTheNextCubeLoses() {
        ChromaPosition before = Sketch.next("R", 2, """
                . R G
                 G .
                  R
                """);
        assertThat(before.outcome()).isPresent(); // red has no cell, and it is the first player's
        assertOver(before, "player 1 has no cell for a red cube", LOST, WON);
    }

    @Test
    void withMorePlayersTheOneBeforeWinsAlone() {
        ChromaPosition before = Sketch.next("W", 4, """
                . R G
                 G B
                  R
                """);
        assertThat(before.toMove()).containsExactly(new Seat(2));
        ChromaPosition after = Sketch.play(before, "2a1");
        assertThat(after.outcome()).isEmpty(); // player 3 plays blue in c1
        assertOver(Sketch.play(after, "c1"), "player 4 has no cell for a green cube", LOST, LOST, WON, LOST);
    }

    @Test
    void withTwoPlayersTheOtherWinsWhenOneLeaves() {
        ChromaPosition start = Sketch.start(2, 5);
        assertOver(start.leave(new Seat(1)), "everybody else has left the game", LOST, WON);
        assertOver(start.leave(new Seat(2)), "everybody else has left the game", WON, LOST);
    }

    @Test
    void withThreePlayersTheOthersContinueTheirSequences() {
        ChromaPosition played = Sketch.play(Sketch.start(3, 5), "a1", "e1", "e5");
        ChromaPosition left = played.leave(new Seat(1));
        assertThat(left.happenings().stream().map(EndingsTest::say))
                .containsExactly("Player 1 has left the game; the others go on with their own sequences.");
        assertThat(left.toMove()).containsExactly(new Seat(2));
        assertThat(left.active()).containsExactly(new Seat(2), new Seat(3));
        assertThat(left.order().colours(4)).containsExactly(Colour.RED, Colour.BLUE, Colour.BLUE, Colour.WHITE);
        assertThat(left.ply()).isEqualTo(3);
        assertThat(left.lastMove()).isEqualTo(played.lastMove());
        assertOver(left.leave(new Seat(3)), "everybody else has left the game", LOST, WON, LOST);
    }

    @Test
    void leavingOutOfTurnDoesNotChangeTheTurn() {
        ChromaPosition left = Sketch.play(Sketch.start(4, 5), "a1").leave(new Seat(4));
        assertThat(left.toMove()).containsExactly(new Seat(2));
        assertThat(left.outcome()).isEmpty();
    }

    @Test
    void theRemainingPlayerWhoMovedLastWinsIfTheNextAfterALeaverHasNoCell() {
        // player 2 has blue and could play c1; player 3 has white and could not, and then player 1 was the last to move
        ChromaPosition stuck = Sketch.next("B", 3, """
                . W G
                 R B
                  G

                 . .
                  W
                """);
        assertThat(stuck.toMove()).containsExactly(new Seat(2));
        assertThat(stuck.moves()).extracting(Move::notation).containsExactly("c1");
        assertOver(stuck.leave(new Seat(2)), "player 3 has no cell for a white cube", WON, LOST, LOST);
    }

    @Test
    void theLastMoverWhoHasLeftDoesNotWin() {
        // of four, 2 moved last and left, then 3 leaves in turn, and 4 has no cell for green; 1 had moved before them
        ChromaPosition stuck = Sketch.without(List.of(2), "B", 4, """
                . W B
                 G R
                  B

                 . G
                  .
                """);
        assertThat(stuck.toMove()).containsExactly(new Seat(3));
        assertOver(stuck.leave(new Seat(3)), "player 4 has no cell for a green cube", WON, LOST, LOST, LOST);
    }

    @Test
    void nobodyLeavesTwiceOrAfterTheEnd() {
        ChromaPosition left = Sketch.start(3, 5).leave(new Seat(2));
        assertThatThrownBy(() -> left.leave(new Seat(2))).isInstanceOf(IllegalArgumentException.class);
        ChromaPosition over = left.leave(new Seat(1));
        assertThatThrownBy(() -> over.leave(new Seat(3))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void onlyLegalMovesArePlayed() {
        ChromaPosition start = Sketch.start(2, 3);
        assertThatThrownBy(() -> start.play(new Cell(2, 1, 1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> start.play(new Cell(9, 1, 1))).isInstanceOf(IllegalArgumentException.class);
    }
}
