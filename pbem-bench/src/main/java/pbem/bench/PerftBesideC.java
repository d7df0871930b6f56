package pbem.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import pbem.game.Perft;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.cholone.Cholone;

/**
 * Counts the sequences of five moves of Cholone, alternating with a plain C program, and prints how many times as much
 * processor time the C program takes. See RESULTS.md.
 */
public final class PerftBesideC {

    private static final int LENGTH = 5;
    private static final int TURNS = 7;

    private PerftBesideC() {}

    /** @param args the path of the C program */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length != 1) {
            throw new IllegalArgumentException("where is the C program? See RESULTS.md");
        }
        Position start =
                new Cholone().start(2, Map.of(), Seed.of(new byte[Seed.BYTES])).now();
        double[] ratios = new double[TURNS];
        for (int turn = 0; turn <= TURNS; turn++) {
            double before = seconds();
            long ours = Perft.count(start, LENGTH);
            double mine = seconds() - before;
            Counted other = counted(args[0]);
            if (ours != other.sequences) {
                throw new IllegalStateException(ours + " sequences here, " + other.sequences + " there");
            }
            double ratio = other.seconds / mine;
            say(
                    "%s: %d leaf moves, %.2f s of processor time here, %.2f s in C, ratio %.1f%n", //
                    turn == 0 ? "cold" : "warm", ours, mine, other.seconds, ratio);
            if (turn > 0) {
                ratios[turn - 1] = ratio;
            }
        }
        Arrays.sort(ratios);
        say("ratio, warm: minimum %.1f, median %.1f, maximum %.1f%n", ratios[0], ratios[TURNS / 2], ratios[TURNS - 1]);
    }

    /**
     * The processor time of the whole process in seconds, including compilation and garbage collection in the
     * background.
     */
    private static double seconds() {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return system.getProcessCpuTime() / 1e9;
    }

    private record Counted(long sequences, double seconds) {}

    private static Counted counted(String program) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(program, String.valueOf(LENGTH))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException("the C program failed: " + said);
        }
        String[] words = said.split(" ");
        return new Counted(Long.parseLong(words[1]), Double.parseDouble(words[3]));
    }

    private static void say(String format, Object... values) {
        System.out.printf(Locale.ROOT, format, values);
    }
}
