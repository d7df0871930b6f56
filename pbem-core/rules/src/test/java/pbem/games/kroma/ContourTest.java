package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.picture.Point;
import pbem.picture.grid.Triangles;

/** Lines round pieces, on a board whose triangles have sides of 2. */
class ContourTest {

    private static final Triangles BOARD = new Triangles(6, 2);

    private static List<Point> corners(String... names) {
        return Contour.round(List.of(names).stream()
                        .map(name -> BOARD.cell(name.charAt(0) - 'a' + 1, name.charAt(1) - '0'))
                        .toList())
                .corners();
    }

    @Test
    void theLineTurnsOnlyAtCorners() {
        assertThat(corners("a1")).hasSize(3);
        assertThat(corners("a1", "b2")).hasSize(4);
        assertThat(corners("b1", "b2", "b3")).hasSize(4);
        assertThat(corners("f5", "f6", "f7", "f8")).hasSize(4);
        assertThat(corners("f5", "f6", "f7", "f8", "e7")).hasSize(5 + 1);
    }

    @Test
    void insideATriangleLiesASmallerOneWithTheSameCentre() {
        List<Point> inner = Contour.round(List.of(BOARD.cell(1, 1))).inset(0.1);
        Point apex = inner.stream().min((a, b) -> Double.compare(a.y(), b.y())).orElseThrow();
        assertThat(apex.x()).isCloseTo(0, within(1e-9));
        assertThat(apex.y())
                .isCloseTo(0.2, within(1e-9)); // an edge goes in by 0.1, a corner of 60 degrees by twice that
        assertThat(inner.stream().mapToDouble(Point::y).max().orElseThrow())
                .isCloseTo(BOARD.height() - 0.1, within(1e-9));
    }
}
