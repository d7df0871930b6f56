package pbem.picture.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.picture.Point;

class HexagonsTest {

    private static final Hexagons SIDE_FIVE = new Hexagons(5, 1);

    @Test
    void a_board_of_side_five_has_61_cells_and_one_of_side_eight_169() {
        assertThat(cells(SIDE_FIVE)).isEqualTo(61);
        assertThat(cells(new Hexagons(8, 1))).isEqualTo(169);
    }

    @Test
    void rows_run_from_1_to_5_at_the_bottom_to_5_to_9_at_the_top() {
        assertThat(SIDE_FIVE.first(1)).isEqualTo(1);
        assertThat(SIDE_FIVE.last(1)).isEqualTo(5);
        assertThat(SIDE_FIVE.first(9)).isEqualTo(5);
        assertThat(SIDE_FIVE.last(9)).isEqualTo(9);
        assertThat(SIDE_FIVE.has(9, 4)).isFalse();
        assertThat(SIDE_FIVE.has(10, 6)).isFalse();
    }

    @Test
    void the_middle_cell_lies_at_the_origin() {
        assertThat(SIDE_FIVE.centre(5, 5)).isEqualTo(new Point(0, 0));
    }

    @Test
    void all_six_neighbours_are_one_pitch_away() {
        Hexagons wide = new Hexagons(5, 30);
        int[][] steps = {{0, 1}, {0, -1}, {1, 1}, {1, 0}, {-1, -1}, {-1, 0}};
        for (int[] step : steps) {
            assertThat(distance(wide.centre(4, 4), wide.centre(4 + step[0], 4 + step[1])))
                    .isCloseTo(30, within(1e-9));
        }
    }

    @Test
    void cells_of_scale_one_meet_at_their_sides() {
        Point left = SIDE_FIVE.cell(5, 5, 1).get(1);
        Point right = SIDE_FIVE.cell(5, 6, 1).get(5);
        assertThat(distance(left, right)).isLessThan(1e-9);
    }

    @Test
    void the_outline_keeps_its_margin_from_the_centres_of_the_rim() {
        List<Point> outline = SIDE_FIVE.outline(0.5);
        assertThat(outline.get(1).y()).isCloseTo(SIDE_FIVE.centre(9, 5).y() - 0.5, within(1e-9));
    }

    @Test
    void the_text_board_shifts_each_row_by_one() {
        assertThat(SIDE_FIVE.column(9, 5)).isEqualTo(4);
        assertThat(SIDE_FIVE.column(5, 1)).isZero();
        assertThat(SIDE_FIVE.column(5, 9)).isEqualTo(16);
        assertThat(SIDE_FIVE.column(1, 1)).isEqualTo(4);
        assertThat(SIDE_FIVE.line(9)).isZero();
        assertThat(SIDE_FIVE.line(1)).isEqualTo(8);
    }

    private static int cells(Hexagons board) {
        return IntStream.rangeClosed(1, board.rows())
                .map(row -> board.last(row) - board.first(row) + 1)
                .sum();
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }
}
