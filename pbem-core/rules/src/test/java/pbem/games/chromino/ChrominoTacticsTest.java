package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Position;
import pbem.testkit.SolvedEnding;

/** Where all hands are seen and the bag is empty nothing is left to luck. */
class ChrominoTacticsTest {

    @Test
    void with_few_tiles_left_a_program_lays_one_that_wins() {
        int asked = 0;
        for (int seed = 1; seed <= 400; seed++) {
            List<Tile> tiles = new ArrayList<>(Tile.PLAIN);
            Collections.shuffle(tiles, new Random(seed));
            Position at = PositionBuilder.of("2 -open -order")
                    .hand(names(tiles.subList(0, 3)))
                    .hand(names(tiles.subList(3, 5)))
                    .start();
            Optional<List<String>> best =
                    at.outcome().isPresent() ? Optional.empty() : new SolvedEnding(3_000).best(at);
            if (best.isPresent()) {
                Advice choice = Engine.choose(
                                Question.of(List.of(at), new Level(3), seed).looking(5_000))
                        .orElseThrow();
                assertThat(best.get())
                        .as("deal %s", seed)
                        .contains(choice.move().notation());
                asked++;
            }
        }
        assertThat(asked).isPositive();
    }

    /** Of these tiles one wins, wherever it is laid, and the other one gives the win away. */
    @ParameterizedTest
    @CsvSource({
        "GPY BGP GGR, PPR BBP, GPY",
        "GRR GPY BGP, PPP RGY, GPY",
        "BBG BYR GBP, BGB PBR, PBG",
        "BRG BGP GPP, RPR PBP, BGP",
        "GBG BGP BYP, PPR BBP, GBG",
        "BRP BPG GPR, GBP BBY, GPR"
    })
    void a_tile_that_wins_is_laid(String own, String others, String answer) {
        Position position =
                PositionBuilder.of("2 -open -order").hand(own).hand(others).start();
        assertThat(new SolvedEnding(3_000).best(position).orElseThrow())
                .isNotEmpty()
                .allMatch(move -> move.startsWith(answer));
        assertThat(position.moves()).anyMatch(move -> !move.notation().startsWith(answer));
        for (Level level : Level.all()) {
            Advice choice = Engine.choose(
                            Question.of(List.of(position), level, 3).looking(2_000))
                    .orElseThrow();
            assertThat(choice.move().notation()).as("level %s", level.number()).startsWith(answer);
        }
    }

    private static String names(List<Tile> tiles) {
        return String.join(" ", Happening.names(tiles));
    }
}
