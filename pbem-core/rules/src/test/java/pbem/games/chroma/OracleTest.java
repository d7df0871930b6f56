package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;

/** The game agrees with {@link ObviousChroma} in whole games by lot. */
@Tag("long")
class OracleTest {

    private static final int GAMES = 12;

    static Stream<Arguments> tables() {
        return IntStream.rangeClosed(2, 4)
                .boxed()
                .flatMap(
                        seats -> IntStream.rangeClosed(1, Lattice.LARGEST).mapToObj(size -> Arguments.of(seats, size)));
    }

    @ParameterizedTest(name = "{0} players, size {1}")
    @MethodSource("tables")
    void bothFindTheSameMoves(int seats, int size) {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            ChromaPosition position = Sketch.start(seats, size);
            ObviousChroma obvious = ObviousChroma.start(seats, size);
            while (position.outcome().isEmpty()) {
                List<String> names = obvious.names();
                assertThat(position.moves().stream()
                                .map(Cell::notation)
                                .sorted()
                                .toList())
                        .isEqualTo(names.stream().sorted().toList());
                assertThat(position.moveCount()).isEqualTo(names.size());
                for (Cell cell : position.cubes().lattice().cells()) {
                    assertThat(position.read(cell.name()) instanceof Act.Done)
                            .as(cell.name())
                            .isEqualTo(names.contains(cell.name()));
                }
                int at = chosen(names, random);
                position = Sketch.play(position, names.get(at));
                obvious = obvious.play(obvious.moves().get(at));
            }
            assertThat(obvious.moves()).isEmpty();
        }
    }

    /** A random cell, more often an upper one than by mere chance, since piles are seldom high. */
    private static int chosen(List<String> names, Random random) {
        List<Integer> up = IntStream.range(0, names.size())
                .filter(i -> Character.isDigit(names.get(i).charAt(0)))
                .boxed()
                .toList();
        return up.isEmpty() || random.nextInt(4) == 0
                ? random.nextInt(names.size())
                : up.get(random.nextInt(up.size()));
    }
}
