package pbem.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Perft;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.chess.ChromaticChess;
import pbem.games.chess.ObviousChess;
import pbem.games.chess.Written;

/**
 * Chromatic chess from the start: the number of legal moves counted per second, by the game itself and by the slow
 * generator that the tests compare it with, and the number of whole positions made per second, as a built-in opponent
 * would need them.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class ChessPerft {

    /** The counts, which can be compared; the score itself counts walks through the tree. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        public long leafMoves;
        public long positions;
    }

    /** The positions from which moves are counted. */
    @State(Scope.Benchmark)
    public static class Starts {

        @Param({"3", "4"})
        int board;

        Position game;
        ObviousChess baseline;

        @Setup
        public void start() {
            Act<Position> start = new ChromaticChess()
                    .start(2, Map.of("board", String.valueOf(board)), Seed.of(new byte[Seed.BYTES]));
            game = start.now();
            baseline = ObviousChess.start(board, Written.placement(board, ""));
        }
    }

    /** Counts three moves deep; the last ply is counted without making positions. */
    @Benchmark
    public long game(Starts starts, Counted counted) {
        long leaves = Perft.count(starts.game, 3);
        counted.leafMoves += leaves;
        return leaves;
    }

    /** Makes every position two moves deep, with its outcome. */
    @Benchmark
    public long positions(Starts starts, Counted counted) {
        long made = 0;
        for (Move first : starts.game.moves()) {
            Position next = starts.game.play(first);
            made++;
            for (Move second : next.moves()) {
                made += next.play(second).outcome().isPresent() ? 0 : 1;
            }
        }
        counted.positions += made;
        return made;
    }

    /** Counts only one move deep, which takes long enough. */
    @Benchmark
    public long baseline(Starts starts, Counted counted) {
        long leaves = starts.baseline.sequences(1);
        counted.leafMoves += leaves;
        return leaves;
    }
}
