package pbem.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

/**
 * Two workers, each with its own home, share a PostgreSQL with a synchronous standby. While mails pour in and out, the
 * primary is killed (SIGKILL, all its processes), the standby takes its place, and another standby is made; a worker is
 * killed each time as well. This happens three times, or {@code -Dpbem.failovers=N} times.
 */
class FailoverIT {

    private static final int FAILOVERS = Integer.getInteger("pbem.failovers", 3);
    private static final long SEED = Long.getLong("pbem.seed", System.nanoTime());
    private static final int PAIRS = 3;
    private static final int LONGEST_LIFE = 3_000;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    @RegisterExtension
    private final TestExecutionExceptionHandler witness = (context, fault) -> {
        System.err.println(said());
        throw fault;
    };

    private final Random random = new Random(SEED);
    private final ScheduledExecutorService talk = Executors.newSingleThreadScheduledExecutor();
    private final List<Home> homes = new ArrayList<>();
    private final List<ServerProcess> workers = new ArrayList<>();
    private Path log;
    private RealPostgresql primary;
    private RealPostgresql standby;
    private Club club;
    private Provider provider;
    private MailRoute route;

    @BeforeEach
    void start() throws Exception {
        log = directory.resolve("server.log");
        primary = RealPostgresql.make();
        primary.start();
        primary.sql("CREATE DATABASE pbem");
        standby = primary.standby(FreePort.any());
        primary.demandStandby();
        List<Integer> ports = List.of(FreePort.any(), FreePort.any());
        route = new MailRoute(ports);
        club = new Club(new Random(SEED), PAIRS, this::carry);
        provider = new Provider(club::read);
        provider.start();
        for (int port : ports) {
            homes.add(new Home(directory.resolve("home" + port)));
        }
    }

    /** Both hosts are given; the driver finds the primary. */
    private void configure() throws IOException {
        String url = "jdbc:postgresql://127.0.0.1:" + primary.port() + ",127.0.0.1:" + standby.port() + "/pbem";
        for (Home home : homes) {
            int port =
                    Integer.parseInt(home.directory().getFileName().toString().substring("home".length()));
            Files.writeString(
                    home.configuration(),
                    provider.configuration()
                                    .replace("source = \"imap\"", "source = \"smtp\"")
                                    .replace("patience_seconds = 2", """
                                            patience_seconds = 10
                                            url = "%s"
                                            user = "%s"
                                            """.formatted(url, RealPostgresql.USER))
                            + "[listen]\nport = " + port + "\n");
        }
    }

    @AfterEach
    void stop() throws IOException {
        talk.shutdownNow();
        route.close();
        workers.forEach(ServerProcess::close);
        provider.close();
        standby.close();
        primary.close();
    }

    private void carry(byte[] mail, int times) {
        byte[] again = Provider.again(mail);
        for (int i = 0; i < times; i++) {
            route.bring(i == 0 ? mail : again, Duration.ofMillis(500L * i));
        }
    }

    @Test
    void whenTheDatabaseDiesUnderLoadItsStandbyGoesOnAndEveryMailThatWasTakenActsOnce() throws Exception {
        System.out.println("pbem.failovers=" + FAILOVERS + " pbem.seed=" + SEED);
        makeHomes();
        for (Home home : homes) {
            workers.add(serve(home));
        }
        for (ServerProcess worker : workers) {
            worker.awaitServing();
            assertThat(worker.isAlive()).as(this::said).isTrue();
        }
        club.signUp();
        await().atMost(PATIENCE).until(() -> club.decided() >= 2 * PAIRS);
        ScheduledFuture<?> chat = talk.scheduleWithFixedDelay(() -> club.chat(1), 0, 150, TimeUnit.MILLISECONDS);
        List<String> stops = new ArrayList<>();
        for (int i = 0; i < FAILOVERS; i++) {
            TimeUnit.MILLISECONDS.sleep(random.nextInt(LONGEST_LIFE));
            stops.add(failOver(random.nextInt(homes.size())));
            System.out.println("stops " + stops);
        }
        chat.cancel(false);
        club.goHome();
        await().atMost(PATIENCE)
                .pollInterval(Duration.ofSeconds(1))
                .untilAsserted(() -> assertThat(unrest()).isEmpty());
        for (ServerProcess worker : workers) {
            assertThat(worker.stop()).isEqualTo(ServerProcess.STOPPED);
        }
        assertThat(verb("verify")).as(this::said).isZero();
        try (PbemServer server = PbemServer.open(homes.get(0), Map.of())) {
            Reckoning reckoning = new Reckoning(server, club, provider);
            reckoning.everyMailHasItsOutcome();
            reckoning.everyCommandWasAppliedOnce(2 * PAIRS);
            reckoning.everyNoticeBecameOneMailThatArrived();
        }
        System.out.println(FAILOVERS + " failovers; seconds from the kill until a mail was taken again (and from the"
                + " end of the promotion): " + stops + "; " + route.taken() + " mails taken, " + club.written()
                + " different, refused meanwhile: " + route.refusals() + "; "
                + provider.taken().size() + " out and " + provider.repeats() + " of them more than once; "
                + club.decided() + " decisions on " + club.decisions().size() + " boards");
        assertThat(Files.readAllLines(log)).noneMatch(line -> line.contains(" ERROR "));
    }

    /** The keys are the same on both machines; the home that makes the database has them first. */
    private void makeHomes() throws Exception {
        Home first = homes.get(0);
        for (Home home : homes) {
            Files.createDirectories(home.directory());
        }
        configure();
        assertThat(verb("setup", "--defaults")).as(this::said).isZero();
        for (Home home : homes) {
            if (home != first) {
                Files.copy(first.keys(), home.keys());
            }
        }
    }

    /**
     * Kills the primary and, at about the same time, a worker; then does what an admin or a cluster manager does.
     *
     * @return how long mails had to wait
     */
    private String failOver(int worker) throws Exception {
        boolean first = random.nextBoolean();
        if (first) {
            workers.get(worker).kill();
        }
        primary.kill();
        long killed = System.nanoTime();
        if (!first) {
            TimeUnit.MILLISECONDS.sleep(random.nextInt(300));
            workers.get(worker).kill();
        }
        standby.promote();
        long promoted = System.nanoTime();
        workers.set(worker, serve(homes.get(worker)));
        await().atMost(PATIENCE).pollInterval(Duration.ofMillis(20)).until(() -> route.lastTaken() > promoted);
        String stop = seconds(route.lastTaken() - killed) + " (" + seconds(route.lastTaken() - promoted) + ")";
        int place = primary.port();
        primary.close();
        primary = standby;
        standby = primary.standby(place);
        primary.demandStandby();
        return stop;
    }

    private static String seconds(long nanos) {
        return "%.1f".formatted(nanos / 1e9);
    }

    private ServerProcess serve(Home home) throws IOException {
        return ServerProcess.start(home.directory(), log, List.of(), "serve");
    }

    private int verb(String... words) throws Exception {
        try (ServerProcess verb = ServerProcess.start(homes.get(0).directory(), log, List.of(), words)) {
            return verb.awaitEnd();
        }
    }

    private String said() {
        try {
            return Files.exists(log) ? Files.readString(log) : "";
        } catch (IOException e) {
            return e.toString();
        }
    }

    private List<String> unrest() throws Exception {
        try (PbemServer server = PbemServer.open(homes.get(0), Map.of())) {
            return Reckoning.unrest(server, club, route::underWay);
        }
    }
}
