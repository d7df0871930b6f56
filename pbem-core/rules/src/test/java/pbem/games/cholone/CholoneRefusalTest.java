package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.kit.BoardPosition;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse, named like it. */
class CholoneRefusalTest {

    private static final BoardPosition BOARD = Sketch.black("""
                i- . . o o .
               h- . . . . o .
              g- . x . . . o .
             f- . o x o o . o .
            e- . . . x x o o . o
             d- o x o . . . . . \\
              c- . o o o x x x \\ 9
               b- . o o . . . \\ 8
                a- o . . o . \\ 7
                    \\ \\ \\ \\ \\ 6
                     1 2 3 4 5
            """);

    private static final BoardPosition THREE = Sketch.player(2, 3, """
                . . . . .
               . . . . . .
              . . . . . . .
             . . 1 2 3 . . .
            . 2 2 2 1 3 1 . .
             . . . . . . . .
              . . . . . . .
               . . . . . .
                . . . . .
            """);

    private static String said(Position position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Refused.class);
        return said(reading.refusal());
    }

    private static String said(Refusal refusal) {
        return Catalogue.games().phrasebook(Locale.ENGLISH).say(refusal.phrase());
    }

    @Test
    void setupForTwo() {
        Act<Position> start = new Cholone().start(3, Map.of("setup", "german"), Seed.of(new byte[Seed.BYTES]));
        assertThat(said(start.refusal()))
                .isEqualTo("The layouts of -setup are for two players."
                        + " Three or more have the standard layout, or another one with -bowl.");
    }

    @Test
    void over() {
        assertThat(said(BOARD.leave(new Seat(2)), "c2,b1"))
                .isEqualTo("The game is over, so there is nothing left to move.");
    }

    @Test
    void unreadable() {
        assertThat(said(BOARD, "knight to c5"))
                .isEqualTo("\"knight to c5\" is not written like a move of this game."
                        + " Write it like this: c5,d5 or a1-c3,b2.");
        assertThat(said(BOARD, "")).startsWith("\"\" is not");
        assertThat(said(BOARD, "c2,d3,e4,f5")).startsWith("\"c2,d3,e4,f5\" is not");
        assertThat(said(BOARD, "bell\u0007 {0} ''")).startsWith("\"bell {0} ''\" is not");
        assertThat(said(BOARD, "x".repeat(5000))).startsWith("\"" + "x".repeat(40) + "...\" is not");
    }

    @Test
    void notACell() {
        assertThat(looked(BOARD, "the middle"))
                .isEqualTo("\"the middle\" is not the name of a cell. Write a cell like this: c5.");
        assertThat(looked(BOARD, "j1")).isEqualTo("There is no cell j1: the rows go from a to i.");
        assertThat(looked(BOARD, "a6")).isEqualTo("There is no cell a6: row a goes from a1 to a5.");
    }

    private static String looked(Position position, String cell) {
        return position.words(Viewer.PUBLIC)
                .look(cell)
                .match(
                        seen -> {
                            throw new AssertionError("a cell: " + cell);
                        },
                        missing -> said(missing));
    }

    @Test
    void noSuchRow() {
        assertThat(said(BOARD, "i5,j5")).isEqualTo("There is no cell j5: the rows go from a to i.");
    }

    @Test
    void noSuchCell() {
        assertThat(said(BOARD, "c8,c7")).isEqualTo("There is no cell c8: row c goes from c1 to c7.");
        assertThat(said(BOARD, "g2g3")).isEqualTo("There is no cell g2: row g goes from g3 to g9.");
        assertThat(said(BOARD, "c10,c7")).isEqualTo("There is no cell c10: row c goes from c1 to c7.");
    }

    @Test
    void noDestination() {
        assertThat(said(BOARD, "c2-c4"))
                .isEqualTo("c2-c4 says which marbles move, but not where to."
                        + " Add a comma and the cell that c2 goes to.");
        assertThat(said(BOARD, "c2-d3")).endsWith("To move one marble, write a comma in place of the dash.");
    }

    @Test
    void notNext() {
        assertThat(said(BOARD, "c2,e4"))
                .isEqualTo("e4 is not next to c2, and marbles go one cell at a time."
                        + " Next to c2 are c3, d3, d2, c1, b1 and b2.");
        assertThat(said(BOARD, "c2c4e4")).startsWith("e4 is not next to c2");
    }

    @Test
    void noDirection() {
        assertThat(said(BOARD, "c2-c3,e5"))
                .isEqualTo("e5 is next to neither c2 nor c3, so it does not tell the direction.");
    }

    @Test
    void notOneLine() {
        assertThat(said(BOARD, "c2-d4,d3")).isEqualTo("c2 and d4 do not lie on one line.");
    }

    @Test
    void tooMany() {
        assertThat(said(BOARD, "i8h8"))
                .isEqualTo("i8, h8, g8 and f8 are four in a row, but no more than three marbles move together.");
        assertThat(said(BOARD, "i8-e8,h8")).startsWith("i8, h8, g8, f8 and e8 are five in a row");
    }

    @Test
    void gap() {
        assertThat(said(BOARD, "e7-e9,f7"))
                .isEqualTo("e8, between e7 and e9, is empty: marbles that move together lie side by side.");
    }

    @Test
    void noMarble() {
        assertThat(said(BOARD, "e1,e2")).isEqualTo("e1 is empty, so nothing can move from there.");
        assertThat(said(BOARD, "e1f3")).isEqualTo("e1 is empty, so nothing can move from there.");
        assertThat(said(BOARD, "b2-b4,c2")).isEqualTo("b4 is empty, so nothing can move from there.");
    }

    @Test
    void notYours() {
        assertThat(said(BOARD, "c5,d5")).isEqualTo("c5 is white, and you play black.");
        assertThat(said(BOARD, "c3-c5,d4")).isEqualTo("c5 is white, and you play black.");
        assertThat(said(THREE, "e6,e7")).isEqualTo("e6 is red 3, and you play white 2.");
    }

    @Test
    void overTheEdge() {
        assertThat(said(BOARD, "h8-i8,i8"))
                .isEqualTo("i8 is at the edge, and your own marbles cannot leave the board.");
    }

    @Test
    void ownAhead() {
        assertThat(said(BOARD, "b2,b3")).isEqualTo("b2 cannot go to b3: your own marble lies there.");
        assertThat(said(BOARD, "c2-c3,c3")).isEqualTo("c3 cannot go to c4: your own marble lies there.");
    }

    @Test
    void tooFew() {
        assertThat(said(BOARD, "c2-c4,c3"))
                .isEqualTo("c2, c3 and c4 are yours, but c5, c6 and c7 are white: three cannot push three.");
        assertThat(said(BOARD, "d1,d2")).isEqualTo("d1 is yours, but d2 is white: one cannot push one.");
        assertThat(said(BOARD, "e7e6")).isEqualTo("e7 and e6 are yours, but e5 and e4 are white: two cannot push two.");
        assertThat(said(THREE, "e2e3"))
                .isEqualTo("e2, e3 and e4 are yours, but e5, e6 and e7 are black 1 and red 3:"
                        + " three cannot push three.");
    }

    @Test
    void sandwich() {
        assertThat(said(BOARD, "f6f5"))
                .isEqualTo("f4 cannot be pushed: your own marble f3 is right behind it. What is pushed needs an empty"
                        + " cell or the edge behind it.");
    }

    @Test
    void sideOverEdge() {
        assertThat(said(BOARD, "h8-i8,i9"))
                .isEqualTo("i8 would step off the board, and your own marbles cannot leave it.");
    }

    @Test
    void sideBlocked() {
        assertThat(said(BOARD, "c2-c4,d2"))
                .isEqualTo("c2 cannot step to d2: a marble of white lies there."
                        + " A row that steps sideways needs empty cells, it never pushes.");
        assertThat(said(BOARD, "b2-b3,c2")).startsWith("b2 cannot step to c2: your own marble lies there.");
    }

    @Test
    void ambiguous() {
        BoardPosition open = Sketch.black("""
                    i- . . . . .
                   h- . . . . . .
                  g- . . . . . . .
                 f- . . . . . . . .
                e- . . . . . . . . .
                 d- . . . . . . . . \\
                  c- . . o o o . . \\ 9
                   b- . . . . . . \\ 8
                    a- x x . . . \\ 7
                """);
        assertThat(said(open, "c3d5"))
                .isEqualTo("c3d5 can be done in several ways: c3-c4,d4 and c3-c5,d3. Write one of them.");
    }

    @Test
    void nothingFits() {
        assertThat(said(BOARD, "c2e6"))
                .isEqualTo("No row that begins in c2 can step sideways so that its last marble ends on e6.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(CholoneRefusal.class).hasItsTestIn(CholoneRefusalTest.class);
    }

    @Test
    void everyReasonHasItsTextAndNoTextIsIdle() {
        EveryRefusal.of(CholoneRefusal.class).hasItsTextsIn(Cholone.class, "# Refusals", "# Parts of refusals");
    }
}
