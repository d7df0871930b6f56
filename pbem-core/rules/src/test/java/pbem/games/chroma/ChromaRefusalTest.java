package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse, named like it. */
class ChromaRefusalTest {

    private static final String BOARD = """
                . . W .
                 B . .
                  G R
                   W

                 . . .
                  . .
                   .
            """;

    private static String said(String next, String text) {
        return said(Sketch.next(next, 2, BOARD), text);
    }

    private static String said(ChromaPosition position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Refused.class);
        return Catalogue.games()
                .phrasebook(Locale.ENGLISH)
                .say(reading.refusal().phrase());
    }

    @Test
    void over() {
        assertThat(said(Sketch.next("R", 2, BOARD).leave(new Seat(2)), "d4"))
                .isEqualTo("The game is over, so there is nothing left to move.");
    }

    @Test
    void notACell() {
        assertThat(looked("the top"))
                .isEqualTo("\"the top\" is not the name of a cell. On the board it is a row and a column, as in b2;"
                        + " above the board the level comes first, as in 2b2.");
        assertThat(looked("5a1")).isEqualTo("There is no cell 5a1: the levels of this board go from 1 to 4.");
        assertThat(looked("a2")).isEqualTo("There is no cell a2: row a has only a1.");
    }

    private static String looked(String cell) {
        return Sketch.next("R", 2, BOARD)
                .words(Viewer.PUBLIC)
                .look(cell)
                .match(
                        seen -> {
                            throw new AssertionError("a cell: " + cell);
                        },
                        missing -> Catalogue.games().phrasebook(Locale.ENGLISH).say(missing.phrase()));
    }

    @Test
    void unreadable() {
        assertThat(said("R", "on the left"))
                .isEqualTo("\"on the left\" is not written like a cell. On the board, write the letter of the row and"
                        + " the number of the column; above the board, write the number of the level in front. You"
                        + " need not write the colour of the cube, it is given.");
        assertThat(said("R", "")).startsWith("\"\" is not");
        assertThat(said("R", "b2 c2")).startsWith("\"b2 c2\" is not");
        assertThat(said("R", "2b")).startsWith("\"2b\" is not");
        assertThat(said("R", "bell\u0007 {0} ''")).startsWith("\"bell {0} ''\" is not");
        assertThat(said("R", "x".repeat(5000))).startsWith("\"" + "x".repeat(40) + "...\" is not");
    }

    @Test
    void otherColour() {
        assertThat(said("R", "w d4"))
                .isEqualTo(
                        "The next cube is red, not white: the sequences give the colours. The cell alone is enough.");
        assertThat(said("B", "d4 green")).startsWith("The next cube is blue, not green");
        assertThat(said("B", "b d4 w")).startsWith("The next cube is blue, not white");
    }

    @Test
    void noSuchLevel() {
        assertThat(said("R", "5a1")).isEqualTo("There is no cell 5a1: the levels of this board go from 1 to 4.");
        assertThat(said("R", "0a1")).startsWith("There is no cell 0a1: the levels");
        assertThat(said(Sketch.start(2, 1), "2a1"))
                .isEqualTo("There is no cell 2a1: a board of this size has only level 1.");
    }

    @Test
    void noSuchRow() {
        assertThat(said("R", "e1")).isEqualTo("There is no cell e1: the rows of level 1 go from a to d.");
        assertThat(said("R", "3c1")).isEqualTo("There is no cell 3c1: the rows of level 3 go from a to b.");
        assertThat(said("R", "4b1")).isEqualTo("There is no cell 4b1: level 4 has only row a.");
    }

    @Test
    void noSuchCell() {
        assertThat(said("R", "c4")).isEqualTo("There is no cell c4: row c goes from c1 to c3.");
        assertThat(said("R", "2b0")).isEqualTo("There is no cell 2b0: row b goes from 2b1 to 2b2.");
        assertThat(said("R", "a2")).isEqualTo("There is no cell a2: row a has only a1.");
    }

    @Test
    void occupied() {
        assertThat(said("R", "b1")).isEqualTo("There is a green cube at b1 already.");
        assertThat(said("G", "b1")).isEqualTo("There is a green cube at b1 already.");
    }

    @Test
    void noSupport() {
        assertThat(said("R", "2b1")).isEqualTo("2b1 rests on b1, c1 and c2, and c2 is still empty.");
        assertThat(said("R", "2c3")).isEqualTo("2c3 rests on c3, d3 and d4, and c3 and d4 are still empty.");
        assertThat(said("R", "4a1")).isEqualTo("4a1 rests on 3a1, 3b1 and 3b2, and 3a1, 3b1 and 3b2 are still empty.");
    }

    @Test
    void onItsColour() {
        assertThat(said("R", "2a1")).isEqualTo("2a1 would stand on the red cube at b2.");
        assertThat(said("W", "2a1")).isEqualTo("2a1 would stand on the white cube at a1.");
    }

    @Test
    void touching() {
        assertThat(said("R", "c2")).isEqualTo("c2 would touch the red cube at b2.");
        assertThat(said("W", "c2")).isEqualTo("c2 would touch the white cube at d3.");
        assertThat(said(Sketch.next("R", 2, """
                . . . .
                 . R .
                  R .
                   .
                """), "c1")).isEqualTo("c1 would touch the red cubes at b1 and c2.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(ChromaRefusal.class).hasItsTestIn(ChromaRefusalTest.class);
    }

    @Test
    void everyReasonHasItsTextAndNoTextIsIdle() {
        EveryRefusal.of(ChromaRefusal.class).hasItsTextsIn(Chroma.class, "# Refusals", "# The picture");
    }
}
