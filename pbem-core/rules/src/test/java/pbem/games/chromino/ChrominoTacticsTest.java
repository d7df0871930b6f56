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
import org.junit.jupiter.params.provider.ValueSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.testkit.SolvedEnding;
import pbem.testkit.Table;

/** Programs play the tile that wins where few tiles are left. */
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

    /** One of the tiles wins wherever it is laid; any other one that fits gives the win away. */
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

    @ParameterizedTest
    @ValueSource(strings = {"2 -freedraw", "2 -open -freedraw", "3 -open -freedraw"})
    void the_last_tile_is_laid_and_no_other_drawn_where_that_wins_at_once(String table) {
        int asked = 0;
        for (int seed = 0; seed < 12; seed++) {
            Random random = new Random(seed);
            List<Position> log = new ArrayList<>(List.of(Table.of(table).start(new Chromino(), seed)));
            while (log.get(log.size() - 1).outcome().isEmpty()) {
                Position at = log.get(log.size() - 1);
                log.add(at.play(at.moves().get(random.nextInt(at.moves().size()))));
            }
            for (int ply = Math.max(0, log.size() - 5); ply < log.size() - 1; ply++) {
                Position at = log.get(ply);
                long winning =
                        at.moves().stream().filter(move -> wins(at, move)).count();
                if (winning > 0 && winning < at.moves().size()) {
                    for (Level level : Level.all()) {
                        Move choice = Engine.choose(Question.of(log.subList(0, ply + 1), level, seed)
                                        .looking(300))
                                .orElseThrow()
                                .move();
                        assertThat(wins(at, choice))
                                .as("deal %d, level %d: %s", seed, level.number(), choice)
                                .isTrue();
                    }
                    asked++;
                }
            }
        }
        assertThat(asked).isPositive();
    }

    private static boolean wins(Position at, Move move) {
        Seat seat = at.toMove().get(0);
        return at.play(move)
                .outcome()
                .map(outcome -> outcome.shares()[seat.index()] == 1)
                .orElse(false);
    }

    private static String names(List<Tile> tiles) {
        return String.join(" ", Happening.names(tiles));
    }
}
