package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Article 4: the boards, their colours and directions. */
class ChessBoardTest {

    @Test
    void the_small_board_has_127_cells_in_13_rows_and_the_big_one_169_in_15() {
        assertThat(ChessBoard.SMALL.cells()).hasSize(127);
        assertThat(ChessBoard.SMALL.rows()).isEqualTo(13);
        assertThat(ChessBoard.BIG.cells()).hasSize(169);
        assertThat(ChessBoard.BIG.rows()).isEqualTo(15);
    }

    /** The author's list, in which column m wrongly begins at m4. */
    @ParameterizedTest
    @CsvSource({
        "a1, a8", "b1, b9", "c1, c10", "d1, d11", "e1, e12", "f1, f13", "g1, g14", "h1, h15", "i2, i15", "j3, j15",
        "k4, k15", "l5, l15", "m6, m15", "n7, n15", "o8, o15"
    })
    void columns_of_the_big_board(String lowest, String highest) {
        List<Cell> column = ChessBoard.BIG.cells().stream()
                .filter(cell -> cell.name().charAt(0) == lowest.charAt(0))
                .toList();
        assertThat(column.get(0).name()).isEqualTo(lowest);
        assertThat(column.get(column.size() - 1).name()).isEqualTo(highest);
    }

    /**
     * Rows 1, 3, 4, 5, 6 and 8 follow the author's list. Row 2 follows its sequence, not its first word. In the other
     * rows neighbours must differ, which leaves no choice.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1231231",
        "2, 23123123",
        "3, 312312312",
        "4, 1231231231",
        "5, 23123123123",
        "6, 312312312312",
        "7, 1231231231231",
        "8, 312312312312",
        "9, 23123123123",
        "10, 1231231231",
        "11, 312312312",
        "12, 23123123",
        "13, 1231231"
    })
    void three_colours_row_by_row(int row, String colours) {
        assertThat(colours(ChessBoard.SMALL, row)).isEqualTo(colours);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 12341234",
        "2, 341234123",
        "3, 1234123412",
        "4, 34123412341",
        "5, 123412341234",
        "6, 3412341234123",
        "7, 12341234123412",
        "8, 341234123412341",
        "9, 23412341234123",
        "10, 1234123412341",
        "11, 412341234123",
        "12, 34123412341",
        "13, 2341234123",
        "14, 123412341",
        "15, 41234123"
    })
    void four_colours_row_by_row(int row, String colours) {
        assertThat(colours(ChessBoard.BIG, row)).isEqualTo(colours);
    }

    private static String colours(ChessBoard board, int row) {
        return board.row(row).stream()
                .map(cell -> String.valueOf(cell.colour()))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource({"3, 43 42 42", "4, 44 41 44 40"})
    void how_many_cells_have_each_colour(int colours, String counts) {
        ChessBoard board = ChessBoard.of(colours);
        StringBuilder counted = new StringBuilder();
        for (int colour = 1; colour <= colours; colour++) {
            int wanted = colour;
            counted.append(' ')
                    .append(board.cells().stream()
                            .filter(cell -> cell.colour() == wanted)
                            .count());
        }
        assertThat(counted.substring(1)).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({"3", "4"})
    void neighbours_never_have_the_same_colour(int colours) {
        ChessBoard board = ChessBoard.of(colours);
        for (Cell cell : board.cells()) {
            for (Direction way : Direction.EDGES) {
                assertThat(board.step(cell, way).stream()).noneMatch(next -> next.colour() == cell.colour());
            }
        }
    }

    /**
     * Figures 4 and 6. The author's text misprints v3 as F6 (it is f7), v-3 once as J6 (j9, as the text itself says
     * further on), and calls the edge to i8 v-3 (it is e-3).
     */
    @ParameterizedTest
    @CsvSource({
        "V1, i10", "V2, g9", "V3, f7", "V_1, g6", "V_2, i7", "V_3, j9",
        "E1, i9", "E2, h9", "E3, g8", "E_1, g7", "E_2, h7", "E_3, i8"
    })
    void directions_from_h8(Direction way, String cell) {
        Cell h8 = ChessBoard.BIG.named("h8").orElseThrow();
        assertThat(ChessBoard.BIG.step(h8, way)).map(Cell::name).contains(cell);
        assertThat(ChessBoard.BIG.step(ChessBoard.BIG.named(cell).orElseThrow(), way.opposite()))
                .contains(h8);
    }

    /** The number of colours by which a step leads on. */
    @ParameterizedTest
    @CsvSource({
        "E1, 2, 3", "E3, 2, 3", "E_2, 2, 2", "E2, 1, 2", "E_1, 1, 1", "E_3, 1, 1",
        "V1, 0, 1", "V2, 0, 1", "V_1, 0, 3", "V_2, 0, 3", "V3, 0, 0", "V_3, 0, 0"
    })
    void steps_lead_from_colour_to_colour(Direction way, int ofThree, int ofFour) {
        for (ChessBoard board : List.of(ChessBoard.SMALL, ChessBoard.BIG)) {
            for (Cell cell : board.cells()) {
                int wanted = (cell.colour() - 1 + (board == ChessBoard.SMALL ? ofThree : ofFour)) % board.colours() + 1;
                assertThat(board.step(cell, way).stream()).allMatch(next -> next.colour() == wanted);
            }
        }
    }

    @Test
    void names_are_read_in_either_case_and_unknown_names_are_not_read() {
        assertThat(ChessBoard.SMALL.named("G7")).map(Cell::name).contains("g7");
        assertThat(ChessBoard.SMALL.named("h1")).isEmpty();
        assertThat(ChessBoard.SMALL.named("a8")).isEmpty();
        assertThat(ChessBoard.SMALL.named("n8")).isEmpty();
        assertThat(ChessBoard.SMALL.named("")).isEmpty();
        assertThat(ChessBoard.SMALL.named("7g")).isEmpty();
    }
}
