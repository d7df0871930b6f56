package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.reading.RawMail;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/** What a monitor is told of a server. */
class ReadinessTest {

    @TempDir
    private Path directory;

    private PbemServer server;

    @BeforeEach
    void open() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), "[site]\nenabled = false\n");
        server = PbemServer.open(home, Map.of());
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Readiness.Report report(Transactions transactions, Instant now) {
        return new Readiness(transactions, directory, Clock.fixed(now, ZoneOffset.UTC)).report();
    }

    @Test
    void a_server_at_work_is_ready_and_says_how_each_part_stands() {
        Readiness.Report report = report(server.store().transactions(), Instant.now());
        assertThat(report.isReady()).isTrue();
        assertThat(report.json())
                .startsWith("{\"ready\":true,\"database\":{\"state\":\"ok\"},"
                        + "\"intake\":{\"state\":\"ok\",\"oldest_waits_seconds\":0},"
                        + "\"outbox\":{\"state\":\"ok\",\"oldest_waits_seconds\":0},\"disk\":{\"state\":\"ok\",");
    }

    @Test
    void mail_that_waits_for_long_is_said_but_the_site_is_ready() {
        server.inbox()
                .receive(RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\n\r\nhelp\r\n"
                        .getBytes(StandardCharsets.US_ASCII)));
        Readiness.Report report =
                report(server.store().transactions(), Instant.now().plus(Duration.ofHours(1)));
        assertThat(report.isReady()).isTrue();
        assertThat(report.json()).contains("\"intake\":{\"state\":\"late\",\"oldest_waits_seconds\":36");
    }

    /** A database that answers as that says. */
    private record Broken(Runnable answer) implements Transactions {

        @Override
        public <T> T change(Function<Repositories, T> work) {
            return read(work);
        }

        @Override
        public <T> T read(Function<Repositories, T> work) {
            answer.run();
            throw new AssertionError("it was to answer otherwise");
        }

        @Override
        public long generation() {
            return read(tx -> 0L);
        }
    }

    @Test
    void without_its_database_it_is_not_and_no_address_is_told() {
        Readiness.Report report = report(
                new Broken(() -> {
                    throw new Unavailable(new IllegalStateException("no route to db.secret.example"));
                }),
                Instant.now());
        assertThat(report.isReady()).isFalse();
        assertThat(report.json())
                .startsWith("{\"ready\":false,\"database\":{\"state\":\"away\",\"reason\":\"it is not available\"},"
                        + "\"disk\":")
                .doesNotContain("secret");
    }

    @Test
    void nobody_waits_for_a_database_that_says_nothing() {
        CountDownLatch never = new CountDownLatch(1);
        Readiness readiness = new Readiness(
                new Broken(() -> {
                    try {
                        never.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    throw new Unavailable(new IllegalStateException("late"));
                }),
                directory,
                Clock.systemUTC());
        assertThat(readiness.report().json()).contains("\"reason\":\"it has not answered for 3 seconds\"");
        never.countDown();
    }
}
