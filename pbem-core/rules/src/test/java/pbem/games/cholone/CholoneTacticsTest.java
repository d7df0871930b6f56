package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Position;

/** What a program must see: a marble to push off, and one to save. */
class CholoneTacticsTest {

    private static Advice choice(Position position, int level) {
        return Engine.choose(Question.of(List.of(position), new Level(level), 3))
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void a_marble_at_the_edge_is_pushed_off(int level) {
        CholonePosition position = Sketch.black("""
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . x x . . .
                x o o . x . . . .
                 . . . o o . . .
                  . . o . . . .
                   . . . . . .
                    . . . . .
                """);
        assertThat(choice(position, level).move().notation()).isEqualTo("e2-e3,e1");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void a_marble_that_is_in_danger_goes_away(int level) {
        CholonePosition position = Sketch.white("""
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . x x . . .
                x o o . x . . . .
                 . . . o o . . .
                  . . o . . . .
                   . . . . . .
                    . . . . .
                """);
        Position after = position.play(choice(position, level).move());
        assertThat(after.moves().stream()
                        .map(after::play)
                        .flatMap(next -> next.happenings().stream())
                        .filter(told -> told.key().equals("cholone.ejected")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void where_two_marbles_hang_only_one_can_be_saved_and_a_program_knows_it(int level) {
        CholonePosition position = Sketch.white("""
                    . . . . .
                   . . . . . .
                  . . . . . . .
                 . . . . . . . .
                x o o . . . o o x
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """);
        Advice choice = choice(position, level);
        assertThat(choice.chance()).isLessThan(0.4);
    }
}
