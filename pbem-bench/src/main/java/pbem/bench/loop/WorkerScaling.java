package pbem.bench.loop;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Moves a second by several workers on one PostgreSQL that is some milliseconds away, beside as many times what one of them
 * does; before that by one worker with a PostgreSQL beside it, and with SQLite. Run it by
 * {@code ./mvnw -q -pl pbem-bench -am verify -DskipTests -Pworkers}.
 */
public final class WorkerScaling {

    private static final int[] COUNTS = Arrays.stream(
                    System.getProperty("workers.counts", "1,2,4,8").split(","))
            .mapToInt(Integer::parseInt)
            .toArray();
    private static final double MILLISECONDS = Double.parseDouble(System.getProperty("workers.away", "5"));
    private static final double SECONDS = Double.parseDouble(System.getProperty("workers.seconds", "15"));
    private static final double WARM_UP = Double.parseDouble(System.getProperty("workers.warmup", "10"));
    private static final int BOARDS = Integer.getInteger("workers.boards", 60);
    private static final int PLIES = 400;
    private static final int COURIERS = 4;

    private WorkerScaling() {}

    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory("pbem-workers");
        System.out.printf(
                Locale.ROOT,
                "%d boards a worker, %d processors, in %s%n",
                BOARDS,
                Runtime.getRuntime().availableProcessors(),
                directory);
        try (EmbeddedPostgres database = EmbeddedPostgres.builder()
                        .setServerConfig("synchronous_commit", "on")
                        .setServerConfig("max_connections", "300")
                        .setServerConfig("max_pred_locks_per_transaction", "256")
                        .start();
                FarDatabase far = new FarDatabase(database.getPort(), (long) (MILLISECONDS * 1_000_000))) {
            if (Boolean.parseBoolean(System.getProperty("workers.near", "true"))) {
                System.out.printf(
                        Locale.ROOT, "SQLite           %6.1f moves/s%n", run(directory.resolve("file"), 1, ""));
                System.out.printf(
                        Locale.ROOT,
                        "PostgreSQL here  %6.1f moves/s%n",
                        run(directory.resolve("near"), 1, url(database, "near", database.getPort())));
            }
            double one = 0;
            for (int count : COUNTS) {
                double rate = run(directory.resolve("far" + count), count, url(database, "far" + count, far.port()));
                one = one == 0 ? rate / count : one;
                System.out.printf(
                        Locale.ROOT,
                        "%d workers, %.1f ms away: %6.1f moves/s, %.2f of linear%n",
                        count,
                        MILLISECONDS,
                        rate,
                        rate / one / count);
            }
        }
        System.exit(0);
    }

    private static String url(EmbeddedPostgres server, String name, int port) throws Exception {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name + " TEMPLATE template0");
        }
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + name;
    }

    private static double run(Path directory, int count, String url) throws Exception {
        int boards = BOARDS * count;
        PlayedBoards played = new PlayedBoards(boards, PLIES, new Random(1));
        List<Process> processes = new ArrayList<>();
        try (Sink sink = new Sink(played::take)) {
            Files.createDirectories(directory);
            BenchHome first = new BenchHome(directory.resolve("home0"), boards, sink.port(), url);
            for (int i = 0; i < count; i++) {
                BenchHome home = i == 0 ? first : first.beside(directory.resolve("home" + i), sink.port(), url);
                processes.add(serve(home, directory.resolve("worker" + i + ".log")));
                for (int courier = 0; courier < COURIERS; courier++) {
                    carry(played, home.port());
                }
            }
            while (played.settled() < boards) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            played.play();
            TimeUnit.MILLISECONDS.sleep((long) (WARM_UP * 1_000));
            long before = played.moves();
            long begin = System.nanoTime();
            TimeUnit.MILLISECONDS.sleep((long) (SECONDS * 1_000));
            return (played.moves() - before) / ((System.nanoTime() - begin) / 1e9);
        } finally {
            played.rest();
            processes.forEach(Process::destroyForcibly);
            for (Process process : processes) {
                process.waitFor();
            }
        }
    }

    private static Process serve(BenchHome home, Path log) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(System.getProperty("workers.jvm", "-Xmx256m").split(" ")));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "pbem.cli.Main",
                "serve",
                "--home",
                home.directory().toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.to(log.toFile()))
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String line = output.readLine();
        while (line != null && !line.startsWith("Address:")) {
            line = output.readLine();
        }
        if (line == null) {
            throw new IOException("a worker did not start; see " + log);
        }
        return process;
    }

    private static void carry(PlayedBoards played, int port) {
        Thread courier = new Thread(
                () -> {
                    try (MailClient client = new MailClient(port)) {
                        while (true) {
                            PlayedBoards.Letter letter = played.ready().take();
                            client.send(letter.from(), List.of(letter.to()), letter.mail());
                        }
                    } catch (IOException e) {
                        throw new UncheckedIOException(e); // at the end of a run, when its server is gone
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "courier");
        courier.setDaemon(true);
        courier.setUncaughtExceptionHandler((thread, fault) -> {});
        courier.start();
    }
}
