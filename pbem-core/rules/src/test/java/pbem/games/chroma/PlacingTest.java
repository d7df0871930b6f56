package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The cells where a cube may go, board by board. */
class PlacingTest {

    private static List<String> open(String colour, String board) {
        return Sketch.next(colour, 2, board).moves().stream()
                .map(Cell::notation)
                .toList();
    }

    @Test
    void aCubeTouchesSixNeighboursOfItsLevel() {
        assertThat(open("R", """
                . . . . .
                 . . . .
                  . R .
                   . .
                    .
                """)).containsExactly("a1", "d1", "d4", "e1", "e2", "e3", "e4", "e5");
    }

    @Test
    void itStandsOnThreeCubesOfOtherColours() {
        String board = """
                W B .
                 G R
                  B
                """;
        assertThat(open("W", board)).contains("2a1").doesNotContain("2b1");
        assertThat(open("R", board)).contains("2b1").doesNotContain("2a1");
        assertThat(open("G", board)).doesNotContain("2a1", "2b1");
        assertThat(open("B", board)).isEmpty();
    }

    @Test
    void cornersMayTouch() {
        // 2a1 stands on a1, b1 and b2; with c1 and the others of its row it shares a corner at most
        assertThat(open("W", """
                W . W
                 G R
                  B
                """)).containsExactly("2a1");
    }

    @Test
    void anEdgeToTheLevelAfterNextIsOutOfSight() {
        // 3a1 shares an edge with b1, but both other cubes round that edge are among the three that it stands on
        assertThat(open("B", """
                W G B
                 B R
                  W

                 R W
                  G
                """)).containsExactly("3a1");
    }

    @Test
    void cubesOfOneColourDoNotTouchAboveTheBoardEither() {
        String board = """
                B R G
                 G B
                  R
                """;
        assertThat(open("W", board)).containsExactly("2a1", "2b1", "2b2");
        assertThat(open("W", board + """

                 . .
                  W
                """)).isEmpty();
    }
}
