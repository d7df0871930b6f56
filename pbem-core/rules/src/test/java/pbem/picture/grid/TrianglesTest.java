package pbem.picture.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import pbem.picture.Point;

class TrianglesTest {

    private static final Triangles BOARD = new Triangles(4, 2);

    private static int shared(int row, int number, int otherRow, int otherNumber) {
        Set<Point> corners = new HashSet<>(BOARD.cell(row, number));
        corners.retainAll(BOARD.cell(otherRow, otherNumber));
        return corners.size();
    }

    @Test
    void cells_that_touch_have_two_corners_in_common() {
        assertThat(shared(3, 2, 3, 3)).isEqualTo(2);
        assertThat(shared(3, 3, 4, 4)).isEqualTo(2);
        assertThat(shared(3, 2, 2, 1)).isEqualTo(2);
        assertThat(shared(3, 3, 2, 3)).isEqualTo(1);
        assertThat(shared(3, 1, 3, 5)).isZero();
    }

    @Test
    void odd_cells_point_up_and_every_side_is_as_long_as_asked() {
        for (int row = 1; row <= 4; row++) {
            for (int number = 1; number <= Triangles.last(row); number++) {
                List<Point> cell = BOARD.cell(row, number);
                Point centre = BOARD.centre(row, number);
                long above =
                        cell.stream().filter(corner -> corner.y() < centre.y()).count();
                assertThat(above).isEqualTo(number % 2 == 1 ? 1 : 2);
                assertThat(cell.stream().mapToDouble(Point::x).average().orElseThrow())
                        .isCloseTo(centre.x(), within(1e-9));
                assertThat(cell.stream().mapToDouble(Point::y).average().orElseThrow())
                        .isCloseTo(centre.y(), within(1e-9));
                assertThat(distance(cell.get(0), cell.get(1))).isCloseTo(2, within(1e-9));
                assertThat(distance(cell.get(1), cell.get(2))).isCloseTo(2, within(1e-9));
            }
        }
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    @Test
    void the_outline_runs_round_the_cells() {
        assertThat(BOARD.outline(0.5).get(0).y())
                .isCloseTo(-1, within(1e-9)); // a corner of 60 degrees lies twice as far out
        assertThat(BOARD.outline(0).get(1).x()).isCloseTo(4, within(1e-9));
        assertThat(BOARD.outline(0.5).get(2).y()).isCloseTo(4 * BOARD.height() + 0.5, within(1e-9));
    }

    @Test
    void on_the_text_board_cells_stand_above_those_they_touch() {
        assertThat(BOARD.column(4, 1)).isEqualTo(1);
        assertThat(BOARD.column(3, 3)).isEqualTo(BOARD.column(4, 4));
        assertThat(BOARD.line(1)).isZero();
    }

    @Test
    void boards_have_at_least_one_cell() {
        assertThatThrownBy(() -> new Triangles(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Triangles(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
