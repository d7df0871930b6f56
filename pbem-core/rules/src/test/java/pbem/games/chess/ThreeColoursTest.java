package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 5.1 to 5.6: the moves of the officers on an empty board of three colours. */
class ThreeColoursTest {

    private static List<String> ways(Piece piece, String from) {
        return EmptyBoardMoves.names(ChessBoard.SMALL, piece, from);
    }

    /** Figure 4, on the board that has h8 in common. */
    @Test
    void article_5_1_a_1_colour_piece_goes_through_vertices() {
        assertThat(ways(Piece.I3, "h8")).contains("i10", "g9", "f7", "g6", "i7", "j9");
        assertThat(ways(Piece.I3, "h8")).doesNotContain("i9", "h9", "g8", "g7", "h7", "i8");
    }

    @Test
    void article_5_1_a_1_colour_piece_never_leaves_its_colour() {
        for (Cell from : ChessBoard.SMALL.cells()) {
            Piece piece = List.of(Piece.I1, Piece.I2, Piece.I3).get(from.colour() - 1);
            assertThat(EmptyBoardMoves.of(ChessBoard.SMALL, piece, from)).allMatch(to -> to.colour() == from.colour());
        }
    }

    /** Figure 6. */
    @Test
    void article_5_2_a_2_colours_piece_begins_through_an_edge_to_its_other_colour() {
        assertThat(ways(Piece.T13, "h8")).contains("h9", "g7", "i8").doesNotContain("i9", "g8", "h7");
        assertThat(ways(Piece.T23, "h8")).contains("i9", "g8", "h7").doesNotContain("h9", "g7", "i8");
    }

    /** Figure 7: the three pairs of directions that the author lists, from a cell of the lower colour. */
    @Test
    void article_5_2_the_zigzags_of_figure_7() {
        List<List<Cell>> paths =
                ChessBoard.SMALL.paths(Piece.T13, ChessBoard.SMALL.named("g7").orElseThrow());
        assertThat(paths.stream().map(Names::of))
                .contains(
                        walked(Direction.E1, Direction.E_3),
                        walked(Direction.E3, Direction.E_1),
                        walked(Direction.E3, Direction.E2),
                        walked(Direction.E_2, Direction.E_3),
                        walked(Direction.E1, Direction.E2),
                        walked(Direction.E_2, Direction.E_1))
                .hasSize(6);
    }

    private static List<String> walked(Direction... steps) {
        return Names.of(ChessBoard.SMALL.walk(ChessBoard.SMALL.named("g7").orElseThrow(), 99, steps));
    }

    /** The author's 36 counts along the paths; three first cells belong to two paths each. */
    @ParameterizedTest
    @CsvSource({"T12", "T13"})
    void article_5_3_from_g7_a_2_colours_piece_attacks_36_hexagons_counted_along_six_paths(Piece piece) {
        List<List<Cell>> paths =
                ChessBoard.SMALL.paths(piece, ChessBoard.SMALL.named("g7").orElseThrow());
        assertThat(paths).hasSize(6).allMatch(path -> path.size() == 6);
        assertThat(ways(piece, "g7")).hasSize(33).doesNotHaveDuplicates();
    }

    @Test
    void article_5_3_from_g7_a_3_colours_piece_attacks_36_hexagons() {
        assertThat(ways(Piece.R, "g7")).hasSize(36).contains("g1", "g13", "a7", "m7", "a1", "m13");
    }

    @Test
    void article_5_4_from_g7_a_1_3_colours_piece_attacks_54_of_127_hexagons() {
        assertThat(ways(Piece.Q, "g7"))
                .hasSize(54)
                .containsAll(ways(Piece.R, "g7"))
                .containsAll(ways(Piece.I1, "g7"));
        assertThat(54 / 127.0).isBetween(0.4251, 0.4252);
    }

    /** Figure 10. */
    @Test
    void article_5_5_from_g7_the_aim_goes_to_twelve_cells() {
        assertThat(ways(Piece.K, "g7"))
                .containsExactlyInAnyOrder("h8", "g8", "f7", "f6", "g6", "h7", "h9", "f8", "e6", "f5", "h6", "i8");
    }

    /** Figure 11. The author's K7 and K8 must be j8 and j9: k7 is attacked by the 1&3-colours piece on g7. */
    @Test
    void article_5_6_from_g7_the_anti_piece_leaps_to_the_nearest_cells_which_the_1_3_colours_piece_does_not_attack() {
        assertThat(ways(Piece.N, "g7"))
                .containsExactlyInAnyOrder("d5", "d6", "e4", "e8", "f4", "f9", "h5", "h10", "i6", "i10", "j8", "j9")
                .doesNotContainAnyElementsOf(ways(Piece.Q, "g7"));
        assertThat(ways(Piece.Q, "g7")).contains("k7");
    }

    /** The leap takes two steps e2 and one e3. */
    @Test
    void article_5_6_the_leap_to_f9() {
        assertThat(ChessBoard.SMALL.walk(
                        ChessBoard.SMALL.named("g7").orElseThrow(), 3, Direction.E2, Direction.E2, Direction.E3))
                .extracting(Cell::name)
                .endsWith("f9");
    }

    @ParameterizedTest
    @CsvSource({"R, 3480", "Q, 5322", "N, 1080", "K, 1296"})
    void totals_over_all_cells(Piece piece, int total) {
        assertThat(total(List.of(piece))).isEqualTo(total);
    }

    @Test
    void totals_over_all_cells_of_pieces_with_a_label() {
        assertThat(total(List.of(Piece.I1, Piece.I2, Piece.I3))).isEqualTo(1842);
        assertThat(total(List.of(Piece.T12, Piece.T13, Piece.T23))).isEqualTo(7368);
    }

    private static int total(List<Piece> pieces) {
        int total = 0;
        for (Piece piece : pieces) {
            for (Cell from : ChessBoard.SMALL.cells()) {
                List<Cell> ways = EmptyBoardMoves.of(ChessBoard.SMALL, piece, from);
                assertThat(ways).doesNotHaveDuplicates();
                total += ways.size();
            }
        }
        return total;
    }
}
