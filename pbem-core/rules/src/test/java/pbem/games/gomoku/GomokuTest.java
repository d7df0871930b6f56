package pbem.games.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;

class GomokuTest implements BoardContract {

    @Override
    public Game game() {
        return new Gomoku();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=9", "2 -size=9 -exactly -no-swap", "2 -size=19");
    }

    @Test
    void a_robot_sees_with_few_positions_that_an_open_four_wins() {
        Position three = at("2", "h8", "a1", "h9", "c3", "h10", "e15");
        Advice advice = Engine.choose(
                        Question.of(List.of(three), new Level(1), 1).looking(300))
                .orElseThrow();
        assertThat(advice.move().notation()).isIn("h7", "h11");
        assertThat(advice.certain()).isTrue();
        assertThat(advice.chance()).isEqualTo(1);
    }

    /** The usual size, on which every test takes long. */
    @Nested
    @Tag("long")
    class OfFifteenLines implements BoardContract {

        @Override
        public Game game() {
            return new Gomoku();
        }

        @Override
        public List<String> tables() {
            return List.of("2", "2 -exactly");
        }
    }
}
