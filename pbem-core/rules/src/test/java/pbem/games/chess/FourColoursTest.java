package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Articles 6.1 to 6.6: the moves of the officers on an empty board of four colours. */
class FourColoursTest {

    private static List<String> ways(Piece piece, String from) {
        return EmptyBoardMoves.names(ChessBoard.BIG, piece, from);
    }

    private static int lines(String from, Direction... ways) {
        return OfficerMoves.lines(ChessBoard.BIG, ChessBoard.BIG.named(from).orElseThrow(), 99, List.of(ways)).stream()
                .mapToInt(List::size)
                .sum();
    }

    /** Figure 14: lines of four colours, the column of two, the line of one. No reading gives the author's 72. */
    @Test
    void article_6_1_from_h8_the_4_colours_piece_attacks_60_cells() {
        assertThat(lines("h8", Direction.E1, Direction.E_1, Direction.E3, Direction.E_3))
                .isEqualTo(28);
        assertThat(lines("h8", Direction.V1, Direction.V_1, Direction.V2, Direction.V_2))
                .isEqualTo(12);
        assertThat(lines("h8", Direction.E2, Direction.E_2)).isEqualTo(14);
        assertThat(lines("h8", Direction.V3, Direction.V_3)).isEqualTo(6);
        assertThat(ways(Piece.Q, "h8")).hasSize(60).doesNotHaveDuplicates();
        assertThat(ChessBoard.BIG.cells())
                .allMatch(cell ->
                        EmptyBoardMoves.of(ChessBoard.BIG, Piece.Q, cell).size() <= 60);
    }

    /** Figure 14 around h8: "green and white" in the column, green (colour 2) along v3. */
    @Test
    void article_6_1_the_column_of_h8_is_white_and_green() {
        assertThat(ChessBoard.BIG.cells().stream()
                        .filter(cell -> cell.column() == 8)
                        .map(Cell::colour)
                        .distinct())
                .containsExactlyInAnyOrder(4, 2);
    }

    /** Figure 16a: the green-yellow-white piece, the one that lacks gray, on h9. */
    @Test
    void article_6_2_from_h9_the_green_yellow_white_piece_has_four_paths_of_three_cells() {
        assertThat(ChessBoard.BIG.paths(Piece.W3, ChessBoard.BIG.named("h9").orElseThrow()).stream()
                        .map(Names::of))
                .containsExactlyInAnyOrder(
                        List.of("i9", "j9", "j8"),
                        List.of("h10", "g10", "f10"),
                        List.of("g8", "f7", "f6"),
                        List.of("h10", "i11", "j12"));
    }

    /** Article 6.2, (a) to (c): a path has each colour at most once, and the colour of its start only as the third. */
    @ParameterizedTest
    @EnumSource(names = {"W1", "W2", "W3", "W4"})
    void article_6_2_every_colour_comes_once_and_the_own_one_third(Piece piece) {
        for (Cell from : ChessBoard.BIG.cells()) {
            for (List<Cell> path : ChessBoard.BIG.paths(piece, from)) {
                assertThat(path).hasSizeBetween(1, 3).allMatch(cell -> piece.fits(cell.colour()));
                assertThat(path.stream().map(Cell::colour)).doesNotHaveDuplicates();
                assertThat(path.stream().limit(2)).noneMatch(cell -> cell.colour() == from.colour());
            }
        }
    }

    /** The remark after article 6.2: a piece is not attacked by a 4-colours piece that it attacks by its third step. */
    @ParameterizedTest
    @EnumSource(names = {"W1", "W2", "W3", "W4"})
    void article_6_2_the_third_step_attacks_a_4_colours_piece_unpunished(Piece piece) {
        for (Cell from : ChessBoard.BIG.cells()) {
            for (List<Cell> path : ChessBoard.BIG.paths(piece, from)) {
                if (path.size() == 3) {
                    Cell target = path.get(2);
                    assertThat(EmptyBoardMoves.of(ChessBoard.BIG, Piece.Q, target))
                            .doesNotContain(from);
                    assertThat(EmptyBoardMoves.of(ChessBoard.BIG, Piece.N, target))
                            .contains(from);
                }
            }
        }
    }

