package pbem.bench.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import pbem.bench.Server;

/**
 * Measures pages per second of the site and of a bare site that sends pages of the same sizes, alternating in one run.
 * Prints ratios. Run it by {@code ./mvnw -q -pl pbem-bench -am verify -DskipTests -Psite-load}.
 */
public final class SiteLoad {

    private static final int BOARDS = Integer.getInteger("site.boards", 10_000);
    private static final int FIRST = 101;
    private static final int PLAYERS = Integer.getInteger("site.players", 20_000);
    private static final int CONNECTIONS = Integer.getInteger("site.connections", 4);
    private static final int SEGMENTS = Integer.getInteger("site.segments", 5);
    private static final double SECONDS = Double.parseDouble(System.getProperty("site.seconds", "4"));
    private static final double WARM_UP = Double.parseDouble(System.getProperty("site.warmup", "8"));

    /** The unusually long board. */
    private static final String LONG = "/boards/" + (FIRST + BOARDS);

    /**
     * The paths to request. The API is not among them, since it limits the requests of one address; the file of a board
     * is made in the same way.
     */
    private static final List<String> ALL = List.of(
            "/boards/101",
            "/boards",
            "/boards/101.svg",
            "/players",
            "/",
            LONG,
            LONG + "/moves/200",
            LONG + ".json",
            "/boards?state=finished&sort=length&as=table",
            "/archive",
            "/hall",
            "/status",
            "/players/player0",
            "/search?q=player1",
            "/feed.atom");

    /** All paths, or those in {@code -Dsite.paths}, separated by commas; LONG stands for the long board. */
    private static final List<String> PATHS = Optional.ofNullable(System.getProperty("site.paths"))
            .map(paths -> List.of(paths.replace("LONG", LONG).split(",")))
            .orElse(ALL);

    private SiteLoad() {}

    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory("pbem-site");
        System.out.printf(Locale.ROOT, "%d boards, %d players, in %s%n", BOARDS, PLAYERS, directory);
        SiteHome home = new SiteHome(directory.resolve("home"), BOARDS, PLAYERS, "");
        List<String> jvm = List.of(System.getProperty("site.jvm", "-Xmx256m").split(" "));
        long begin = System.nanoTime();
        Server site = Server.start(
                jvm,
                "pbem.cli.Main",
                List.of("serve", "--home", home.directory().toString()),
                directory.resolve("site.log"),
                "Site:");
        try {
            List<byte[]> pages = pages(home.port(), begin);
            List<String> files = new ArrayList<>();
            for (int i = 0; i < pages.size(); i++) {
                files.add(
                        Files.write(directory.resolve("page" + i), pages.get(i)).toString());
            }
            try (Server bare =
                    Server.start(jvm, BarePages.class.getName(), files, directory.resolve("bare.log"), "port ")) {
                int port = Integer.parseInt(bare.ready().substring("port ".length()));
                compare(home.port(), port, pages);
            }
        } finally {
            site.close();
        }
    }

    /**
     * The bodies of the pages. The first page is a board; the time until it arrives is printed as the start-up time.
     */
    private static List<byte[]> pages(int port, long begin) throws IOException {
        List<byte[]> pages = new ArrayList<>();
        try (Connection connection = new Connection(port)) {
            for (String path : PATHS) {
                Connection.Answer answer = connection.ask(Connection.request(path));
                if (pages.isEmpty()) {
                    double seconds = (System.nanoTime() - begin) / 1e9;
                    System.out.printf(Locale.ROOT, "%.2f s until a board page was there%n", seconds);
                }
                pages.add(connection.body(answer.length()));
            }
        }
        return pages;
    }

    private static void compare(int site, int bare, List<byte[]> pages) throws Exception {
        System.out.println("path                 bytes    site/s    bare/s   ratio: minimum, median, maximum");
        for (int i = 0; i < PATHS.size(); i++) {
            String path = PATHS.get(i);
            byte[] theirs = Connection.request("/" + i);
            compare(path, pages.get(i).length, site, Connection.request(path), bare, theirs);
            if (i == 0) {
                String tag;
                try (Connection connection = new Connection(site)) {
                    tag = connection.ask(Connection.request(path)).tag();
                }
                compare(path + " (304)", 0, site, Connection.request(path, "If-None-Match: " + tag), bare, theirs);
            }
        }
    }

    private static void compare(String name, int bytes, int site, byte[] ours, int bare, byte[] theirs)
            throws Exception {
        rate(site, ours, WARM_UP);
        rate(bare, theirs, WARM_UP);
        double[] ratios = new double[SEGMENTS];
        double[] rates = new double[2];
        for (int i = 0; i < SEGMENTS; i++) {
            double one = rate(site, ours, SECONDS);
            double other = rate(bare, theirs, SECONDS);
            rates[0] += one / SEGMENTS;
            rates[1] += other / SEGMENTS;
            ratios[i] = one / other;
        }
        Arrays.sort(ratios);
        System.out.printf(
                Locale.ROOT,
                "%-18s %7d %9.0f %9.0f   %.2f, %.2f, %.2f%n",
                name,
                bytes,
                rates[0],
                rates[1],
                ratios[0],
                ratios[SEGMENTS / 2],
                ratios[SEGMENTS - 1]);
    }

    /** The number of answers per second over all connections. */
    private static double rate(int port, byte[] request, double seconds)
            throws InterruptedException, ExecutionException {
        long begin = System.nanoTime();
        long end = begin + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
        ExecutorService readers = Executors.newFixedThreadPool(CONNECTIONS);
        try {
            List<Future<Integer>> counts = new ArrayList<>();
            for (int i = 0; i < CONNECTIONS; i++) {
                counts.add(readers.submit(() -> read(port, request, end)));
            }
            int answers = 0;
            for (Future<Integer> count : counts) {
                answers += count.get();
            }
            return answers / ((System.nanoTime() - begin) / 1e9);
        } finally {
            readers.shutdown();
        }
    }

    private static int read(int port, byte[] request, long end) throws IOException {
        int answers = 0;
        try (Connection connection = new Connection(port)) {
            while (System.nanoTime() < end) {
                int status = connection.ask(request).status();
                if (status != 200 && status != 304) {
                    throw new IOException("answered " + status);
                }
                answers++;
            }
        }
        return answers;
    }
}
