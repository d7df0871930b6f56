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
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.MovedClock;
import pbem.cli.watch.BackupState;
import pbem.mail.reading.RawMail;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/** The readiness report of a server to a monitor. */
class ReadinessTest {

    @TempDir
    private Path directory;

    private PbemServer server;
    private Optional<BackupState> backups = Optional.empty();

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

    private Home home() {
        return new Home(directory.resolve("home"));
    }

    private Readiness.Report report(Transactions transactions, Instant now) {
        return new Readiness(transactions, home(), Clock.fixed(now, ZoneOffset.UTC), false, () -> backups).report();
    }

    @Test
    void a_server_at_work_is_ready_and_says_how_each_part_stands() {
        Readiness.Report report = report(server.store(), Instant.now());
        assertThat(report.isReady()).isTrue();
        assertThat(report.json())
                .startsWith("{\"ready\":true,\"database\":{\"state\":\"ok\"},"
                        + "\"intake\":{\"state\":\"ok\",\"oldest_waits_seconds\":0},"
                        + "\"outbox\":{\"state\":\"ok\",\"oldest_waits_seconds\":0},\"disk\":{\"state\":\"ok\",")
                .endsWith(",\"clock\":{\"state\":\"ok\"},\"keys\":{\"state\":\"ok\"}}");
    }

    private void receive() {
        server.inbox()
                .receive(RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\n\r\nhelp\r\n"
                        .getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void mail_that_waits_for_some_minutes_is_reported_but_the_server_is_ready() {
        receive();
        Readiness.Report report = report(server.store(), Instant.now().plus(Duration.ofMinutes(20)));
        assertThat(report.isReady()).isTrue();
        assertThat(report.json()).contains("\"intake\":{\"state\":\"late\",\"oldest_waits_seconds\":12");
    }

    @Test
    void mail_that_waits_for_more_than_an_hour_is_a_fault() {
        receive();
        Readiness.Report report = report(server.store(), Instant.now().plus(Duration.ofHours(2)));
        assertThat(report.isReady()).isFalse();
        assertThat(report.json())
                .startsWith("{\"ready\":false,")
                .contains("\"intake\":{\"state\":\"stuck\",\"oldest_waits_seconds\":72");
    }

    @Test
    void a_mailbox_that_was_never_reached_is_a_fault_after_ten_minutes() {
        Instant now = Instant.now();
        MovedClock clock = new MovedClock(now);
        Readiness readiness = new Readiness(server.store(), home(), clock, true, Optional::empty);
        clock.advance(Duration.ofMinutes(11));
        assertThat(readiness.report().json()).contains("\"intake\":{\"state\":\"unreached\"");
        server.store().change(tx -> {
            tx.outages().reached(clock.instant());
            return true;
        });
        assertThat(new Readiness(server.store(), home(), clock, true, Optional::empty)
                        .report()
                        .isReady())
                .isTrue();
    }

    @Test
    void lost_keys_a_clock_that_was_set_back_and_old_backups_are_faults() throws Exception {
        Instant now = Instant.now();
        Files.delete(home().keys());
        server.store().change(tx -> {
            tx.outages().beat(now.plus(Duration.ofHours(1)));
            return true;
        });
        backups = Optional.of(new BackupState(
                Duration.ofHours(24), Optional.of(now.minus(Duration.ofDays(3))), now, Optional.empty()));
        Readiness.Report report = report(server.store(), now);
        assertThat(report.isReady()).isFalse();
        assertThat(report.json())
                .endsWith(",\"clock\":{\"state\":\"behind\"},\"keys\":{\"state\":\"missing\"},"
                        + "\"backups\":{\"state\":\"missing\",\"newest_seconds\":259200}}");
    }

    /** A database whose answer is this action. */
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
    void without_its_database_the_server_is_not_ready_and_no_address_is_shown() {
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
    void a_database_that_does_not_answer_delays_no_report() {
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
                home(),
                Clock.systemUTC(),
                false,
                Optional::empty);
        assertThat(readiness.report().json()).contains("\"reason\":\"it has not answered for 3 seconds\"");
        never.countDown();
    }
}
