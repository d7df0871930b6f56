package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Dice;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Simulation;

/** The results of a simulated game add up to one, however narrow a win is. */
class SharedResultsTest {

    @ParameterizedTest
    @CsvSource({"2, order", "3, order", "4, expert", "2, freedraw"})
    void allSeatsTogetherGetOne(int seats, String option) {
        for (int seed = 1; seed <= 30; seed++) {
            byte[] bytes = new byte[Seed.BYTES];
            bytes[0] = (byte) seed;
            Position start = new Chromino()
                    .start(new Setup(seats, Map.of(option, ""), Seed.of(bytes)))
                    .now();
            Simulation game = new Chromino()
                    .strategy()
                    .orElseThrow()
                    .simulation(List.of(start), start.toMove().get(0), seed);
            Dice dice = new Dice(seed);
            while (game.turn() >= 0) {
                game.play(game.likely(dice));
            }
            double[] results = new double[seats];
            game.results(results);
            assertThat(Arrays.stream(results).sum()).isCloseTo(1, within(1e-9));
            assertThat(Arrays.stream(results).boxed()).allMatch(result -> result >= 0 && result <= 1);
        }
    }
}
