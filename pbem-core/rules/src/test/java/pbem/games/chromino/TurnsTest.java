package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;

/**
 * The moves of players, and the draws and passes that need no move. The table is BGP unless a test lays another one.
 */
class TurnsTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);

    private static List<String> said(List<Phrase> phrases) {
        return phrases.stream()
                .map(Catalogue.games().phrasebook(Locale.ENGLISH)::say)
                .toList();
    }

    private static List<String> moves(Position position) {
        return position.moves().stream().map(Move::notation).toList();
    }

    @Test
    void aPlayerWhoCanLaysATileAndTheNextIsToMove() {
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("BBG RRR YYY")
                .hand("GPP YRY RYR")
                .bag("GGG")
                .start();
        assertThat(start.toMove()).containsExactly(ONE);
        assertThat(moves(start)).containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E");

        ChrominoPosition after = PositionBuilder.after(start, "BBG -2,1 E");
        assertThat(after.toMove()).containsExactly(TWO);
        assertThat(after.happenings()).isEmpty();
        assertThat(after.situation().player(0).size()).isEqualTo(2);
    }

    @Test
    void aPlayerWithoutAFittingTileDrawsAndMustLayTheDrawnTileIfItFits() {
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("RRR YYY")
                .hand("YRY RYR")
                .bag("BBG GGG")
                .start();
        assertThat(said(start.happenings()))
                .containsExactly("The turns go round in this order: player 1 and player 2.", "player 1 draws a tile.");
        assertThat(start.toMove()).containsExactly(ONE);
        assertThat(moves(start)).containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E");
    }

    @Test
    void aDrawnTileIsShownToItsDrawer() {
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("RRR YYY")
                .hand("YRY GPP")
                .bag("RYR GGG")
                .start();
        assertThat(said(start.privately(Viewer.of(ONE)))).containsExactly("You drew RYR.");
        assertThat(start.privately(Viewer.of(TWO))).isEmpty();
        assertThat(start.privately(Viewer.PUBLIC)).isEmpty();
    }

    @Test
    void ifTheDrawnTileDoesNotFitTheTurnPasses() {
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("RRR YYY")
                .hand("YRY GPP")
                .bag("RYR GGG")
                .start();
        assertThat(said(start.happenings())).last().isEqualTo("player 1 draws a tile and passes.");
        assertThat(start.toMove()).containsExactly(TWO);
        assertThat(start.situation().player(0).size()).isEqualTo(3);
    }

    @Test
    void withAnEmptyBagTheTurnPassesAtOnce() {
        ChrominoPosition start =
                PositionBuilder.of("2").hand("RRR YYY").hand("YRY GPP").start();
        assertThat(said(start.happenings())).last().isEqualTo("player 1 has nothing to lay and passes.");
        assertThat(start.toMove()).containsExactly(TWO);
    }

    @Test
    void withDrawSoManyAreDrawnOneByOneUntilOneFits() {
        PositionBuilder stage = PositionBuilder.of("2 -draw=3").hand("RRR YYY").hand("YRY GPP");
        ChrominoPosition third = stage.bag("RYR YRR BBG RRY").start();
        assertThat(said(third.happenings())).last().isEqualTo("player 1 draws 3 tiles.");
        assertThat(said(third.privately(Viewer.of(ONE)))).containsExactly("You drew RYR, RRY and BBG.");
        assertThat(third.toMove()).containsExactly(ONE);

        ChrominoPosition fourth = stage.bag("RYR YRR RRY BBG").start();
        assertThat(said(fourth.happenings())).last().isEqualTo("player 1 draws 3 tiles and passes.");
        assertThat(fourth.toMove()).containsExactly(TWO);
        assertThat(fourth.situation().bag().size()).isEqualTo(1);

        assertThat(said(stage.bag("RYR BBG").start().happenings())).last().isEqualTo("player 1 draws 2 tiles.");
    }

    @Test
    void withDrawAllTheyAreDrawnUntilOneFitsOrTheBagIsEmpty() {
        PositionBuilder stage =
                PositionBuilder.of("2 -draw=all").hand("RRR YYY").hand("YRY GPP");
        assertThat(said(stage.bag("RYR YRR RRY YYR BBG GGG").start().happenings()))
                .last()
                .isEqualTo("player 1 draws 5 tiles.");
        assertThat(said(stage.bag("RYR YRR RRY").start().happenings()))
                .last()
                .isEqualTo("player 1 draws 3 tiles and passes.");
    }

    @Test
    void idleTurnsInARowAreSummedUp() {
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("RRR YYY")
                .hand("YRY RYR")
                .bag("RRY YYR RRB YYB RRP YYP RRG BBG")
                .start();
        assertThat(said(start.happenings()))
                .containsExactly(
                        "The turns go round in this order: player 1 and player 2.",
                        "Turn after turn nothing can be laid: player 1 draws 4 tiles and player 2 draws 3 tiles.",
                        "player 2 draws a tile.");
        assertThat(said(start.privately(Viewer.of(ONE)))).containsExactly("You drew RRY, BRR, PRR and GRR.");
    }

    @Test
    void withFreedrawOneMayDrawOnceAndThenLayAnyTileOrPass() {
        ChrominoPosition start = PositionBuilder.of("2 -freedraw")
                .hand("BBG RRR")
                .hand("GPP YRY")
                .bag("RYR GGG")
                .start();
        assertThat(moves(start)).contains("draw").doesNotContain("pass");

        ChrominoPosition drawn = PositionBuilder.after(start, "draw");
        assertThat(drawn.toMove()).containsExactly(ONE);
        assertThat(said(drawn.happenings())).containsExactly("player 1 draws a tile.");
        assertThat(moves(drawn)).containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E", "pass");
        assertThat(PositionBuilder.after(drawn, "pass").toMove()).containsExactly(TWO);
        assertThat(PositionBuilder.after(drawn, "BBG -2,1 E").toMove()).containsExactly(TWO);
    }

    @Test
    void withFreedrawAForcedDrawThatFitsNeedNotBeLaid() {
        ChrominoPosition start = PositionBuilder.of("2 -freedraw")
                .hand("RRR YYY")
                .hand("GPP YRY")
                .bag("BBG GGG")
                .start();
        assertThat(start.toMove()).containsExactly(ONE);
        assertThat(moves(start)).containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E", "pass");
    }

    @Test
    void withFreedrawAndAnEmptyBagOneMustLay() {
        assertThat(moves(PositionBuilder.of("2 -freedraw")
                        .hand("BBG RRR")
                        .hand("GPP")
                        .start()))
                .containsExactlyInAnyOrder("BBG -2,1 E", "BBG -2,-1 E");
    }

    @Test
    void theLastTileIsShownAndStaysKnownWhenAnotherIsDrawn() {
        ChrominoPosition shown = PositionBuilder.after(
                PositionBuilder.of("2")
                        .hand("BBG RRR")
                        .hand("GPP BBR RYR")
                        .bag("YYY GGG")
                        .start(),
                "BBG -2,1 E");
        assertThat(said(shown.happenings())).containsExactly("player 1 has one tile left and shows it: RRR.");
        assertThat(new ViewerKnowledge(shown, Viewer.PUBLIC).seen(0)).hasToString("[RRR]");

        ChrominoPosition drawn = PositionBuilder.after(shown, "GPP 0,-1 E");
        assertThat(said(drawn.happenings())).contains("player 1 draws a tile and passes.");
        assertThat(new ViewerKnowledge(drawn, Viewer.PUBLIC).seen(0)).hasToString("[RRR]");
        assertThat(new ViewerKnowledge(drawn, Viewer.PUBLIC).unseen(0)).isEqualTo(1);
        assertThat(new ViewerKnowledge(drawn, Viewer.of(ONE)).seen(0)).hasToString("[RRR, YYY]");
    }

    @Test
    void aChameleonIsNeverTheLastTile() {
        ChrominoPosition start = PositionBuilder.of("2 -chameleon")
                .laid("B*Y -1,0 E")
                .hand("B*G")
                .hand("RRR YYY")
                .bag("GBR RRB GGG")
                .start();
        assertThat(said(start.happenings())).contains("player 1 draws a tile.");
        assertThat(moves(start)).isNotEmpty().noneMatch(move -> move.contains("*"));

        ChrominoPosition after = PositionBuilder.after(start, moves(start).get(0));
        assertThat(said(after.happenings())).contains("player 1 has one tile left and shows it: B*G.");
        assertThat(after.situation().player(0).tiles()).hasToString("[B*G]");
    }

    @Test
    void withFreedrawTheChameleonMayBeLaidAfterTheDraw() {
        ChrominoPosition start = PositionBuilder.of("2 -chameleon -freedraw")
                .laid("B*Y -1,0 E")
                .hand("B*G")
                .hand("RRR YYY")
                .bag("GBR RRB GGG")
                .start();
        assertThat(moves(start)).anyMatch(move -> move.contains("*")).contains("pass");
    }

    @Test
    void playedOpenAllSeeAllHandsAndWhatIsDrawn() {
        ChrominoPosition start = PositionBuilder.of("2 -open")
                .hand("RRR YYY")
                .hand("YRY GPP")
                .bag("RYR GGG")
                .start();
        assertThat(said(start.happenings())).last().isEqualTo("player 1 draws RYR and passes.");
        assertThat(start.privately(Viewer.of(ONE))).isEmpty();
        assertThat(new ViewerKnowledge(start, Viewer.PUBLIC).seen(0)).hasToString("[RRR, RYR, YYY]");
    }

    @Test
    void expertsScoreTheTileAndEveryTileItTouchesOnce() {
        ChrominoPosition start = PositionBuilder.of("2 -expert")
                .laid("BGP -1,0 E; PPP 3,1 E")
                .hand("GPP RRR YYY")
                .hand("YRY BBG RYR")
                .start();
        ChrominoPosition first = PositionBuilder.after(start, "GPP 0,1 E");
        assertThat(said(first.happenings())).containsExactly("player 1 scores 6, which makes 6.");
    }

    @Test
    void theOrderOfTurnsIsDrawnByLotUnlessItIsThatOfTheChallenge() {
        for (int seed = 0; seed < 20; seed++) {
            ChrominoPosition ordered =
                    (ChrominoPosition) pbem.testkit.Table.of("4 -order").start(new Chromino(), seed);
            assertThat(ordered.situation().order()).containsExactly(0, 1, 2, 3);
        }
        assertThat(IntStream.range(0, 60)
                        .mapToObj(seed -> ((ChrominoPosition)
                                        pbem.testkit.Table.of("3").start(new Chromino(), seed))
                                .situation()
                                .order())
                        .distinct())
                .hasSize(6);
    }

    @Test
    void aStepMayBeTakenBackUnlessATileWasDrawnOrShown() {
        ChrominoPosition start = PositionBuilder.of("2")
                .hand("BBG RRR YYY")
                .hand("GPP YRY RYR")
                .bag("GGG")
                .start();
        ChrominoPosition laid = PositionBuilder.after(start, "BBG -2,1 E");
        assertThat(laid.undoable()).isTrue();
        assertThat(PositionBuilder.after(laid, "GPP 0,-1 E").undoable()).isFalse();

        ChrominoPosition shown = PositionBuilder.after(
                PositionBuilder.of("2").hand("BBG RRR").hand("GPP YRY").start(), "BBG -2,1 E");
        assertThat(shown.undoable()).isFalse();
    }

    @Test
    void aForcedPassTellsThatNothingFitted() {
        ChrominoPosition passed = PositionBuilder.after(
                PositionBuilder.of("2").hand("BBG GPP YYY").hand("RYR YRY YYR").start(), "BBG -2,1 E");
        assertThat(passed.happenings()).hasSize(1);
        assertThat(passed.undoable()).isFalse();
    }

    /** With -freedraw a draw is a move that cannot be taken back; the tile or the pass after it can. */
    @Test
    void aDrawOfFreeWillIsForGoodAndTheMoveAfterItIsNot() {
        ChrominoPosition drawn = PositionBuilder.after(
                PositionBuilder.of("2 -freedraw")
                        .hand("BBG RRR YYY")
                        .hand("GPP YRY BBP")
                        .bag("GGG BBB")
                        .start(),
                "draw");
        assertThat(drawn.undoable()).isFalse();
        assertThat(PositionBuilder.after(drawn, "pass").undoable()).isTrue();
        assertThat(PositionBuilder.after(drawn, "BBG -2,1 E").undoable()).isTrue();
    }

    @Test
    void aMoveThatCanBeUndoneTookNothingFromTheBag() {
        int undoable = 0;
        for (int seed = 0; seed < 20; seed++) {
            for (String table : List.of("1", "2 -freedraw", "3 -draw=3 -chameleon")) {
                ChrominoPosition before =
                        (ChrominoPosition) pbem.testkit.Table.of(table).start(new Chromino(), seed);
                Random random = new Random(seed);
                while (before.outcome().isEmpty() && before.ply() < 60) {
                    List<Decision> moves = before.moves();
                    ChrominoPosition after = before.play(moves.get(random.nextInt(moves.size())));
                    if (after.undoable()) {
                        undoable++;
                        assertThat(after.situation().bag())
                                .isEqualTo(before.situation().bag());
                    }
                    before = after;
                }
            }
        }
        assertThat(undoable).isGreaterThan(100);
    }
}
