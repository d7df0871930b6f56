package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Perft;

/** Numbers on which independent programs agree. */
class CountsTest {

    private static PieceShape kind(String name) {
        return PieceShape.ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "side {0}")
    @CsvSource({
        "1, 0, 0, 0, 0",
        "2, 3, 3, 0, 0",
        "3, 9, 12, 6, 6",
        "4, 18, 27, 18, 24",
        "5, 30, 48, 36, 54",
        // for any side n: 3n(n-1)/2, 3(n-1)^2, 3(n-1)(n-2), 6(n-2)^2
        "6, 45, 75, 60, 96",
        "11, 165, 300, 270, 486",
        "12, 198, 363, 330, 600",
    })
    void placementsOnAnEmptyBoard(int side, int diamonds, int trapezoids, int rhombuses, int hooks) {
        Grid grid = Grid.of(side);
        assertThat(areas(grid, "diamond")).doesNotHaveDuplicates().hasSize(diamonds);
        assertThat(areas(grid, "trapezoid")).doesNotHaveDuplicates().hasSize(trapezoids);
        assertThat(areas(grid, "rhombus")).doesNotHaveDuplicates().hasSize(rhombuses);
        assertThat(areas(grid, "hook")).doesNotHaveDuplicates().hasSize(hooks);
    }

    private static List<TriangleSet> areas(Grid grid, String kind) {
        return grid.places().stream()
                .filter(place -> place.kind().name().equals(kind))
                .map(FittingPlace::area)
                .toList();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"diamond, 3", "trapezoid, 6", "rhombus, 6", "hook, 12"})
    void orientations(String name, int expected) {
        PieceShape kind = kind(name);
        // Two areas have one orientation if a shift makes one the other: compared relative to their first spot.
        assertThat(kind.areas(6).stream().map(CountsTest::unmoved).distinct()).hasSize(expected);
    }

    private static String unmoved(TriangleSet area) {
        LatticePlace anchor = LatticePlace.of(area.triangles().get(0));
        StringBuilder shape = new StringBuilder();
        for (Triangle triangle : area.triangles()) {
            LatticePlace spot = LatticePlace.of(triangle);
            shape.append(spot.across() - anchor.across())
                    .append(' ')
                    .append(spot.down() - anchor.down())
                    .append(';');
        }
        return shape.append(anchor.down() % 3).toString();
    }

    @ParameterizedTest(name = "side {0}, {1} moves")
    @CsvSource({"1, 1, 0", "2, 1, 18", "2, 2, 0", "3, 1, 63", "6, 1, 360", "11, 1, 1395"})
    void sequences(int side, int length, long expected) {
        assertThat(Perft.count(Sketch.empty(side), length)).isEqualTo(expected);
    }
}
