package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.games.kroma.PositionText.refusal;

import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse, named like it. */
class KromaRefusalTest {

    private static final KromaPosition ONE = Sketch.position("""
                      /.\\
                    /.\\./.\\
                  /.\\b b\\./.\\
                /.\\./m\\./.\\./.\\
              /.\\./.\\m m\\./.\\./.\\
            """);

    private static final KromaPosition TWO = Sketch.position("""
                   /m\\
                 /y\\m/b\\
               /b\\y/m\\b b\\
             /.\\b/.\\m m\\y y\\
            """);

    @Test
    void targetsForSeats() {
        Act<Position> start = new Kroma().start(Sketch.setup("2 -colors=gop"));
        assertThat(PositionText.say(start.refusal().phrase()))
                .isEqualTo("-colors=gop is for 3 players, and 2 play here.");
        assertThat(new Kroma().start(Sketch.setup("3 -colors=gp"))).isInstanceOf(Act.Refused.class);
    }

    @Test
    void over() {
        assertThat(refusal(ONE.leave(new Seat(2)), "B a1 b2"))
                .isEqualTo("The game is over, so there is nothing left to move.");
    }

    @Test
    void unreadable() {
        assertThat(refusal(ONE, "12"))
                .isEqualTo("\"12\" is not written like a move. Write the colour, B, M or Y, and every triangle that"
                        + " the piece covers, with spaces between.");
        assertThat(refusal(ONE, "blue")).startsWith("\"blue\" is not");
        assertThat(refusal(ONE, "B M a1 b2")).startsWith("\"B M a1 b2\" is not");
        assertThat(refusal(ONE, "B a1 b2222")).startsWith("\"B a1 b2222\" is not");
    }

    @Test
    void notATriangle() {
        assertThat(looked("row c"))
                .isEqualTo("\"row c\" is not the name of a triangle. A letter names the row, from a at the apex, and a"
                        + " number the place in it, as in f5.");
        assertThat(looked("a2")).isEqualTo("There is no cell a2: row a goes from a1 to a1.");
    }

    private static String looked(String cell) {
        return ONE.words(Viewer.PUBLIC)
                .look(cell)
                .match(
                        seen -> {
                            throw new AssertionError("a cell: " + cell);
                        },
                        missing -> PositionText.ENGLISH.say(missing.phrase()));
    }

    @Test
    void noColour() {
        assertThat(refusal(ONE, "b2,a1")).isEqualTo("a1 b2 does not say which colour. Put B, M or Y before it.");
    }

    @Test
    void unknownColour() {
        assertThat(refusal(ONE, "green a1 b2"))
                .isEqualTo("green is not a colour of pieces. They are B for blue, M for magenta and Y for yellow.");
    }

    @Test
    void noSuchRow() {
        assertThat(refusal(ONE, "B e1 f2")).isEqualTo("There is no cell f2: the rows go from a to e.");
    }

    @Test
    void noSuchCell() {
        assertThat(refusal(ONE, "B c5 c6")).isEqualTo("There is no cell c6: row c goes from c1 to c5.");
        assertThat(refusal(ONE, "B a1 a2")).isEqualTo("There is no cell a2: row a goes from a1 to a1.");
        assertThat(refusal(ONE, "B b0 b1")).isEqualTo("There is no cell b0: row b goes from b1 to b3.");
    }

    @Test
    void twice() {
        assertThat(refusal(ONE, "B a1 A1"))
                .isEqualTo("a1 is named twice. Name every triangle that the piece covers once.");
    }

    @Test
    void apart() {
        assertThat(refusal(ONE, "B a1 b1 b2 d5 d6"))
                .isEqualTo("a1, b1 and b2 and d5 and d6 are not connected. The triangles of a piece share edges.");
    }

    @Test
    void noPiece() {
        assertThat(refusal(ONE, "B a1"))
                .isEqualTo("a1 is not the shape of a piece. At this stage there are diamonds of 2 triangles and"
                        + " trapezoids of 3.");
        assertThat(refusal(TWO, "M c1 c2 c3 d2"))
                .isEqualTo("c1, c2, c3 and d2 are not the shape of a piece. At this stage there are rhombuses of 4"
                        + " triangles and hooks of 5.");
    }

    @Test
    void otherPhase() {
        assertThat(refusal(ONE, "Y e5 e6 e7 e8"))
                .isEqualTo("e5, e6, e7 and e8 would be a rhombus, which belongs to Phase Two."
                        + " Now there are diamonds of 2 triangles and trapezoids of 3.");
        assertThat(refusal(TWO, "Y a1 b2"))
                .isEqualTo("a1 and b2 would be a diamond, which belongs to Phase One."
                        + " Now there are rhombuses of 4 triangles and hooks of 5.");
    }

    private static final KromaPosition NO_BLUE_TRAPEZOID = Sketch.position("""
                      /b\\
                    /b b/.\\
                  /.\\./.\\./.\\
                /b b b\\./b b b\\
              /.\\./.\\./.\\./.\\./.\\
            """);

    @Test
    void usedUp() {
        assertThat(refusal(NO_BLUE_TRAPEZOID, "B e3 e4 e5"))
                .isEqualTo("There is no blue trapezoid left. There are still some in magenta and yellow.");
    }

    @Test
    void usedUpInAll() {
        KromaPosition none = Sketch.played(
                Sketch.empty(9),
                "B a1 b1 b2",
                "M c1 c2 c3",
                "Y d1 d2 d3",
                "B e1 e2 e3",
                "M f1 f2 f3",
                "Y g1 g2 g3",
                "B h1 h2 h3",
                "M i1 i2 i3",
                "Y i5 i6 i7");
        assertThat(refusal(none, "M i11 i12 i13")).isEqualTo("There is no trapezoid left in any colour.");
    }

    @Test
    void taken() {
        assertThat(refusal(ONE, "Y c3 c4")).isEqualTo("c3 is covered already, by blue.");
        assertThat(refusal(ONE, "Y c2 d3")).startsWith("c2 and d3 are not connected.");
        assertThat(refusal(ONE, "Y d2 d3 d4")).isEqualTo("d3 is covered already, by magenta.");
        assertThat(refusal(ONE, "Y c1 c2 c3")).isEqualTo("c2 and c3 are covered already, by blue.");
    }

    @Test
    void sameColour() {
        assertThat(refusal(ONE, "B d4 d5"))
                .isEqualTo("d4 would share an edge with blue at c3. Pieces of one colour must not, unless no piece"
                        + " fits otherwise.");
        assertThat(refusal(ONE, "B b1 b2 b3")).startsWith("b1 would share an edge with blue at c2.");
    }

    @Test
    void hollow() {
        assertThat(refusal(TWO, "M d1 d2 d3 d4"))
                .isEqualTo("Nothing lies on d1 and d3. A large piece needs small ones under all of its triangles.");
    }

    @Test
    void full() {
        KromaPosition covered = Sketch.played(TWO, "Y c1 c2 c3 c4 d2");
        assertThat(refusal(covered, "M b1 b2 c1 c2"))
                .isEqualTo("c1 and c2 have two levels already, and there is no third.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(KromaRefusal.class).hasItsTestIn(KromaRefusalTest.class);
    }

    @Test
    void everyReasonHasItsTextAndNoTextIsIdle() {
        EveryRefusal.of(KromaRefusal.class).hasItsTextsIn(Kroma.class, "# Refusals", "# Parts of refusals");
    }
}
