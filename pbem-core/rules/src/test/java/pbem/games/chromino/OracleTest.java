package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles fit where {@link ObviousChromino} says, on tables that come up by chance. */
@Tag("long")
class OracleTest {

    @ParameterizedTest(name = "chameleons: {0}")
    @ValueSource(booleans = {false, true})
    void bothFindTheSamePlacements(boolean chameleons) {
        for (int game = 0; game < 2; game++) {
            Random random = new Random(game);
            List<Tile> tiles = new ArrayList<>(Tile.all(chameleons));
            Collections.shuffle(tiles, random);
            Placement start = new Placement(tiles.remove(0), false, new Cell(-1, 0), Heading.EAST);
            LaidTiles table = LaidTiles.of(List.of(start));
            ObviousChromino obvious = new ObviousChromino();
            obvious.lay(start.notation());
            while (!tiles.isEmpty()) {
                for (Tile tile : tiles.subList(0, Math.min(3, tiles.size()))) {
                    Set<String> expected = obvious.placements(tile.name());
                    assertThat(table.placements(tile).stream()
                                    .map(Placement::notation)
                                    .sorted()
                                    .toList())
                            .isEqualTo(expected.stream().sorted().toList());
                    assertThat(table.takes(tile)).isEqualTo(!expected.isEmpty());
                }
                List<Placement> fitting = table.placements(tiles.remove(0));
                if (!fitting.isEmpty()) {
                    Placement placement = fitting.get(random.nextInt(fitting.size()));
                    table = table.roomFor(placement);
                    table.lay(table.code(placement));
                    obvious.lay(placement.notation());
                }
            }
        }
    }
}
