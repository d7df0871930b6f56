package pbem.bench.loop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import pbem.player.Preference;
import pbem.player.Preferences;

/**
 * Measures moves per second, in over SMTP (or fetched over IMAP) and out over SMTP, of the program and of a bare loop,
 * alternating in one run. Prints a ratio for each turn. Run it by
 * {@code ./mvnw -q -pl pbem-bench -am verify -DskipTests -Pmail-loop}. With {@code loop.kinds} "de" or "fr" it compares
 * text mails in that language with English ones.
 */
public final class MailLoop {

    private static final int BOARDS = Integer.getInteger("loop.boards", 200);
    private static final int SEGMENTS = Integer.getInteger("loop.segments", 5);
    private static final double SECONDS = Double.parseDouble(System.getProperty("loop.seconds", "10"));
    private static final double WARM_UP = Double.parseDouble(System.getProperty("loop.warmup", "20"));
    private static final int PLIES = 400;

    /** The options that {@code ./pbem serve} passes to Java. */
    private static final String AS_STARTED = "-XX:+UseSerialGC -Xms32m -Xmn16m -Xmx192m -XX:SurvivorRatio=3"
            + " -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
            + " -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400"
            + " -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=160000"
            + " -XX:MaxInlineLevel=8 -XX:InlineSmallCode=1200"
            + " -XX:+IgnoreUnrecognizedVMOptions -XX:TrimNativeHeapInterval=30000";

    private static final String BARE_MAILBOX = "bare";

    private MailLoop() {}

    public static void main(String[] args) throws Exception {
        String kinds = System.getProperty("loop.kinds", "text,pictures,imap");
        for (String kind : kinds.split(",")) {
            Path directory = Files.createTempDirectory("pbem-loop");
            System.out.printf(Locale.ROOT, "%n%s, %d boards, in %s%n", kind, BOARDS, directory);
            if (kind.equals("imap") && !MailboxServer.isInstalled()) {
                System.out.println("left out: Dovecot is not installed");
            } else if (kind.equals("imap")) {
                try (MailboxServer mailboxes = new MailboxServer(directory)) {
                    mailboxes.await();
                    run(directory, false, Optional.of(mailboxes));
                }
            } else if (kind.equals("text") || kind.equals("pictures")) {
                run(directory, kind.equals("pictures"), Optional.empty());
            } else {
                compareWithEnglish(directory, Locale.forLanguageTag(kind));
            }
        }
        System.exit(0);
    }

    private static void run(Path directory, boolean pictures, Optional<MailboxServer> mailboxes) throws Exception {
        try (Contender program = new Contender(BOARDS, PLIES, 1);
                Contender bare = new Contender(BOARDS, 100, 2)) {
            mailboxes.ifPresent(server -> program.writeTo(server, BenchHome.MAILBOX));
            mailboxes.ifPresent(server -> bare.writeTo(server, BARE_MAILBOX));
            BenchHome home = mailboxes.isPresent()
                    ? new BenchHome(directory.resolve("home"), BOARDS, program.sinkPort(), mailboxes.get())
                    : new BenchHome(
                            directory.resolve("home"),
                            BOARDS,
                            program.sinkPort(),
                            board -> pictures ? Preferences.STANDARD : BenchHome.TEXT);
            serve(program, home);
            List<byte[]> samples = program.boards().samples();
            List<String> bareArguments = new ArrayList<>(List.of(
                    directory.resolve("bare.db").toString(),
                    Integer.toString(bare.sinkPort()),
                    written(directory.resolve("mover.eml"), samples.get(0)),
                    written(directory.resolve("other.eml"), samples.get(1))));
            mailboxes.ifPresent(server -> bareArguments.addAll(List.of(Integer.toString(server.imap()), BARE_MAILBOX)));
            bare.start(
                    List.of("-Xmx256m"),
                    BareLoop.class.getName(),
                    bareArguments,
                    directory.resolve("bare.log"),
                    "port ",
                    0);
            bare.boards().startAll();
            bare.play(WARM_UP / 2);
            System.out.printf(
                    Locale.ROOT,
                    "mails out: %d bytes to the mover, %d to the other%n",
                    samples.get(0).length,
                    samples.get(1).length);
            segments(program, bare);
            System.out.printf(
                    Locale.ROOT,
                    "%d moves, %.1f kB of database for each%n",
                    program.boards().moves(),
                    size(home.database())
                            / 1000.0
                            / Math.max(1, program.boards().moves()));
        }
    }

