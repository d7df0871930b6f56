package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.FirstBoard;
import pbem.cli.MovedClock;
import pbem.mail.intake.Inbox;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.store.Tables;

/** A process measures time itself when the clock of its machine is changed. */
class MeasuredClockTest {

    private static final Instant START = Instant.parse("2025-05-05T10:00:00Z");
    private static final Duration HOUR = Duration.ofHours(1);

    @TempDir
    private Path directory;

    private final MovedClock machine = new MovedClock(START);
    private final AtomicLong nanos = new AtomicLong();
    private final MeasuredClock clock = new MeasuredClock(machine, nanos::get);

    @Test
    void aClockThatIsSetByAnHourIsFollowed() {
        pass(HOUR);
        machine.advance(HOUR);
        assertThat(clock.instant()).isEqualTo(START.plus(HOUR.multipliedBy(2)));
        machine.advance(HOUR.negated());
        assertThat(clock.instant()).isEqualTo(START.plus(HOUR));
        assertThat(clock.doubt()).isEmpty();
    }

    @Test
    void whileTheClockIsAMonthOffTheMeasuredTimeGoesOn() {
        for (Duration jump : List.of(Duration.ofDays(31), Duration.ofDays(-31))) {
            Instant before = clock.instant();
            machine.advance(jump);
            pass(HOUR);
            assertThat(clock.instant()).isEqualTo(before.plus(HOUR));
            assertThat(clock.withZone(ZoneId.of("Europe/Berlin")).instant()).isEqualTo(before.plus(HOUR));
            assertThat(clock.doubt()).contains(jump);
            machine.advance(jump.negated());
            assertThat(clock.instant()).isEqualTo(machine.instant());
            assertThat(clock.doubt()).isEmpty();
        }
    }

    @Test
    void aJumpThatCanBeTrueIsBelievedAfterAnHourOfTheRightPace() {
        for (Duration jump : List.of(Duration.ofDays(3), Duration.ofDays(-20))) {
            machine.advance(jump);
            pass(HOUR.dividedBy(2));
            assertThat(clock.doubt()).contains(jump);
            pass(HOUR.dividedBy(2));
            assertThat(clock.doubt()).contains(jump); // it has been doubted for half an hour only
            pass(HOUR.dividedBy(2));
            assertThat(clock.doubt()).isEmpty();
            assertThat(clock.instant()).isEqualTo(machine.instant());
        }
    }

    @Test
    void aJumpOf400DaysBetweenTwoStartsChangesNoDeadline() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), clock)) {
            FirstBoard.of(server, "alice", "bob");
            SchedulerTask.of(server, () -> true).round();
        }
        Instant deadline;
        machine.advance(Duration.ofDays(400));
        MeasuredClock second = new MeasuredClock(machine, nanos::get);
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), second)) {
            deadline = deadline(server);
            server.goOnFromLastTime();
            pass(HOUR);
            SchedulerTask.of(server, () -> true).round();
            assertThat(server.clock().instant()).isEqualTo(START.plus(HOUR));
            assertThat(server.clockDoubt()).contains(Duration.ofDays(400));
            assertThat(deadline(server)).isEqualTo(deadline);

            machine.advance(Duration.ofDays(-400).plus(HOUR)); // the machine was off for an hour
            SchedulerTask.of(server, () -> true).round();
            assertThat(server.clockDoubt()).isEmpty();
            assertThat(server.clock().instant()).isEqualTo(START.plus(HOUR.multipliedBy(2)));
            assertThat(deadline(server))
                    .as("time in which nobody knew what time it was does not count")
                    .isEqualTo(deadline.plus(HOUR.multipliedBy(2)));
        }
    }

    @Test
    void anAdminWhoSaysThatTheServerWasAwayForSoLongIsBelieved() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), clock)) {
            server.scheduler().beat(clock.instant());
        }
        machine.advance(Duration.ofDays(400));
        MeasuredClock tick = new MeasuredClock(machine, nanos::get);
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), tick)) {
            assertThat(server.scheduler().beat(tick.instant())).as("pbem tick").isPresent();
            server.goOnFromLastTime();
            assertThat(server.clock().instant()).isEqualTo(machine.instant());
            assertThat(server.clockDoubt()).isEmpty();
        }
    }

    @Test
    void aMailThatAnotherProcessStoresDuringAJumpIsActedOnAtOnceAsOfTheMeasuredTime() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), clock)) {
            machine.advance(Duration.ofDays(31));
            Inbox neighbour = new Inbox(server.store(), machine); // as pbem deliver does
            neighbour.receive(new RawMail(
                    "From: ann@ann.example\r\nSubject: help\r\n\r\nhelp\r\n".getBytes(StandardCharsets.US_ASCII),
                    new Envelope(Optional.of("ann@ann.example"), List.of())));
            assertThat(server.intake().work()).isEqualTo(1);
            assertThat(instant(server, "SELECT received_at FROM inbox")).isEqualTo(START);
        }
    }

    @Test
    void mailQueuedForTheWrongDayIsDueWhenTheClockIsRightAgain() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), clock)) {
            SchedulerTask task = SchedulerTask.of(server, () -> true);
            machine.advance(Duration.ofDays(31));
            server.store()
                    .change(
                            tx -> { // as another process does
                                Notice question = new Notice.ConfirmRequest(1, List.of());
                                tx.notices()
                                        .post(
                                                Recipient.address("ann@ann.example"),
                                                question,
                                                OptionalLong.empty(),
                                                machine.instant());
                                return true;
                            });
            machine.advance(Duration.ofDays(-31));
            task.round();
            assertThat(instant(server, "SELECT next_attempt_at FROM outbox")).isEqualTo(START);
        }
    }

    private static Instant instant(PbemServer server, String sql) {
        return server.store()
                .read(tx -> Tables.of(tx).createQuery(sql).mapTo(Instant.class).one());
    }

    private static Instant deadline(PbemServer server) {
        return instant(server, "SELECT min(deadline) FROM turn");
    }

    private void pass(Duration time) {
        machine.advance(time);
        nanos.addAndGet(time.toNanos());
    }
}