    /** Figure 17. The column is gray and yellow. */
    @Test
    void article_6_3_from_g7_the_gray_yellow_piece_slides_in_its_column_and_leaps_to_four_cells() {
        assertThat(ways(Piece.T13, "g7"))
                .containsExactlyInAnyOrder(
                        "g1", "g2", "g3", "g4", "g5", "g6", "g8", "g9", "g10", "g11", "g12", "g13", "g14", "e5", "e7",
                        "i7", "i9");
    }

    /** Figures 18a and 18f: green-white is like gray-yellow. */
    @Test
    void article_6_3_green_white_has_four_leaps_too() {
        assertThat(ways(Piece.T24, "h8")).contains("f6", "f8", "j8", "j10").hasSize(14 + 4);
    }

    /** Figures 18b to 18e, all but the two pairs that have columns. */
    @ParameterizedTest
    @EnumSource(names = {"T12", "T14", "T23", "T34"})
    void article_6_3_the_other_four_pairs_have_at_most_two_leaps(Piece piece) {
        for (Cell from : ChessBoard.BIG.cells()) {
            if (piece.fits(from.colour())) {
                long leaps = ChessBoard.BIG.paths(piece, from).stream()
                        .filter(path -> path.size() == 1 && distance(from, path.get(0)) == 2)
                        .count();
                boolean inside = from.row() > 3
                        && from.row() < 13
                        && from.column() > 3
                        && from.column() < 13
                        && Math.abs(from.row() - from.column()) < 5;
                assertThat(leaps).isLessThanOrEqualTo(2);
                assertThat(inside && leaps != 2).as("%s on %s", piece, from).isFalse();
            }
        }
    }

    private static int distance(Cell one, Cell other) {
        int dx = other.column() - one.column();
        int dy = other.row() - one.row();
        return dx * dy >= 0 ? Math.max(Math.abs(dx), Math.abs(dy)) : Math.abs(dx) + Math.abs(dy);
    }

    /** Figure 19. */
    @Test
    void article_6_4_from_g8_a_1_colour_piece_goes_along_v3_and_over_every_second_cell_of_its_column() {
        assertThat(ways(Piece.I4, "g8")).isEmpty();
        assertThat(ChessBoard.BIG.named("g8").orElseThrow().colour()).isEqualTo(1);
        assertThat(ways(Piece.I1, "g8"))
                .containsExactlyInAnyOrder(
                        "e7", "c6", "a5", "i9", "k10", "m11", "o12", "g10", "g12", "g14", "g6", "g4", "g2");
    }

    /** Figure 20. */
    @Test
    void article_6_5_the_anti_4_piece_attacks_the_4_colours_piece_without_being_attacked() {
        for (Cell from : ChessBoard.BIG.cells()) {
            assertThat(EmptyBoardMoves.of(ChessBoard.BIG, Piece.N, from))
                    .doesNotContainAnyElementsOf(EmptyBoardMoves.of(ChessBoard.BIG, Piece.Q, from));
        }
        assertThat(ways(Piece.N, "h8")).hasSize(12);
    }

    @Test
    void article_6_6_the_aim_goes_as_on_the_small_board() {
        assertThat(ways(Piece.K, "h8")).hasSize(12);
    }

    @ParameterizedTest
    @CsvSource({"Q, 8316", "N, 1512", "I1 I2 I3 I4, 1788", "T12 T13 T14 T23 T24 T34, 7094", "W1 W2 W3 W4, 4728"})
    void totals_over_all_cells(String pieces, int total) {
        int counted = 0;
        for (String code : pieces.split(" ")) {
            for (Cell from : ChessBoard.BIG.cells()) {
                List<Cell> ways = EmptyBoardMoves.of(ChessBoard.BIG, Piece.valueOf(code), from);
                assertThat(ways).doesNotHaveDuplicates();
                counted += ways.size();
            }
        }
        assertThat(counted).isEqualTo(total);
    }
}
