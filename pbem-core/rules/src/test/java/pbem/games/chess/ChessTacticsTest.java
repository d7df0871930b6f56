package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Simulation;

/** Programs see mates and captures. */
class ChessTacticsTest {

    private static Advice choice(Position position, int level) {
        return Engine.choose(Question.of(List.of(position), new Level(level), 7))
                .orElseThrow();
    }

    @Test
    void every_level_sees_a_mate_in_one() {
        ChessPosition position = Sketch.men(ChessBoard.BIG, Team.WHITE, "Kn7", "Qg10", "Nf12", "Pb5", "ki15");
        for (Level level : Level.all()) {
            Position after = position.play(choice(position, level.number()).move());
            assertThat(isWon(after, position.toMove().get(0))).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "WHITE, Ke3 Qh6 Nm10 kk5 pi10",
        "WHITE, Kg2 T12e4 Rh7 Qg1 kl9 nc8 pg11",
        "WHITE, Ka2 Qg2 Rm10 kk9",
        "WHITE, Kc3 Qg8 Nc2 ke2 pj8",
        "BLACK, kd7 qb5 rf7 Kd1 Pi10"
    })
    void levels_three_and_four_see_a_mate_in_two(Team team, String men) {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, team, men.split(" "));
        for (int level = 3; level <= Level.STRONGEST; level++) {
            Advice choice = choice(position, level);
            assertThat(choice.certain()).isTrue();
            Position after = position.play(choice.move());
            assertThat(after.moves())
                    .allSatisfy(reply ->
                            assertThat(canMate(after.play(reply), team.seat())).isTrue());
        }
    }

    @Test
    void a_capture_in_passing_is_as_loud_and_promising_as_that_of_a_pawn_by_a_pawn() {
        ChessPosition passed = ScriptedGame.play(
                Sketch.men(ChessBoard.SMALL, Team.WHITE, "Pd4*", "Pg6", "Kd1", "pf7", "kj13"), "d4-f6");
        Simulation game = ChessSimulation.of(List.of(passed));
        int[] loud = new int[game.mostMoves()];
        int count = game.loud(loud);
        assertThat(IntStream.of(loud)
                        .limit(count)
                        .mapToObj(code -> game.move(code).notation()))
                .containsExactlyInAnyOrder("f7-e5", "f7-g6");
        assertThat(IntStream.of(loud).limit(count).map(game::promise))
                .hasSize(2)
                .containsOnly(game.promise(loud[0]));
        assertThat(game.promise(loud[0])).isGreaterThan(1_000);
    }

    @Test
    void level_two_sees_a_mate_in_two_that_is_near() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kc3", "Qg8", "Nc2", "ke2", "pj8");
        Advice choice = choice(position, 2);
        assertThat(choice.move().notation()).isEqualTo("g8-g2");
        assertThat(choice.certain()).isTrue();
    }

    private static boolean canMate(Position position, Seat seat) {
        for (Move move : position.moves()) {
            if (isWon(position.play(move), seat)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWon(Position position, Seat seat) {
        return position.outcome().filter(over -> over.of(seat) == Result.WON).isPresent();
    }

    @Test
    void a_queen_that_hangs_is_taken() {
        ChessPosition hanging = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Rf3", "Pc3", "qf9", "pl11", "kj13");
        assertThat(choice(hanging, 2).move().notation()).isEqualTo("f3-f9");
    }
}
