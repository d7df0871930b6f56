package pbem.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

/**
 * A server is killed (SIGKILL) at random instants while it fetches mail over IMAP and sends mail over SMTP, and started
 * again, 30 times or {@code -Dpbem.kills=1000}. Of every hundred mails that it writes and sends, five meet an error of
 * the Java machine ({@code -Dpbem.faults=5}), as if stack or memory were exhausted. {@code -Dpbem.seed=N} repeats the
 * instants and the players' choices of an earlier run, as far as timing on the machine allows. With {@code
 * -Dpbem.database=postgresql} the database is a PostgreSQL, which lives on.
 */
class ExactlyOnceIT {

    private static final int KILLS = Integer.getInteger("pbem.kills", 30);
    private static final int STARTS = Integer.getInteger("pbem.starts", 15);
    private static final int FAULTS = Integer.getInteger("pbem.faults", 5);
    private static final boolean POSTGRESQL = "postgresql".equals(System.getProperty("pbem.database"));
    private static final String FAULTY = "pbem.cli.home.FaultyServer";
    private static final Pattern THROWN_ON_PURPOSE =
            Pattern.compile("could not be written or sent: java\\.lang\\.(StackOverflowError|OutOfMemoryError)");
    private static final long SEED = Long.getLong("pbem.seed", System.nanoTime());
    private static final int PAIRS = 4;
    private static final int LONGEST_LIFE = 4_000;
    private static final int SHORTEST_LIFE = 1_000;
    private static final int SMALL_TALK = 4;

    @TempDir
    private Path directory;

    private final Random random = new Random(SEED);
    private Club club;
    private Provider provider;
    private Home home;
    private Path log;
    private Path archive;
    private Optional<RealPostgresql> postgresql = Optional.empty();

    @BeforeEach
    void start() throws Exception {
        home = new Home(directory.resolve("home"));
        log = directory.resolve("server.log");
        archive = directory.resolve("classes.jsa");
        provider = new Provider(mail -> club.read(mail));
        club = new Club(new Random(SEED), PAIRS, provider);
        provider.start();
        Files.createDirectories(home.directory());
        Files.writeString(home.configuration(), configuration());
        assertThat(verb("setup", "--defaults")).as(this::said).isZero();
    }

    private String configuration() throws Exception {
        if (!POSTGRESQL) {
            return provider.configuration();
        }
        RealPostgresql database = RealPostgresql.make();
        postgresql = Optional.of(database);
        database.start();
        database.sql("CREATE DATABASE pbem");
        return provider.configuration().replace("[database]", """
                [database]
                url = "jdbc:postgresql://127.0.0.1:%d/pbem"
                user = "%s"
                """.formatted(database.port(), RealPostgresql.USER));
    }

    @AfterEach
    void stop() throws IOException {
        provider.close();
        if (postgresql.isPresent()) {
            postgresql.get().close();
        }
    }

    @Test
    void whereverTheServerIsKilledEveryMailActsOnceAndEveryAnswerArrives() throws Exception {
        System.out.println("pbem.kills=" + KILLS + " pbem.seed=" + SEED);
        club.signUp();
        liveInPeace();
        for (int kill = 1; kill <= KILLS; kill++) {
            liveAndDie();
        }
        reckon(THROWN_ON_PURPOSE.asPredicate());
    }

    /** A server so young handles few mails, and the same ones wait at each start. */
    @Test
    void killedWithinItsFirstSecondsTheServerBlamesNoMail() throws Exception {
        System.out.println("pbem.starts=" + STARTS + " pbem.seed=" + SEED);
        club.signUp();
        liveInPeace();
        for (int start = 1; start <= STARTS; start++) {
            club.chat(SMALL_TALK);
            try (ServerProcess server = serve()) {
                if (random.nextBoolean()) {
                    server.awaitServing();
                }
                TimeUnit.MILLISECONDS.sleep(random.nextInt(SHORTEST_LIFE));
                assertThat(server.kill()).isEqualTo(ServerProcess.KILLED);
            }
        }
        reckon(line -> false);
    }

    /** @param mayBeSaid the errors that the log may contain */
    private void reckon(Predicate<String> mayBeSaid) throws Exception {
        club.goHome();
        assertThat(verb("outbox", "retry", "--all")).isZero(); // mails that an error put off
        try (ServerProcess server = serve()) {
            await().atMost(Duration.ofMinutes(3))
                    .pollInterval(Duration.ofSeconds(1))
                    .untilAsserted(() -> assertThat(unrest()).isEmpty());
            assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
        }
        assertThat(verb("verify")).isZero();
        List<String> errors = Files.readAllLines(log, StandardCharsets.UTF_8).stream()
                .filter(line -> line.contains(" ERROR "))
                .toList();
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            Reckoning reckoning = new Reckoning(server, club, provider);
            reckoning.everyMailHasItsOutcome();
            reckoning.everyCommandWasAppliedOnce(2 * PAIRS);
            reckoning.everyNoticeBecameOneMailThatArrived();
            System.out.println(errors.size() + " errors, " + club.written() + " mails in, "
                    + provider.taken().size()
                    + " out and " + provider.repeats() + " of them more than once, "
                    + club.decided() + " decisions on "
                    + club.decisions().size() + " boards");
        }
        assertThat(errors).allMatch(mayBeSaid);
    }

    /** Runs until the games are under way. Later servers start faster, from the archive of classes made here. */
    private void liveInPeace() throws Exception {
        try (ServerProcess server = serve("-XX:ArchiveClassesAtExit=" + archive)) {
            server.awaitServing();
            assertThat(server.isAlive())
                    .as(() -> "it serves, and does not say: " + said())
                    .isTrue();
            await().atMost(Duration.ofMinutes(2)).until(() -> club.decided() >= 2 * PAIRS);
            assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
        }
    }

    private String said() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Kills the server at any instant: during its start, at work, or when a mail is taken but not yet noted as sent.
     */
    private void liveAndDie() throws Exception {
        club.chat(SMALL_TALK);
        try (ServerProcess server = faulty()) {
            int way = random.nextInt(10);
            if (way > 0) {
                server.awaitServing();
            }
            if (way > 6) {
                provider.onNextMail(server::killNow);
            }
            double share = random.nextDouble();
            TimeUnit.MILLISECONDS.sleep((long) (LONGEST_LIFE * share * share)); // mostly short lives
            assertThat(server.kill()).isEqualTo(ServerProcess.KILLED);
        }
    }

    private ServerProcess faulty() throws IOException {
        return ServerProcess.start(
                FAULTY,
                home.directory(),
                log,
                List.of("-Xshare:auto", "-XX:SharedArchiveFile=" + archive, "-Dpbem.faults=" + FAULTS),
                "serve");
    }

    private ServerProcess serve() throws IOException {
        return serve("-XX:SharedArchiveFile=" + archive);
    }

    private ServerProcess serve(String option) throws IOException {
        return ServerProcess.start(home.directory(), log, List.of("-Xshare:auto", option), "serve");
    }

    private int verb(String... words) throws Exception {
        try (ServerProcess verb = ServerProcess.start(home.directory(), log, List.of(), words)) {
            return verb.awaitEnd();
        }
    }

    private List<String> unrest() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return Reckoning.unrest(server, club, provider::unfetched);
        }
    }
}
