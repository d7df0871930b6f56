package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
import pbem.game.Move;
import pbem.game.Position;
import pbem.testkit.SolvedEnding;

/** Programs play the last pieces as a search of all moves does. */
class KromaTacticsTest {

    @Test
    void with_few_pieces_to_come_a_program_plays_the_best_one() {
        int asked = 0;
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            List<Position> log = new ArrayList<>(List.of(Sketch.empty(5)));
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

    /** Only one of the moves wins. */
    @ParameterizedTest
    @CsvSource({
        "M c5 d5 d6; B b2 b3 c4; Y c1 d1 d2; M b1 c2; B d3 d4; Y b1 c1 c2 d2 d3, Y b2 b3 c4 c5",
        "Y c3 d3 d4; Y d6 d7; M d1 d2; Y b2 b3; M c4 c5; B b1 c2; B b1 b2 b3 c4 c5, M c3 d1 d2 d3 d4",
        "B d6 d7; Y b1 b2 b3; Y d2 d3 d4; M c1 c2; B c3 c4; Y b1 c1 c2 d2, B b2 b3 c3 c4 d4"
    })
    void the_last_piece_that_wins_is_laid(String moves, String answer) {
        KromaPosition position = Sketch.played(Sketch.empty(4), moves.split("; "));
        assertThat(position.moves()).hasSizeGreaterThan(4);
        assertThat(new SolvedEnding(300).best(position)).contains(List.of(answer));
        for (Level level : Level.all()) {
            Advice choice =
                    Engine.choose(Question.of(List.of(position), level, 3)).orElseThrow();
            assertThat(choice.move().notation()).as("level %s", level.number()).isEqualTo(answer);
            assertThat(choice.certain()).isTrue();
        }
    }
}
