package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.game.Result.WON;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Phase Two of Kroma: the places of large pieces, and the end of the phase. */
class PhaseTwoTest {

    private static final KromaPosition BEGUN = Sketch.position("""
                   /b\\
                 /m\\b/m\\
               /.\\m/.\\m/.\\
            """);

    private static final KromaPosition WIDE = Sketch.position("""
                   /m\\
                 /y\\m/b\\
               /b\\y/m\\b b\\
             /.\\b/.\\m m\\y y\\
            """);

    private static Stream<String> moves(KromaPosition position) {
        return position.moves().stream().map(PlacedPiece::notation);
    }

    @Test
    void large_pieces_lie_on_small_ones_with_all_their_triangles() {
        assertThat(moves(BEGUN))
                .containsExactlyInAnyOrder(
                        "B a1 b1 b2 c2",
                        "M a1 b1 b2 c2",
                        "Y a1 b1 b2 c2",
                        "B a1 b2 b3 c4",
                        "M a1 b2 b3 c4",
                        "Y a1 b2 b3 c4");
    }

    @Test
    void any_colour_lies_on_any_colour() {
        KromaPosition over = Sketch.played(BEGUN, "B a1 b1 b2 c2");
        assertThat(PositionText.drawn(over)).isEqualTo("""
                    (B)
                  (P B)m\\
                /.(P).\\m/.\\
                """);
    }

    @Test
    void large_pieces_of_one_colour_may_share_edges() {
        KromaPosition beside = Sketch.played(WIDE, "Y c1 c2 c3 c4 d2", "Y d4 d5 d6 d7");
        assertThat(PositionText.drawn(beside)).isEqualTo("""
                      /m\\
                    /y\\m/b\\
                  /G Y O G/b\\
                /.\\G/.(O O Y Y)
                """);
    }

    @Test
    void there_is_no_third_level() {
        KromaPosition covered = Sketch.played(WIDE, "Y c1 c2 c3 c4 d2");
        assertThat(moves(covered)).isNotEmpty().noneMatch(move -> move.matches(".*\\b(c[1-4]|d2)\\b.*"));
    }

    @Test
    void small_pieces_are_of_no_use_any_more() {
        assertThat(WIDE.board().first().left(PieceShape.ALL.get(0), Colour.YELLOW))
                .isPositive();
        assertThat(moves(WIDE)).allMatch(move -> move.split(" ").length >= 1 + 4);
    }

    @Test
    void the_game_is_over_when_no_large_piece_fits() {
        KromaPosition over = Sketch.played(BEGUN, "Y a1 b1 b2 c2");
        assertThat(PositionText.happenings(over))
                .containsExactly(
                        "No piece fits any more.",
                        "The triangles are counted: green 2 (largest shape 2) and orange 2 (largest shape 2).");
        PositionText.assertOver(over, "green 2 and orange 2; the largest shapes are green 2 and orange 2", WON, WON);
    }

    @Test
    void both_phases_may_end_at_once() {
        KromaPosition over = Sketch.played(Sketch.empty(2), "B a1 b2");
        assertThat(PositionText.happenings(over))
                .containsExactly(
                        "No piece fits any more.",
                        "The triangles are counted: green 0 (largest shape 0) and orange 0 (largest shape 0).");
        PositionText.assertOver(over, "green 0 and orange 0; the largest shapes are green 0 and orange 0", WON, WON);
    }
}
