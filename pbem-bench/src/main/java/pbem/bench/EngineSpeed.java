package pbem.bench;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Simulation;
import pbem.games.Catalogue;

/**
 * The number of positions per second: in a program's simulation, with all moves of each position listed, and by the
 * rules of the game. Games are played at random and restarted when they end.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class EngineSpeed {

    private static final int POSITIONS = 200;

    @Param({"cholone", "chromatic-chess", "chroma", "kroma", "chromino", "hex", "reversi"})
    public String game;

    private final Dice dice = new Dice(1);
    private Position start;
    private Position position;
    private Simulation head;
    private Simulation begun;
    private int[] moves;

    @Setup
    public void start() {
        Game played = Catalogue.games().named(game).orElseThrow();
        start = played.start(2, Map.of(), Seed.of(new byte[Seed.BYTES])).now();
        position = start;
        begun = played.strategy().orElseThrow().simulation(List.of(start), new Seat(1), 1);
        head = begun.copy();
        moves = new int[begun.mostMoves()];
    }

    /** Positions in the simulation that programs use for their search. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int head() {
        for (int i = 0; i < POSITIONS; i++) {
            int count = head.turn() < 0 ? 0 : head.moves(moves);
            if (count == 0) {
                head = begun.copy();
                count = head.moves(moves);
            }
            head.play(moves[dice.below(count)]);
        }
        return head.turn();
    }

    /** Positions made by the rules. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int rules() {
        for (int i = 0; i < POSITIONS; i++) {
            if (position.outcome().isPresent()) {
                position = start;
            }
            List<? extends Move> legal = position.moves();
            position = position.play(legal.get(dice.below(legal.size())));
        }
        return position.ply();
    }
}
