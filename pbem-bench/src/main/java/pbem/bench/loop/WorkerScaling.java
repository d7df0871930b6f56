package pbem.bench.loop;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import pbem.bench.Server;

/**
 * Measures moves per second by several workers on one PostgreSQL that is some milliseconds away, compared with a
 * multiple of what one of them does; and first by one worker with a local PostgreSQL, and with SQLite. Run it by
 * {@code ./mvnw -q -pl pbem-bench -am verify -DskipTests -Pworkers}.
 *
 * <p>Each row shows both bounds: the processor time of a move, and how often a worker waits for the database, including
 * transactions that are rolled back and repeated.
 */
public final class WorkerScaling {

    private static final int[] COUNTS = Arrays.stream(
                    System.getProperty("workers.counts", "1,2,4,8").split(","))
            .mapToInt(Integer::parseInt)
            .toArray();
    private static final double MILLISECONDS = Double.parseDouble(System.getProperty("workers.away", "5"));
    private static final double SECONDS = Double.parseDouble(System.getProperty("workers.seconds", "30"));
    private static final double WARM_UP = Double.parseDouble(System.getProperty("workers.warmup", "30"));
    private static final int BOARDS = Integer.getInteger("workers.boards", 100);
    private static final int CONNECTIONS = Integer.getInteger("workers.connections", 8);

    /** The port of a running PostgreSQL whose user {@code postgres} needs no password; 0 to start one. */
    private static final int PORT = Integer.getInteger("workers.postgresql", 0);

    /** The number of idle boards for each active board. */
    private static final int IDLE = Integer.getInteger("workers.idle", 300);

    /** The number of moves already played on each board. */
    private static final int PLAYED = 8;

    private static final int PLIES = 400;
    private static final int COURIERS = 8;

    private WorkerScaling() {}

    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory("pbem-workers");
        System.out.printf(
                Locale.ROOT,
                "%d boards and %d connections a worker, %d processors, in %s%n",
                BOARDS,
                CONNECTIONS,
                Runtime.getRuntime().availableProcessors(),
                directory);
        if (PORT > 0) {
            compare(directory, PORT);
        } else {
            try (EmbeddedPostgres database = EmbeddedPostgres.builder()
                    .setServerConfig("synchronous_commit", "on")
                    .setServerConfig("max_connections", "300")
                    .setServerConfig("max_pred_locks_per_transaction", "256")
                    .start()) {
                compare(directory, database.getPort());
            }
        }
        System.exit(0);
    }

    private static void compare(Path directory, int port) throws Exception {
        try (FarDatabase here = new FarDatabase(port, 0);
                FarDatabase far = new FarDatabase(port, (long) (MILLISECONDS * 1_000_000))) {
            if (Boolean.parseBoolean(System.getProperty("workers.near", "true"))) {
                run(directory.resolve("file"), 1, "", here).print("SQLite");
                run(directory.resolve("near"), 1, database(port), here).print("PostgreSQL here");
            }
            double one = 0;
            for (int count : COUNTS) {
                Run run = run(directory.resolve("far" + count), count, database(port), far);
                one = one == 0 ? run.rate() / count : one;
                run.print(String.format(Locale.ROOT, "%d workers, %.1f ms away", count, MILLISECONDS));
                System.out.printf(Locale.ROOT, "%26s %.2f of linear%n", "", run.rate() / one / count);
            }
        }
    }

    /** Creates a database and returns its name. */
    private static String database(int port) throws Exception {
        String name = "workers" + Long.toString(System.nanoTime(), Character.MAX_RADIX);
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:postgresql://127.0.0.1:" + port + "/postgres", "postgres", "");
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name + " TEMPLATE template0");
        }
        return name;
    }

    private static String url(int port, String database) {
        return database.isEmpty() ? "" : "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    /**
     * The measurements of a run.
     *
     * @param workers the workers' processor time in seconds
     * @param database the processor time in seconds of all PostgreSQL processes on this machine
     */
    private record Run(long moves, double seconds, double workers, double database, long exchanges) {

        double rate() {
            return moves / seconds;
        }

        void print(String what) {
            double each = Math.max(1, moves);
            System.out.printf(
                    Locale.ROOT,
                    "%-26s %6.1f moves/s; for a move %5.1f ms of processor time of the workers, %5.1f of PostgreSQL,"
                            + " %5.1f exchanges with it%n",
                    what,
                    rate(),
                    1_000 * workers / each,
                    1_000 * database / each,
                    exchanges / each);
        }
    }

    private static Run run(Path directory, int count, String database, FarDatabase between) throws Exception {
        int boards = BOARDS * count;
        PlayedBoards played = new PlayedBoards(boards, PLIES, new Random(1), PLAYED);
        List<Process> processes = new ArrayList<>();
        try (Sink sink = new Sink(played::take)) {
            Files.createDirectories(directory);
            String near = url(between.database(), database);
            BenchHome first = new BenchHome(directory.resolve("home"), sink.port(), near);
            fill(first, boards, played, near);
            for (int i = 0; i < count; i++) {
                BenchHome home = database.isEmpty()
                        ? first
                        : first.beside(
                                directory.resolve("home" + i), sink.port(), url(between.port(), database), CONNECTIONS);
                processes.add(
                        serve(home, directory.resolve("worker" + i + ".log")).process());
                for (int courier = 0; courier < COURIERS; courier++) {
                    carry(played, home.port());
                }
            }
            while (played.settled() < boards) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            played.play(board -> true);
            TimeUnit.MILLISECONDS.sleep((long) (WARM_UP * 1_000));
            Run before = now(played, processes, between);
            TimeUnit.MILLISECONDS.sleep((long) (SECONDS * 1_000));
            Run after = now(played, processes, between);
            return new Run(
                    after.moves - before.moves,
                    after.seconds - before.seconds,
                    after.workers - before.workers,
                    after.database - before.database,
                    after.exchanges - before.exchanges);
        } finally {
            played.rest();
            processes.forEach(Process::destroyForcibly);
            for (Process process : processes) {
                process.waitFor();
            }
        }
    }

    private static void fill(BenchHome home, int boards, PlayedBoards played, String url) throws Exception {
        IntFunction<List<String>> moves = board -> played.moves(board, PLAYED);
        if (url.isEmpty() || IDLE == 0) {
            home.fill(boards, moves);
            return;
        }
        try (Connection connection = DriverManager.getConnection(url, "postgres", "")) {
            IdleBoards idle = new IdleBoards(connection, IDLE);
            idle.leaveRoom();
            home.fill(boards, moves);
            idle.copy();
        }
    }

    /** The totals since the start. */
    private static Run now(PlayedBoards played, List<Process> processes, FarDatabase between) {
        return new Run(
                played.moves(),
                System.nanoTime() / 1e9,
                processor(processes.stream().map(Process::toHandle)),
                processor(ProcessHandle.allProcesses()
                        .filter(process -> process.info()
                                .command()
                                .filter(command -> command.endsWith("/postgres"))
                                .isPresent())),
                between.exchanges());
    }

    private static double processor(Stream<ProcessHandle> processes) {
        return processes
                        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                        .mapToLong(Duration::toMillis)
                        .sum()
                / 1_000.0;
    }

    private static Server serve(BenchHome home, Path log) throws IOException {
        return Server.start(
                List.of(System.getProperty("workers.jvm", "-Xmx160m -XX:+UseSerialGC")
                        .split(" ")),
                "pbem.cli.Main",
                List.of("serve", "--home", home.directory().toString()),
                log,
                "Address:");
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
                        throw new UncheckedIOException(e); // at the end of a run, when its server has stopped
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
