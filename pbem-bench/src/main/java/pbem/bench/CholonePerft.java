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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import pbem.game.Act;
import pbem.game.Perft;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.cholone.Cholone;
import pbem.games.cholone.ObviousCholone;

/**
 * The number of legal moves counted per second from the standard start: by the game itself, as the server uses it, and
 * by the plain generator that the tests compare it with.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class CholonePerft {

    private static final String BLACK = "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5";
    private static final String WHITE = "g5 g6 g7 h4 h5 h6 h7 h8 h9 i5 i6 i7 i8 i9";

    /** The count, which can be compared; the score itself counts walks through the tree. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        public long leafMoves;
    }

    /** The position from which moves are counted. */
    @State(Scope.Benchmark)
    public static class Starts {
        final Position game = start();
        final ObviousCholone baseline = ObviousCholone.start(BLACK, WHITE);

        private static Position start() {
            Act<Position> start = new Cholone().start(2, Map.of(), Seed.of(new byte[Seed.BYTES]));
            return start.now();
        }
    }

    /** Counts four moves deep. */
    @Benchmark
    public long game(Starts starts, Counted counted) {
        long leaves = Perft.count(starts.game, 4);
        counted.leafMoves += leaves;
        return leaves;
    }

    /** Counts only three moves deep, which takes long enough. */
    @Benchmark
    public long baseline(Starts starts, Counted counted) {
        long leaves = starts.baseline.sequences(3);
        counted.leafMoves += leaves;
        return leaves;
    }
}