    /**
     * Half of the boards are played in that language and half in English, in turns, by one program: two of them differ
     * by more than the languages do.
     */
    private static void compareWithEnglish(Path directory, Locale language) throws Exception {
        IntPredicate foreign = board -> board % 2 == 0;
        Preferences wishes = BenchHome.TEXT.with(Preference.LANGUAGE, language);
        try (Contender program = new Contender(BOARDS, PLIES, 1)) {
            serve(
                    program,
                    new BenchHome(
                            directory,
                            BOARDS,
                            program.sinkPort(),
                            board -> foreign.test(board) ? wishes : BenchHome.TEXT));
            double[] ratios = new double[SEGMENTS];
            for (int i = 0; i < SEGMENTS; i++) {
                Contender.Segment before = program.play(SECONDS / 2, foreign.negate());
                Contender.Segment theirs = program.play(SECONDS, foreign);
                Contender.Segment after = program.play(SECONDS / 2, foreign.negate());
                double english = 1_000 * (before.processor() + after.processor()) / (before.moves() + after.moves());
                ratios[i] = theirs.processorPerMove() / english;
                System.out.printf(
                        Locale.ROOT,
                        "  processor of a move: %.2f ms, English %.2f; ratio %.3f%n",
                        theirs.processorPerMove(),
                        english,
                        ratios[i]);
            }
            print(ratios);
        }
    }

    private static void serve(Contender program, BenchHome home) throws IOException, InterruptedException {
        program.start(
                List.of(System.getProperty("loop.jvm", AS_STARTED).split(" ")),
                "pbem.cli.Main",
                List.of("serve", "--home", home.directory().toString()),
                home.directory().resolve("program.log"),
                "Address:",
                home.port());
        awaitStart(program.boards());
        program.play(WARM_UP);
    }

    private static void segments(Contender program, Contender bare) throws InterruptedException {
        List<Double> ratios = new ArrayList<>();
        System.out.println(
                "  program/s  other/s   ratio   processor of a move: program, other (ms)   written for a move (kB)");
        for (int i = 0; i < SEGMENTS; i++) {
            Contender.Segment ours = program.play(SECONDS);
            Contender.Segment theirs = bare.play(SECONDS);
            ratios.add(ours.rate() / theirs.rate());
            System.out.printf(
                    Locale.ROOT,
                    "  %9.1f %8.1f   %.3f   %.2f %.2f   %.1f %.1f%n",
                    ours.rate(),
                    theirs.rate(),
                    ours.rate() / theirs.rate(),
                    ours.processorPerMove(),
                    theirs.processorPerMove(),
                    ours.kilobytesPerMove(),
                    theirs.kilobytesPerMove());
        }
        print(ratios.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static void print(double[] ratios) {
        double[] sorted = Arrays.stream(ratios).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "ratio: minimum %.3f, median %.3f, maximum %.3f %s%n",
                sorted[0],
                sorted[sorted.length / 2],
                sorted[sorted.length - 1],
                Arrays.toString(sorted));
    }

    private static void awaitStart(PlayedBoards boards) throws InterruptedException {
        while (boards.settled() < BOARDS) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private static String written(Path file, byte[] mail) throws IOException {
        return Files.write(file, mail).toString();
    }

    private static long size(Path database) throws IOException {
        Path log = database.resolveSibling(database.getFileName() + "-wal");
        return Files.size(database) + (Files.exists(log) ? Files.size(log) : 0);
    }
}
