package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.games.Catalogue;

/** The ends of games, and players who leave. The table is BGP unless a test lays another one. */
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
    void thePlayerWhoLaysTheLastTileWinsAfterTheRoundIsFinished() {
        ChrominoPosition out = PositionBuilder.after(
                PositionBuilder.of("3")
                        .hand("BBG")
                        .hand("GPP RRR")
                        .hand("BBR YYY")
                        .bag("RYR YRY")
                        .start(),
                "BBG -2,1 E");
        assertThat(out.outcome()).isEmpty();
        assertThat(out.toMove()).containsExactly(TWO);
        assertThat(out.active()).containsExactly(ONE, TWO, THREE);

        ChrominoPosition last = PositionBuilder.after(out, "GPP 0,-1 E", "RBB -3,2 E");
        assertThat(winners(last)).containsExactly(ONE);
        assertThat(reason(last)).isEqualTo("the last tile laid");
        assertThat(last.toMove()).isEmpty();
    }

    @Test
    void allWhoGoOutInTheSameRoundShareTheWin() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("3")
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
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("2")
                        .hand("BBG RRR")
                        .hand("GPP")
                        .bag("RYR YRY")
                        .start(),
                "BBG -2,1 E",
                "GPP 0,-1 E");
        assertThat(winners(end)).containsExactly(TWO);
    }

    @Test
    void drawsAndPassesFinishTheRoundToo() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("3")
                        .hand("BBG")
                        .hand("YRY RRR")
                        .hand("YYY")
                        .bag("RYR RRY")
                        .start(),
                "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(end.situation().player(1).size()).isEqualTo(3);
        assertThat(end.situation().player(2).size()).isEqualTo(2);
    }

    @Test
    void inABlockedGameTheFewestTilesWin() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("3")
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
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("3")
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
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("2")
                        .hand("BBG YYY RRR")
                        .hand("RYR YRY")
                        .bag("YRR YYR")
                        .start(),
                "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE, TWO);
        assertThat(end.situation().bag().isEmpty()).isTrue();
    }

    @Test
    void aGameIsNotBlockedWhileAPlayerCanLay() {
        ChrominoPosition on = PositionBuilder.after(
                PositionBuilder.of("2")
                        .hand("BBG BBR YYY RRR")
                        .hand("GPP YRY RRY")
                        .start(),
                "BBG -2,1 E",
                "GPP 0,-1 E");
        assertThat(on.toMove()).containsExactly(ONE);
        assertThat(winners(PositionBuilder.after(on, "RBB -3,2 E"))).containsExactly(ONE, TWO);
    }

    @Test
    void aPassByChoiceDoesNotBlockTheGame() {
        ChrominoPosition on = PositionBuilder.after(
                PositionBuilder.of("2 -freedraw")
                        .hand("BBG YYY")
                        .hand("YRY RRY")
                        .bag("RRR")
                        .start(),
                "draw",
                "pass");
        assertThat(on.toMove()).containsExactly(ONE);
        assertThat(on.moves().stream().map(Move::notation)).containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E");
    }

    @Test
    void aChameleonThatBecomesFreeByADrawIsNotBlocked() {
        ChrominoPosition on = PositionBuilder.of("2 -chameleon")
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
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("2 -expert")
                        .hand("BBG")
                        .hand("GPR RRR")
                        .bag("RYR YRY")
                        .start(),
                "BBG -2,1 E",
                "GPR 0,-1 E");
        assertThat(winners(end)).containsExactly(TWO);
        assertThat(reason(end)).isEqualTo("6 points, the most");
        assertThat(end.situation().player(0).score()).isEqualTo(5);
    }

    @Test
    void expertsShareAWinWithEqualPoints() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("2 -expert")
                        .hand("GBR")
                        .hand("GPR RRR")
                        .bag("RYR YRY")
                        .start(),
                "RBG -2,1 E",
                "GPR 0,-1 E");
        assertThat(winners(end)).containsExactly(ONE, TWO);
    }

    @Test
    void expertsWinABlockedGameByPoints() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("2 -expert").hand("BBG YYY RRR").hand("RYR").start(), "BBG -2,1 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("5 points, the most");
    }

    @Test
    void aloneTheNumberOfTilesLaidIsTheResult() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("1").hand("BBG GPP").bag("RYR").start(), "BBG -2,1 E", "GPP 0,-1 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("all laid after 2 tiles");
    }

    @Test
    void aloneABlockedGameIsLost() {
        ChrominoPosition end = PositionBuilder.after(
                PositionBuilder.of("1").hand("BBG RRR").bag("RYR").start(), "BBG -2,1 E");
        assertThat(winners(end)).isEmpty();
        assertThat(reason(end)).isEqualTo("nothing fits and nothing is left to draw, with 2 tiles in hand");
    }

    @Test
    void aloneAGameGivenUpIsLost() {
        Position end =
                PositionBuilder.of("1").hand("BBG RRR").bag("RYR").start().leave(ONE);
        assertThat(winners(end)).isEmpty();
        assertThat(reason(end)).isEqualTo("given up");
    }

    @Test
    void theLastPlayerLeftWins() {
        Position two = PositionBuilder.of("3")
                .hand("BBG RRR")
                .hand("GPP RRB")
                .hand("GPR YYY")
                .start()
                .leave(TWO);
        assertThat(two.outcome()).isEmpty();
        assertThat(two.active()).containsExactly(ONE, THREE);
        Position one = two.leave(ONE);
        assertThat(winners(one)).containsExactly(THREE);
        assertThat(reason(one)).isEqualTo("everybody else has left the game");
    }

    @Test
    void aLeaverOnTurnHandsTheTurnOn() {
        Position left = PositionBuilder.of("3")
                .hand("BBG RRR")
                .hand("GPP RRB")
                .hand("GPR YYY")
                .start()
                .leave(ONE);
        assertThat(left.toMove()).containsExactly(TWO);
    }

    @Test
    void theSeatOfALeaverIsSkipped() {
        ChrominoPosition start = PositionBuilder.of("3")
                .hand("BBG RRR YYY")
                .hand("GPP RRB BRB")
                .hand("GPR YYR YRR")
                .start();
        assertThat(PositionBuilder.after(start.leave(TWO), "BBG -2,1 E").toMove())
                .containsExactly(THREE);
    }

    @Test
    void theTilesOfALeaverDoNotReturnToTheBag() {
        ChrominoPosition left = PositionBuilder.of("3")
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
    void aLeaverDoesNotCountInABlockedGame() {
        ChrominoPosition start = PositionBuilder.of("3")
                .hand("BBG YYY RRR")
                .hand("RYR YRY YRR RYY")
                .hand("GPP RPR YPY PRP")
                .start();
        ChrominoPosition third = PositionBuilder.after(start, "BBG -2,1 E");
        assertThat(third.toMove()).containsExactly(THREE);
        Position left = third.leave(THREE);
        assertThat(winners(left)).containsExactly(ONE);
        assertThat(reason(left)).startsWith("nobody can go on");
    }

    @Test
    void leavingInTheLastRoundDoesNotTakeTheWinFromTheOthers() {
        ChrominoPosition out = PositionBuilder.after(
                PositionBuilder.of("2")
                        .hand("BBG")
                        .hand("GPP RRR")
                        .bag("RYR YRY")
                        .start(),
                "BBG -2,1 E");
        Position end = out.leave(TWO);
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("the last tile laid");
    }

    private static final PositionBuilder LAST_TILE = PositionBuilder.of("3")
            .hand("BBG")
            .hand("GPP RRR BBY")
            .hand("BBR YYY")
            .bag("RYR YRY RRY");

    @Test
    void leavingAfterTheLastTileKeepsTheWin() {
        Position left = PositionBuilder.after(LAST_TILE.start(), "BBG -2,1 E").leave(ONE);
        assertThat(left.toMove()).containsExactly(TWO);
        assertThat(left.active()).containsExactly(TWO, THREE);
        assertThat(said(left))
                .containsExactly("player 1 has left the game, and keeps what the last tile laid has brought.");
        Position end = PositionBuilder.after(left, "GPP 0,-1 E", "RBB -3,2 E");
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("the last tile laid");
    }

    @Test
    void everyPlayerWhoLeavesAfterwardsLeavesTheWinToTheFirst() {
        Position left = PositionBuilder.after(LAST_TILE.start(), "BBG -2,1 E").leave(ONE);
        assertThat(winners(left.leave(TWO).leave(THREE))).containsExactly(ONE);
        Position alone = left.leave(THREE);
        assertThat(alone.toMove()).containsExactly(TWO);
        assertThat(winners(alone.leave(TWO))).containsExactly(ONE);
        assertThat(winners(PositionBuilder.after(alone, "GPP 0,-1 E"))).containsExactly(ONE);
    }

    @Test
    void aPlayerWhoGoesOutLaterInTheRoundSharesTheWinWithTheLeaver() {
        Position left = PositionBuilder.after(
                        PositionBuilder.of("3")
                                .hand("BBG")
                                .hand("GPP RRR")
                                .hand("BBR")
                                .bag("RYR YRY")
                                .start(),
                        "BBG -2,1 E")
                .leave(ONE);
        assertThat(winners(PositionBuilder.after(left, "GPP 0,-1 E", "RBB -3,2 E")))
                .containsExactly(ONE, THREE);
    }

    /** The others can neither agree on a draw without a player who left with the win, nor take the last tile back. */
    @Test
    void theOthersCannotTakeTheWinFromALeaver() {
        ChrominoPosition out = PositionBuilder.after(LAST_TILE.start(), "BBG -2,1 E");
        assertThat(out.drawable()).isTrue();
        assertThat(out.undoable()).isTrue();
        assertThat(out.leave(ONE).drawable()).isFalse();
        assertThat(out.leave(ONE).undoable()).isFalse();
        assertThat(out.leave(TWO).drawable()).isTrue();
    }

    @Test
    void expertsWhoLeaveAfterTheLastTileKeepTheirPoints() {
        Position left = PositionBuilder.after(
                        PositionBuilder.of("3 -expert")
                                .hand("BBG")
                                .hand("GPP RRR BBY")
                                .hand("BBR YYY")
                                .bag("RYR YRY RRY")
                                .start(),
                        "BBG -2,1 E")
                .leave(ONE);
        Position end = left.leave(TWO).leave(THREE);
        assertThat(winners(end)).containsExactly(ONE);
        assertThat(reason(end)).isEqualTo("5 points, the most");
    }

    private static final Setup REPORTED =
            new Setup(3, Map.of("order", ""), Seed.ofHex("e59bf7ba9862f4b62fa0666d872ec936"));

    /** A game in which seat 1 goes out while the others still have their turn. */
    private static Position outWhileOthersPlay(Position start) {
        for (int play = 0; ; play++) {
            Random random = new Random(play);
            Position at = start;
            while (at.outcome().isEmpty()) {
                List<? extends Move> moves = at.moves();
                at = at.play(moves.get(random.nextInt(moves.size())));
                if (at.outcome().isEmpty()
                        && ((ChrominoPosition) at).situation().player(0).isFinished()) {
                    return at;
                }
            }
        }
    }

    @Test
    void thePlayerWhoIsOutHasWonTheReportedGameEvenIfAnotherLeaves() {
        Position out = outWhileOthersPlay(new Chromino().start(REPORTED).now());
        for (List<Seat> leaving :
                List.of(List.of(ONE, TWO, THREE), List.of(ONE, THREE, TWO), List.of(TWO, ONE, THREE))) {
            Position at = out;
            for (Seat seat : leaving) {
                at = at.outcome().isPresent() ? at : at.leave(seat);
            }
            assertThat(winners(at)).as("%s", leaving).containsExactly(ONE);
        }
    }

    private static List<String> said(Position position) {
        return position.happenings().stream()
                .map(Catalogue.games().phrasebook(Locale.ENGLISH)::say)
                .toList();
    }
}
