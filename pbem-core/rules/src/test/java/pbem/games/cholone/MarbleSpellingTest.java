package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** Any two cells and any direction are a legal move, or there is a reason why not. */
class MarbleSpellingTest {

    @ParameterizedTest
    @ValueSource(strings = {"2", "5"})
    void everythingThatCanBeNamedIsLegalOrHasAReason(String table) {
        PlayOut game = PlayOut.of(new Cholone(), Table.of(table), 7, 90);
        for (int ply = 0; ply < game.moves().size(); ply += 30) {
            Position position = game.positions().get(ply);
            Set<Move> found = new HashSet<>();
            for (int one : Cells.ALL) {
                for (int other : Cells.ALL) {
                    for (int third : neighbours(one, other)) {
                        Act<Move> reading = position.read(name(one) + "-" + name(other) + "," + name(third));
                        if (reading instanceof Act.Done<Move> legal) {
                            found.add(legal.now());
                        }
                    }
                }
            }
            assertThat(found).containsExactlyInAnyOrderElementsOf(List.copyOf(position.moves()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 -bowl", "3", "4 -bowl", "6"})
    @Tag("long")
    void soItIsOnFurtherTables(String table) {
        everythingThatCanBeNamedIsLegalOrHasAReason(table);
    }

    private static String name(int cell) {
        return Cells.BOARD.name(cell);
    }

    private static List<Integer> neighbours(int one, int other) {
        return IntStream.concat(IntStream.of(Cells.BOARD.around(one)), IntStream.of(Cells.BOARD.around(other)))
                .boxed()
                .toList();
    }
}
