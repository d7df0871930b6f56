package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.testkit.SolvedEnding;

/** Programs play the best move where a search of all moves can find it. */
class ChromaTacticsTest {

    @ParameterizedTest
    @CsvSource({"3, 0", "4, 7", "5, 12"})
    void a_program_that_can_try_everything_never_loses_a_won_game(int size, int begins) {
        int asked = 0;
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            List<Position> log = new ArrayList<>(List.of(Sketch.start(2, size)));
            while (log.get(log.size() - 1).outcome().isEmpty()) {
                Position at = log.get(log.size() - 1);
                if (at.ply() >= begins) {
                    Optional<List<String>> best = new SolvedEnding(20_000).best(at);
                    if (best.isPresent()) {
                        Advice choice = Engine.choose(Question.of(log, new Level(3), seed))
                                .orElseThrow();
                        assertThat(best.get()).contains(choice.move().notation());
                        assertThat(choice.certain()).isTrue();
                        asked++;
                    }
                }
                List<? extends Move> moves = at.moves();
                log.add(at.play(moves.get(random.nextInt(moves.size()))));
            }
        }
        assertThat(asked).isPositive();
    }

    /** The player who makes the last move wins, and only one of the moves keeps the last move. */
    @ParameterizedTest
    @CsvSource({"a1 d3 b2, d2", "c3 b1 c2 a1, d1", "c2 b2 a1 d2 d1 c1 b1, 2b1", "b1 d2 c3 d1 d4 b2, c2", "d4 b1 d2, b2"
    })
    void the_cell_that_keeps_the_last_one_for_oneself_is_taken(String moves, String answer) {
        ChromaPosition position = Sketch.play(Sketch.start(2, 4), moves.split(" "));
        assertThat(position.moves()).hasSizeGreaterThan(2);
        assertThat(new SolvedEnding(3_000).best(position)).contains(List.of(answer));
        for (Level level : Level.all()) {
            Advice choice =
                    Engine.choose(Question.of(List.of(position), level, 3)).orElseThrow();
            assertThat(choice.move().notation()).as("level %s", level.number()).isEqualTo(answer);
            assertThat(choice.certain()).isTrue();
        }
    }
}
