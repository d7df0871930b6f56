package pbem.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.testkit.TestDatabase;

/**
 * Three workers on one PostgreSQL: two share a home, and the third has its own, as on another machine; the others know
 * of it only by the database. All fetch from one mailbox, act, send and look at the clock. Some are killed (SIGKILL)
 * while mail goes in and out, and the others go on.
 */
class SeveralWorkersIT {

    private static final int KILLS = Integer.getInteger("pbem.workers.kills", 4);
    private static final long SEED = Long.getLong("pbem.seed", System.nanoTime());
    private static final int PAIRS = 4;
    private static final int SMALL_TALK = 6;

    @TempDir
    private Path directory;

    private final Random random = new Random(SEED);
    private Club club;
    private Provider provider;
    private Home here;
    private Home there;
    private Path log;

    @BeforeEach
    void start() throws Exception {
        // The mailbox's server hangs up when two workers move the same mail. That is no fault of ours; they try again.
        Awaitility.doNotCatchUncaughtExceptionsByDefault();
        log = directory.resolve("workers.log");
        provider = new Provider(mail -> club.read(mail));
        club = new Club(new Random(SEED), PAIRS, provider);
        provider.start();
        Path name = directory.resolve("pbem.db");
        TestDatabase.nothingOnPostgresql(name);
        here = new Home(Files.createDirectory(directory.resolve("here")));
        there = new Home(Files.createDirectory(directory.resolve("there")));
        Files.writeString(
                here.configuration(),
                provider.configuration()
                        .replace(
                                "[database]",
                                "[database]\nurl = \"" + TestDatabase.url(name) + "\"\nuser = \"postgres\""));
        here.make(here.read(Map.of()));
        Files.copy(here.configuration(), there.configuration());
        Files.copy(here.keys(), there.keys());
    }

    @AfterEach
    void stop() {
        provider.close();
        Awaitility.reset();
    }

    @Test
    void everyMailActsOnceAndInOrderWhenAnyWorkerIsKilled() throws Exception {
        System.out.println("pbem.workers.kills=" + KILLS + " pbem.seed=" + SEED);
        club.signUp();
        try (ServerProcess steady = serve(here)) {
            try (ServerProcess elsewhere = serve(there);
                    ServerProcess beside = serve(here)) {
                for (ServerProcess worker : List.of(steady, elsewhere, beside)) {
                    worker.awaitServing();
                    assertThat(worker.isAlive()).as(() -> said()).isTrue();
                }
                await().atMost(Duration.ofMinutes(2)).until(() -> club.decided() >= PAIRS);
                club.chat(SMALL_TALK);
                assertThat(elsewhere.kill()).isEqualTo(ServerProcess.KILLED); // noticed by its leases or its silence
                assertThat(beside.kill()).isEqualTo(ServerProcess.KILLED); // noticed by its file at once
            }
            for (int kill = 2; kill < KILLS; kill++) {
                club.chat(SMALL_TALK);
                try (ServerProcess beside = serve(here)) {
                    beside.awaitServing();
                    if (random.nextBoolean()) {
                        provider.onNextMail(beside::killNow);
                    }
                    TimeUnit.MILLISECONDS.sleep(random.nextInt(3_000));
                    beside.kill();
                }
            }
            club.goHome();
            await().atMost(Duration.ofMinutes(3))
                    .pollInterval(Duration.ofSeconds(1))
                    .untilAsserted(() -> assertThat(unrest()).isEmpty());
            assertThat(steady.stop()).isEqualTo(ServerProcess.STOPPED);
        }
        try (ServerProcess verify = ServerProcess.start(here.directory(), log, List.of(), "verify")) {
            assertThat(verify.awaitEnd()).isZero();
        }
        try (PbemServer server = PbemServer.open(here, Map.of())) {
            Reckoning reckoning = new Reckoning(server, club, provider);
            reckoning.everyMailHasItsOutcome();
            reckoning.everyCommandWasAppliedOnce(2 * PAIRS);
            reckoning.everyNoticeBecameOneMailThatArrived();
            reckoning.theMailsOfEachBoardCameInOrder();
            System.out.println(club.written() + " mails in, " + provider.taken().size() + " out and "
                    + provider.repeats() + " of them more than once, " + club.decided() + " decisions on "
                    + club.decisions().size() + " boards");
        }
        assertThat(Files.readAllLines(log, StandardCharsets.UTF_8)).noneMatch(line -> line.contains(" ERROR "));
    }

    private ServerProcess serve(Home home) throws IOException {
        return ServerProcess.start(home.directory(), log, List.of(), "serve");
    }

    private String said() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private List<String> unrest() throws Exception {
        try (PbemServer server = PbemServer.open(here, Map.of())) {
            return Reckoning.unrest(server, club, provider::unfetched);
        }
    }
}
