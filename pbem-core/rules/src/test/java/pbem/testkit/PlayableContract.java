package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** The contract of every game with programs that play it: its strategy follows the rules. */
public interface PlayableContract extends GameTables {

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theSimulationHasTheMovesOfThePosition(PlayOut game) {
        Strategy strategy = game().strategy().orElseThrow();
        for (int i = 0; i < game.positions().size(); i += 3) {
            Position position = game.positions().get(i);
            if (position.outcome().isPresent()) {
                continue;
            }
            Seat seat = position.toMove().get(0);
            Simulation simulation = strategy.simulation(game.positions().subList(0, i + 1), seat, 5);
            assertThat(simulation.turn()).isEqualTo(seat.index());
            assertThat(moves(simulation)).isEqualTo(new HashSet<Move>(position.moves()));
        }
    }

    /** A game played on in the simulation comes to the same end. */
    @ParameterizedTest
    @MethodSource("playOuts")
    default void theSimulationGoesOnAsThePositionDoes(PlayOut game) {
        Strategy strategy = game().strategy().orElseThrow();
        if (strategy.guesses(game.start().setup())) {
            return; // its draws are guesses
        }
        Position position = game.start();
        Simulation simulation =
                strategy.simulation(List.of(position), position.toMove().get(0), 5);
        Random random = new Random(3);
        int[] codes = new int[simulation.mostMoves()];
        while (position.outcome().isEmpty() && simulation.turn() >= 0 && position.ply() < longest()) {
            int count = simulation.moves(codes);
            int code = codes[random.nextInt(count)];
            position = position.play(simulation.move(code));
            simulation.play(code);
            if (position.outcome().isEmpty() && simulation.turn() >= 0) {
                assertThat(simulation.turn()).isEqualTo(position.toMove().get(0).index());
                if (position.ply() % 5 == 0) {
                    assertThat(moves(simulation)).isEqualTo(new HashSet<Move>(position.moves()));
                }
            }
        }
        if (position.outcome().isPresent() && simulation.turn() < 0) {
            assertThat(shares(simulation)).isEqualTo(position.outcome().get().shares());
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void aProgramPlaysALegalMoveAndTheSameOneEveryTime(PlayOut game) {
        int last = game.positions().size() - 1;
        for (int i = 0; i <= last; i += Math.max(1, last / 4)) {
            Position position = game.positions().get(i);
            if (position.outcome().isEmpty()) {
                Question question = Question.of(game.positions().subList(0, i + 1), new Level(1), i)
                        .looking(300);
                Advice choice = Engine.choose(question).orElseThrow();
                assertThat(position.moves().contains(choice.move())).isTrue();
                assertThat(choice.chance()).isBetween(0.0, 1.0);
                assertThat(choice.line()).startsWith(choice.move().notation());
                assertThat(Engine.choose(question)).contains(choice);
            }
        }
    }

    /** A player who left is not asked again, and the others play on. */
    @ParameterizedTest
    @MethodSource("playOuts")
    default void aProgramPlaysOnWhenAPlayerHasLeft(PlayOut game) {
        int middle = game.positions().size() / 2;
        Position position = game.positions().get(middle);
        if (position.outcome().isPresent() || position.active().size() < 3) {
            return;
        }
        Position left = position.leave(position.active().get(1));
        List<Position> log = new ArrayList<>(game.positions().subList(0, middle + 1));
        log.add(left);
        Advice choice =
                Engine.choose(Question.of(log, new Level(1), 1).looking(300)).orElseThrow();
        assertThat(left.moves().contains(choice.move())).isTrue();
    }

    private static Set<Move> moves(Simulation simulation) {
        int[] codes = new int[simulation.mostMoves()];
        int count = simulation.moves(codes);
        Set<Move> moves = new HashSet<>();
        for (int i = 0; i < count; i++) {
            assertThat(codes[i]).isBetween(0, simulation.codes() - 1);
            assertThat(moves.add(simulation.move(codes[i]))).isTrue();
        }
        return moves;
    }

    private static double[] shares(Simulation simulation) {
        double[] shares = new double[simulation.seats()];
        simulation.results(shares);
        return shares;
    }
}
