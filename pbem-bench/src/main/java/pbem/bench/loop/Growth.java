package pbem.bench.loop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Measures what a move costs in a home that has grown and in one that has not, alternating in one run: among a million
 * kept mails and a hundred thousand boards, and at the 433rd ply of a game compared with the 43rd. Prints ratios of
 * processor time and of moves per second for each turn. Run it by
 * {@code ./mvnw -q -pl pbem-bench -am verify -DskipTests -Pgrowth}.
 */
public final class Growth {

    private static final int BOARDS = Integer.getInteger("growth.boards", 100);
    private static final int SEGMENTS = Integer.getInteger("growth.segments", 5);
    private static final double SECONDS = Double.parseDouble(System.getProperty("growth.seconds", "8"));
    private static final double WARM_UP = Double.parseDouble(System.getProperty("growth.warmup", "30"));
    private static final int KEPT_MAILS = Integer.getInteger("growth.mails", 1_000_000);
    private static final int KEPT_BOARDS = Integer.getInteger("growth.kept", 100_000);
    private static final int PLIES = 400;

    private Growth() {}

    public static void main(String[] args) throws Exception {
        for (String kind : System.getProperty("growth.kinds", "plies,homes").split(",")) {
            Path directory = Files.createTempDirectory("pbem-growth");
            if (kind.equals("plies")) {
                plies(directory);
            } else {
                homes(directory);
            }
        }
        System.exit(0);
    }

    private static void plies(Path directory) throws Exception {
        System.out.printf(Locale.ROOT, "%nat ply 433 beside ply 43, %d boards each%n", BOARDS);
        try (Contender young = new Contender(BOARDS, 250, 1, 43);
                Contender old = new Contender(BOARDS, 250, 1, 433)) {
            serve(young, home(directory.resolve("young"), young, 43));
            serve(old, home(directory.resolve("old"), old, 433));
            // Few moves are played, so that the young games stay short.
            compare(old, young);
        }
    }

    private static void homes(Path directory) throws Exception {
        System.out.printf(
                Locale.ROOT,
                "%na home of %,d mails and %,d boards beside a small one, %d boards played in each%n",
                KEPT_MAILS,
                KEPT_BOARDS,
                BOARDS);
        try (Contender small = new Contender(BOARDS, PLIES, 1);
                Contender large = new Contender(BOARDS, PLIES, 1)) {
            BenchHome plain = home(directory.resolve("small"), small, 0);
            serve(small, plain);
            small.play(WARM_UP / 2);
            BenchHome grown = home(directory.resolve("large"), large, 0);
            KeptRows.fill(grown.directory(), plain.database(), KEPT_BOARDS, KEPT_MAILS);
            System.out.printf(Locale.ROOT, "  it weighs %,d MB%n", Files.size(grown.database()) / 1_000_000);
            serve(large, grown);
            compare(large, small);
        }
    }

    private static BenchHome home(Path directory, Contender contender, int played) throws Exception {
        return new BenchHome(
                directory,
                BOARDS,
                contender.sinkPort(),
                BenchHome.TEXT,
                board -> contender.boards().moves(board, played));
    }

    private static void serve(Contender contender, BenchHome home) throws IOException, InterruptedException {
        contender.start(
                List.of("-Xmx256m"),
                "pbem.cli.Main",
                List.of("serve", "--home", home.directory().toString()),
                home.directory().resolve("serve.log"),
                "Address:",
                home.port());
        while (contender.boards().settled() < BOARDS) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private static void compare(Contender grown, Contender plain) throws InterruptedException {
        grown.play(WARM_UP);
        plain.play(WARM_UP);
        List<Double> processor = new ArrayList<>();
        List<Double> rate = new ArrayList<>();
        System.out.println("  grown/s   plain/s   processor of a move: grown, plain (ms)   ratio");
        for (int i = 0; i < SEGMENTS; i++) {
            Contender.Segment ours = grown.play(SECONDS);
            Contender.Segment theirs = plain.play(SECONDS);
            processor.add(ours.processorPerMove() / theirs.processorPerMove());
            rate.add(theirs.rate() / ours.rate());
            System.out.printf(
                    Locale.ROOT,
                    "  %7.1f %9.1f   %.2f %.2f   %.2f%n",
                    ours.rate(),
                    theirs.rate(),
                    ours.processorPerMove(),
                    theirs.processorPerMove(),
                    processor.get(i));
        }
        print("processor time of a move, grown to plain", processor);
        print("time of a move, grown to plain", rate);
    }

    private static void print(String what, List<Double> ratios) {
        List<Double> sorted = ratios.stream().sorted().toList();
        System.out.printf(
                Locale.ROOT,
                "%s: minimum %.2f, median %.2f, maximum %.2f%n",
                what,
                sorted.get(0),
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() - 1));
    }
}
