package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.games.Catalogue;

/** How games end, and what becomes of those who leave. The table is BGP unless a test lays another one. */
class EndingsTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final Seat THREE = new Seat(3);

    private static List<Seat> winners(Position position) {
        return position.outcome().orElseThrow().with(Result.WON);
    }

    private static String reason(Position position) {
        return Catalogue.games()
                .phrasebook(Locale.ENGLISH)
                .say(position.outcome().orElseThrow().reason());
    }

    @Test
    void whoeverLaysTheLastTileWinsAfterTheRoundIsFinished() {
        ChrominoPosition out = Stage.after(
                Stage.of("3")
                        .hand("BBG")
                        .hand("GPP RRR")
                        .hand("BBR YYY")
                        .bag("RYR YRY")
                        .start(),
                "BBG -2,1 E");
        assertThat(out.outcome()).isEmpty();
        assertThat(out.toMove()).containsExactly(TWO);
        assertThat(out.active()).containsExactly(ONE, TWO, THREE);

        ChrominoPosition last = Stage.after(out, "GPP 0,-1 E", "RBB -3,2 E");
        assertThat(winners(last)).containsExactly(ONE);
        assertThat(reason(last)).isEqualTo("the last tile laid");
        assertThat(last.toMove()).isEmpty();
    }

    @Test
    void allWhoGoOutInTheSameRoundShareTheWin() {
        ChrominoPosition end = Stage.after(
                Stage.of("3")
                        .hand("BBG")
                        .hand("GPP RRR")
                        .hand("BBR")
                        .bag("RYR YRY")
                        .start(),
                "BBG -2,1 E",
                "GPP 0,-1 E",
                "RBB -3,2 E");
        assertThat(winners(end)).containsExactly(ONE, THREE);
        assertThat(reason(end)).isEqualTo("the last tiles laid in the same round");
    }

    @Test
    void theLastOfTheRoundEndsTheGameAtOnce() {
        ChrominoPosition end = Stage.after(
                Stage.of("2").hand("BBG RRR").hand("GPP").bag("RYR YRY").start(), "BBG -2,1 E", "GPP 0,-1 E");
        assertThat(winners(end)).containsExactly(TWO);
    }

    @Test
    void drawsAndPassesFinishTheRoundToo() {
        ChrominoPosition end = Stage.after(
                Stage.of("3")
                        .hand("BBG")
                        .hand("YRY RRR")
                        .hand("YYY")
                        .bag("RYR RRY")
                        .start(),
                "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(end.situation().player(1).hand().size()).isEqualTo(3);
        assertThat(end.situation().player(2).hand().size()).isEqualTo(2);
    }

    @Test
    void inABlockedGameTheFewestTilesWin() {
        ChrominoPosition end = Stage.after(
                Stage.of("3")
                        .hand("BBG YYY RRR")
                        .hand("RYR YRY YRR")
                        .hand("RRY")
                        .start(),
                "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(THREE);
        assertThat(reason(end)).isEqualTo("nobody can go on, and 1 tile in hand is the fewest");
    }

    @Test
    void equallyFewTilesShareTheWin() {
        ChrominoPosition end = Stage.after(
                Stage.of("3")
                        .hand("BBG YYY RRR")
                        .hand("RYR YRY")
                        .hand("RRY YRY YYR")
                        .start(),
                "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE, TWO);
        assertThat(reason(end)).isEqualTo("nobody can go on, and 2 tiles in hand are the fewest");
    }

    @Test
    void theLastTilesAreDrawnBeforeAGameIsBlocked() {
        ChrominoPosition end = Stage.after(
                Stage.of("2").hand("BBG YYY RRR").hand("RYR YRY").bag("YRR YYR").start(), "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE, TWO);
        assertThat(end.situation().bag().isEmpty()).isTrue();
    }

    @Test
    void aGameIsNotBlockedWhileSomebodyCanLay() {
        ChrominoPosition on = Stage.after(
                Stage.of("2").hand("BBG BBR YYY RRR").hand("GPP YRY RRY").start(), "BBG -2,1 E", "GPP 0,-1 E");
        assertThat(on.toMove()).containsExactly(ONE);
        assertThat(winners(Stage.after(on, "RBB -3,2 E"))).containsExactly(ONE, TWO);
    }

    @Test
    void aPassByChoiceDoesNotBlockTheGame() {
        ChrominoPosition on = Stage.after(
                Stage.of("2 -freedraw")
                        .hand("BBG YYY")
                        .hand("YRY RRY")
                        .bag("RRR")
                        .start(),
                "draw",
                "pass");
        assertThat(on.toMove()).containsExactly(ONE);
        assertThat(on.moves().stream().map(Object::toString)).containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E");
    }

    @Test
    void aChameleonThatBecomesFreeByADrawIsNotBlocked() {
        ChrominoPosition on = Stage.of("2 -chameleon")
                .laid("B*Y -1,0 E")
                .hand("B*G")
                .hand("RRR PPP")
                .bag("RPR")
                .start();
        assertThat(on.toMove()).containsExactly(ONE);
        assertThat(on.moves()).isNotEmpty().allMatch(move -> move.notation().contains("*"));
    }

    @Test
    void expertsWinByPoints() {
        ChrominoPosition end = Stage.after(
                Stage.of("2 -expert").hand("BBG").hand("GPR RRR").bag("RYR YRY").start(), "BBG -2,1 E", "GPR 0,-1 E");
        assertThat(winners(end)).containsExactly(TWO);
        assertThat(reason(end)).isEqualTo("6 points, the most");
        assertThat(end.situation().player(0).score()).isEqualTo(5);
    }

    @Test
    void expertsShareAWinWithEqualPoints() {
        ChrominoPosition end = Stage.after(
                Stage.of("2 -expert").hand("GBR").hand("GPR RRR").bag("RYR YRY").start(), "RBG -2,1 E", "GPR 0,-1 E");
        assertThat(winners(end)).containsExactly(ONE, TWO);
    }

    @Test
    void expertsWinABlockedGameByPoints() {
        ChrominoPosition end = Stage.after(
                Stage.of("2 -expert").hand("BBG YYY RRR").hand("RYR").start(), "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("5 points, the most");
    }

    @Test
    void aloneTheNumberOfTilesLaidIsTheResult() {
        ChrominoPosition end =
                Stage.after(Stage.of("1").hand("BBG GPP").bag("RYR").start(), "BBG -2,1 E", "GPP 0,-1 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("all laid after 2 tiles");
    }

    @Test
    void aloneABlockedGameIsLost() {
        ChrominoPosition end =
                Stage.after(Stage.of("1").hand("BBG RRR").bag("RYR").start(), "BBG -2,1 E");
        assertThat(winners(end)).isEmpty();
        assertThat(reason(end)).isEqualTo("nothing fits and nothing is left to draw, with 2 tiles in hand");
    }

    @Test
    void aloneAGameGivenUpIsLost() {
        Position end = Stage.of("1").hand("BBG RRR").bag("RYR").start().leave(ONE);
        assertThat(winners(end)).isEmpty();
        assertThat(reason(end)).isEqualTo("given up");
    }

    @Test
    void whoeverIsLeftAloneWins() {
        Position two = Stage.of("3")
                .hand("BBG RRR")
                .hand("GPP RRB")
                .hand("GPR YYY")
                .start()
                .leave(TWO);
        assertThat(two.outcome()).isEmpty();
        assertThat(two.active()).containsExactly(ONE, THREE);
        Position one = two.leave(ONE);
        assertThat(winners(one)).containsExactly(THREE);
        assertThat(reason(one)).isEqualTo("nobody else is left in the game");
    }

    @Test
    void whoeverLeavesOnTurnGivesItToTheNext() {
        Position left = Stage.of("3")
                .hand("BBG RRR")
                .hand("GPP RRB")
                .hand("GPR YYY")
                .start()
                .leave(ONE);
        assertThat(left.toMove()).containsExactly(TWO);
    }

    @Test
    void theSeatOfWhoeverLeftIsSkipped() {
        ChrominoPosition start = Stage.of("3")
                .hand("BBG RRR YYY")
                .hand("GPP RRB BRB")
                .hand("GPR YYR YRR")
                .start();
        assertThat(Stage.after(start.leave(TWO), "BBG -2,1 E").toMove()).containsExactly(THREE);
    }

    @Test
    void theTilesOfWhoeverLeftDoNotReturnToTheBag() {
        ChrominoPosition left = Stage.of("3")
                .hand("BBG RRR")
                .hand("GPP RRB")
                .hand("GPR YYY")
                .bag("RYR")
                .start()
                .leave(TWO);
        assertThat(left.situation().bag().size()).isEqualTo(1);
        assertThat(new ViewerKnowledge(left, Viewer.of(THREE)).seen(1)).isEmpty();
        assertThat(new ViewerKnowledge(left, Viewer.of(TWO)).seen(1)).isEmpty();
    }

    @Test
    void whoeverLeftDoesNotCountInABlockedGame() {
        ChrominoPosition start = Stage.of("3")
                .hand("BBG YYY RRR")
                .hand("RYR YRY YRR RYY")
                .hand("GPP RPR YPY PRP")
                .start();
        ChrominoPosition third = Stage.after(start, "BBG -2,1 E");
        assertThat(third.toMove()).containsExactly(THREE);
        Position left = third.leave(THREE);
        assertThat(winners(left)).containsExactly(ONE);
        assertThat(reason(left)).startsWith("nobody can go on");
    }

    @Test
    void leavingInTheLastRoundDoesNotTakeTheWinFromTheOthers() {
        ChrominoPosition out = Stage.after(
                Stage.of("2").hand("BBG").hand("GPP RRR").bag("RYR YRY").start(), "BBG -2,1 E");
        Position end = out.leave(TWO);
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("the last tile laid");
    }

    @Test
    void whoeverLeavesAfterTheLastTileGivesUpTheWin() {
        ChrominoPosition out = Stage.after(
                Stage.of("3")
                        .hand("BBG")
                        .hand("GPP RRR BBY")
                        .hand("BBR YYY")
                        .bag("RYR YRY RRY")
                        .start(),
                "BBG -2,1 E");
        Position left = out.leave(ONE);
        assertThat(left.toMove()).containsExactly(TWO);
        assertThat(Stage.after(left, "GPP 0,-1 E", "RBB -3,2 E").outcome()).isEmpty();
    }
}
