package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse, named like it. */
class ChrominoRefusalTest {

    private static final Position TABLE = PositionBuilder.of("2")
            .laid("BGP -1,0 E; RRR 0,2 E")
            .hand("BBG GPR YBG YYY")
            .hand("GPP RRB")
            .bag("RYR YRY")
            .start();

    private static final Position FREE = PositionBuilder.of("2 -freedraw")
            .hand("BBG RRR")
            .hand("GPP RRB")
            .bag("RYR")
            .start();

    private static String said(Position position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Refused.class);
        return said(reading.refusal());
    }

    private static String said(Refusal refusal) {
        return Catalogue.games().phrasebook(Locale.ENGLISH).say(refusal.phrase());
    }

    @Test
    void over() {
        assertThat(said(TABLE.leave(TABLE.toMove().get(0)), "BBG -2,-1 E"))
                .isEqualTo("The game is over, so there is nothing left to move.");
    }

    @Test
    void unreadable() {
        assertThat(said(TABLE, "the blue one")).startsWith("\"the blue one\" is not written like a move.");
        assertThat(said(TABLE, "")).endsWith("and the direction, N, E, S or W.");
        assertThat(said(TABLE, "BBG 1,1,1 E")).startsWith("\"BBG 1,1,1 E\" is not");
        assertThat(said(TABLE, "BBG 12345,1 E")).startsWith("\"BBG 12345,1 E\" is not");
        assertThat(said(TABLE, "x".repeat(5000))).startsWith("\"" + "x".repeat(40) + "...\" is not");
    }

    @Test
    void notACell() {
        assertThat(looked("e5"))
                .isEqualTo(
                        "\"e5\" is not the name of a cell. A cell is two numbers, to the east and to the north of the"
                                + " middle of the first tile, as in 3,-2.");
        assertThat(looked("1,2,3")).startsWith("\"1,2,3\" is not");
    }

    private static String looked(String cell) {
        return TABLE.words(Viewer.PUBLIC)
                .look(cell)
                .match(
                        seen -> {
                            throw new AssertionError("a cell: " + cell);
                        },
                        missing -> Catalogue.games().phrasebook(Locale.ENGLISH).say(missing.phrase()));
    }

    @Test
    void noCell() {
        assertThat(said(TABLE, "bbg"))
                .isEqualTo("Where to? Add the cell of the first letter and the direction: BBG 3,-2 E.");
    }

    @Test
    void noDirection() {
        assertThat(said(TABLE, "BBG -2,-1")).isEqualTo("Which way from -2,-1? Add E, S, W or N: BBG -2,-1 E.");
    }

    @Test
    void noSuchColour() {
        assertThat(said(TABLE, "BJG -2,1 E"))
                .isEqualTo("There is no colour J in BJG. The letters are B (blue), G (green), P (purple),"
                        + " R (red), Y (yellow) and * for a joker.");
    }

    @Test
    void noSuchTile() {
        assertThat(said(TABLE, "*BG -2,1 E")).startsWith("There is no tile *BG in this game.");
        assertThat(said(TABLE, "B*R -2,1 E")).startsWith("There is no tile B*R in this game.");
        assertThat(said(TABLE, "B*G -2,1 E"))
                .startsWith("There is no tile B*G in this game.")
                .endsWith("they are in the bag with -chameleon only.");
    }

    @Test
    void alreadyLaid() {
        assertThat(said(TABLE, "PGB 5,5 E")).isEqualTo("BGP lies on the table already: BGP -1,0 E.");
    }

    @Test
    void notHeld() {
        String others = said(TABLE, "GPP 0,-1 E");
        assertThat(others).isEqualTo("You do not have GPP in your hand.");
        assertThat(said(TABLE, "RYR 0,-1 E")).isEqualTo(others.replace("GPP", "RYR"));
    }

    @Test
    void onlyDrawn() {
        Position drawn = PositionBuilder.of("2 -chameleon")
                .laid("B*Y -1,0 E")
                .hand("B*G")
                .hand("RRR YYY")
                .bag("GBR RRB GGG")
                .start();
        assertThat(said(drawn, "B*G -1,1 S"))
                .isEqualTo("You have drawn in this turn, so you can lay only the tile that you drew last, not B*G.");
    }

    @Test
    void occupied() {
        assertThat(said(TABLE, "BBG 0,1 S")).isEqualTo("BBG 0,1 S does not fit: 0,0 is not empty, BGP lies there.");
    }

    @Test
    void clash() {
        assertThat(said(TABLE, "BBG -2,1 E"))
                .isEqualTo("BBG -2,1 E does not fit: G (green) at 0,1 would touch R (red) at 0,2."
                        + " Squares that touch must have the same colour.");
        assertThat(said(TABLE, "YYY -1,1 E"))
                .isEqualTo("YYY -1,1 E does not fit: Y (yellow) at -1,1 would touch B (blue) at -1,0,"
                        + " Y (yellow) at 0,1 would touch G (green) at 0,0,"
                        + " Y (yellow) at 0,1 would touch R (red) at 0,2,"
                        + " Y (yellow) at 1,1 would touch P (purple) at 1,0"
                        + " and Y (yellow) at 1,1 would touch R (red) at 1,2."
                        + " Squares that touch must have the same colour.");
    }

    @Test
    void tooFewContacts() {
        assertThat(said(TABLE, "YYY 7,7 E"))
                .isEqualTo("YYY 7,7 E would touch nothing. At least two squares must touch others of their colour.");
        assertThat(said(TABLE, "BBG -2,0 W"))
                .isEqualTo("GBB -4,0 E would touch only once, -2,0 at -1,0. At least two contacts are needed.");
    }

    @Test
    void mustLay() {
        assertThat(said(TABLE, "draw"))
                .isEqualTo(
                        "You have a tile that fits, so you cannot draw; one is drawn for you only when nothing fits.");
    }

    @Test
    void drawnAlready() {
        assertThat(said(PositionBuilder.after(FREE, "draw"), "draw"))
                .isEqualTo("You have drawn in this turn, and something fits: lay a tile.");
    }

    @Test
    void bagEmpty() {
        assertThat(said(
                        PositionBuilder.of("2 -freedraw")
                                .hand("BBG RRR")
                                .hand("GPP")
                                .start(),
                        "draw"))
                .isEqualTo("There is nothing left to draw.");
    }

    @Test
    void cannotPass() {
        assertThat(said(TABLE, "pass"))
                .isEqualTo("You have a tile that fits, so you cannot pass; if nothing fits, you pass automatically.");
    }

    @Test
    void passAfterDraw() {
        assertThat(said(FREE, "pass")).isEqualTo("You can pass only after you have drawn.");
    }

    @Test
    void freedrawDoesNotGoWithMoreDraws() {
        Seed seed = Seed.of(new byte[Seed.BYTES]);
        Act<Position> start = new Chromino().start(2, Map.of("freedraw", "", "draw", "3"), seed);
        assertThat(said(start.refusal())).contains("-freedraw", "-draw=3");
        assertThat(new Chromino().start(2, Map.of("freedraw", "", "draw", "1"), seed))
                .isInstanceOf(Act.Done.class);
    }

    @Test
    void expertAlone() {
        Seed seed = Seed.of(new byte[Seed.BYTES]);
        assertThat(said(new Chromino().start(1, Map.of("expert", ""), seed).refusal()))
                .isEqualTo("-expert is for two or more: one player alone has no opponent to outscore.");
        assertThat(new Chromino().start(2, Map.of("expert", ""), seed)).isInstanceOf(Act.Done.class);
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(ChrominoRefusal.class).hasItsTestIn(ChrominoRefusalTest.class);
    }

    @Test
    void everyReasonHasItsTextAndNoTextIsIdle() {
        EveryRefusal.of(ChrominoRefusal.class)
                .hasItsTextsIn(Chromino.class, "# Refusals", "# The picture", "chromino.clash-of");
    }
}
