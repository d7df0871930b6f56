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
import pbem.kit.BoardPosition;

/** Programs see a marble to push off, and one to save. */
class CholoneTacticsTest {

    private static Advice choice(Position position, int level) {
        return Engine.choose(Question.of(List.of(position), new Level(level), 3))
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void a_marble_at_the_edge_is_pushed_off(int level) {
        BoardPosition position = Sketch.black("""
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

    /** No marble can be pushed off yet. After the right move one can be, whatever white does. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void an_ejection_that_can_be_forced_is_forced(int level) {
        BoardPosition lines = Sketch.black("""
                    x . x . .
                   . . o . . .
                  . o . . . . .
                 . . o o . . . .
                . . . . . . . . .
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """);
        BoardPosition stepsAside = Sketch.black("""
                    x o . o x
                   . . o . . .
                  . . . . . . .
                 . o . . . . . .
                . x . . . . . . .
                 . . o o . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """);
        BoardPosition breaksThrough = Sketch.black("""
                    . . . . .
                   . . . . . .
                  x . . . o . .
                 . x o o . . . .
                . x o . . . . . .
                 . . . . . . . .
                  . . . . . . .
                   . . . . . .
                    . . . . .
                """);
        assertForced(lines, "f4-g4,g5", level);
        assertForced(stepsAside, "h6,i7", level);
        assertForced(breaksThrough, "f4-f5,f3", level);
    }

    private static void assertForced(Position position, String answer, int level) {
        assertThat(ejections(position)).isZero();
        Position after = position.play(position.read(answer).now());
        assertThat(after.moves())
                .allSatisfy(reply -> assertThat(ejections(after.play(reply))).isPositive());
        Question question = Question.of(List.of(position), new Level(level), 3);
        // In this game levels differ only in their numbers of positions, and a tenth of the positions takes a tenth of
        // the time.
        Question asked = level < Level.STRONGEST ? question : question.looking(60_000);
        assertThat(Engine.choose(asked).orElseThrow().move().notation()).isEqualTo(answer);
    }

    /** The number of moves that push a marble off. */
    private static long ejections(Position position) {
        return position.moves().stream()
                .map(position::play)
                .flatMap(next -> next.happenings().stream())
                .filter(told -> told.key().equals("cholone.ejected"))
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void a_marble_that_is_in_danger_goes_away(int level) {
        BoardPosition position = Sketch.white("""
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
        assertThat(ejections(after)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void a_program_knows_that_only_one_of_two_hanging_marbles_can_be_saved(int level) {
        BoardPosition position = Sketch.white("""
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
