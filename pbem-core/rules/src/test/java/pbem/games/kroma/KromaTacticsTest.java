package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.testkit.SolvedEnding;

/** The last pieces, against all that can happen. */
class KromaTacticsTest {

    @Test
    void with_few_pieces_to_come_a_program_plays_the_best_one() {
        int asked = 0;
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            List<Position> log = new ArrayList<>(
                    List.of(new Kroma().startOfSide(5, Sketch.setup("2")).position()));
            while (log.get(log.size() - 1).outcome().isEmpty()) {
                Position at = log.get(log.size() - 1);
                List<? extends Move> moves = at.moves();
                Optional<List<String>> best = moves.size() < 8 ? new SolvedEnding(300).best(at) : Optional.empty();
                if (best.isPresent()) {
                    Advice choice = Engine.choose(
                                    Question.of(log, new Level(3), seed).looking(4_000))
                            .orElseThrow();
                    assertThat(best.get()).contains(choice.move().notation());
                    asked++;
                }
                log.add(at.play(moves.get(random.nextInt(moves.size()))));
            }
        }
        assertThat(asked).isGreaterThan(2);
    }
}
