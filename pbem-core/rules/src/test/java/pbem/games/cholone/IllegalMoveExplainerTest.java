package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Move;
import pbem.game.Reading;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** Any two cells and any direction are a legal move, or there is a reason why not. */
class IllegalMoveExplainerTest {

    @ParameterizedTest
    @ValueSource(strings = {"2", "2 -bowl", "3", "4 -bowl", "5", "6"})
    void everythingThatCanBeNamedIsLegalOrHasAReason(String table) {
        PlayOut game = PlayOut.of(new Cholone(), Table.of(table), 7, 90);
        for (int ply = 0; ply < game.moves().size(); ply += 30) {
            CholonePosition position = (CholonePosition) game.positions().get(ply);
            Set<Move> found = new HashSet<>();
            for (Cell one : Cell.ALL) {
                for (Cell other : Cell.ALL) {
                    for (Cell third : neighbours(one, other)) {
                        Reading reading = position.read(one + "-" + other + "," + third);
                        if (reading instanceof Reading.Legal legal) {
                            found.add(legal.move());
                        }
                    }
                }
            }
            assertThat(found).containsExactlyInAnyOrderElementsOf(position.moves());
        }
    }

    private static List<Cell> neighbours(Cell one, Cell other) {
        return Direction.ALL.stream()
                .flatMap(way -> List.of(way.from(one), way.from(other)).stream())
                .flatMap(Optional::stream)
                .toList();
    }
}
