package pbem.bench;

import com.pngencoder.PngEncoder;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import pbem.game.Game;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrasebook;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.testkit.PlayOut;
import pbem.testkit.Rasterized;
import pbem.testkit.Table;

/** The time to draw the picture of a board for a mail: directly, as the server does, and by rendering its SVG. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class PngDrawing {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    /** The width of the rendered SVG in pixels. */
    private static final int WIDTH = 800;

    private static final int EFFORT = 6;

    /** Has more positions than the cache keeps pictures, so that each is drawn again. */
    @State(Scope.Benchmark)
    public static class Board {

        private static final int MOVES = 60;

        @Param({"cholone", "chroma", "kroma", "chromino", "chromatic-chess"})
        public String name;

        private List<Diagram> diagrams;
        private int next;

        @Setup(Level.Trial)
        public void play() {
            Game played = Catalogue.games().all().stream()
                    .filter(one -> one.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            List<Diagram> one = diagrams(played, 1);
            List<Diagram> other = diagrams(played, 2);
            diagrams = Stream.concat(one.stream(), other.stream()).distinct().toList();
        }

        private static List<Diagram> diagrams(Game played, int seed) {
            return PlayOut.of(played, Table.of("2"), seed, MOVES).positions().stream()
                    .map(position -> position.diagram(Viewer.PUBLIC))
                    .toList();
        }

        Diagram next() {
            next = (next + 1) % diagrams.size();
            return diagrams.get(next);
        }
    }

    @Benchmark
    public byte[] drawn(Board board) {
        return Png.draw(board.next(), ENGLISH, Png.WIDTH);
    }

    /** Draws the same board again, as for its second viewer. */
    @Benchmark
    public byte[] again(Board board) {
        return Png.draw(board.diagrams.get(0), ENGLISH, Png.WIDTH);
    }

    @Benchmark
    public byte[] baseline(Board board) {
        String svg = Svg.light(board.next(), ENGLISH);
        BufferedImage image = Rasterized.of(svg, WIDTH, WIDTH);
        return new PngEncoder()
                .withBufferedImage(image)
                .withCompressionLevel(EFFORT)
                .withMultiThreadedCompressionEnabled(false)
                .toBytes();
    }
}
