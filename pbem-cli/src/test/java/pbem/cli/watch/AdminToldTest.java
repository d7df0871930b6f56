package pbem.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.MovedClock;
import pbem.cli.config.Configuration;
import pbem.cli.config.MemberSettings;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.RawMail;
import pbem.notice.HouseNotice;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.repository.watch.Alarm;
import pbem.request.UnprovenLimits;
import pbem.store.Tables;
import pbem.testkit.InterposedTransactions;

/** Alarms of a server in trouble reach the admin: with a real home, a real command, and a real mail. */
class AdminToldTest {

    private static final String ADMIN = "admin@club.example";

    @TempDir
    private Path directory;

    private final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private final MovedClock clock = new MovedClock(Instant.parse("2026-03-01T12:00:00Z"));
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicReference<Optional<BackupState>> backups = new AtomicReference<>(Optional.empty());
    private Optional<Duration> clockDoubt = Optional.empty();
    private final TaskFaults faults = new TaskFaults(clock);
    private PbemServer server;
    private Path told;
    private Watch watch;

    @BeforeEach
    void open() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        relay.start();
        server = PbemServer.open(
                home,
                Configuration.defaults()
                        .with(Settings.SMTP_PORT, relay.getSmtp().getPort())
                        .with(MemberSettings.UNPROVEN_ANSWERS_PER_HOUR_IN_ALL, 8)
                        .with(Settings.ADMIN, ADMIN),
                clock);
        reach();
        told = directory.resolve("told");
        Path program = directory.resolve("tell");
        Files.writeString(
                program,
                "#!/bin/sh\necho \"$1,$2,$3,$PBEM_ALARM_CAUSE,$PBEM_ALARM_SINCE,$PBEM_ALARM_TEXT\" >> " + told
                        + "\nenv >> " + directory.resolve("env") + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        watch = watch(new WatchRules(0, 20, 500, true, watchCommand()));
    }

    private List<String> watchCommand() {
        return List.of(directory.resolve("tell").toString(), "fixed word");
    }

    private Watch watch(WatchRules rules) {
        return watch(rules, EnumSet.allOf(Trouble.class), faults);
    }

    private Watch watch(WatchRules rules, Set<Trouble> troubles, TaskFaults own) {
        return Watch.of(
                new Watch.Watched(server.store(), server.phrases(), clock, directory, "here"),
                rules,
                new Watch.Parts(troubles, true, backups::get, own, () -> clockDoubt),
                nanos::get);
    }

    @AfterEach
    void close() {
        server.close();
        relay.stop();
    }

    private void pass(Duration time) {
        clock.advance(time);
        nanos.addAndGet(time.toNanos());
    }

    private void reach() {
        server.store().change(tx -> {
            tx.outages().reached(clock.instant());
            return true;
        });
    }

    private List<String> subjects() throws Exception {
        server.delivery().work();
        List<String> subjects = new ArrayList<>();
        for (MimeMessage mail : relay.getReceivedMessages()) {
            if (mail.getAllRecipients()[0].toString().equals(ADMIN)) {
                subjects.add(mail.getSubject());
            }
        }
        return subjects;
    }

    private List<Alarm> alarms() {
        return server.store().read(tx -> tx.alarms().all());
    }

    @Test
    void nothing_is_told_of_a_server_that_does_well() throws Exception {
        watch.round();
        pass(Duration.ofMinutes(9));
        watch.round();
        assertThat(alarms()).isEmpty();
        assertThat(subjects()).isEmpty();
        assertThat(told).doesNotExist();
    }

    @Test
    void the_admin_reads_alarms_in_the_language_of_the_player_at_their_address() throws Exception {
        server.store().change(tx -> {
            Player admin = tx.players().enrol("admin", ADMIN, clock.instant());
            tx.preferences().set(admin, Preferences.STANDARD.with(Preference.LANGUAGE, Locale.GERMAN));
            return true;
        });
        pass(Duration.ofMinutes(11));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: Alarm: mailbox");
        assertThat(GreenMailUtil.getBody(relay.getReceivedMessages()[0]))
                .contains("Das Postfach war 10 Minuten lang nicht zu erreichen.")
                .doesNotContain("The mailbox");
    }

    @Test
    void a_mailbox_that_is_not_reached_is_told_by_mail_and_command_and_that_it_is_over() throws Exception {
        pass(Duration.ofMinutes(11));
        watch.round();
        watch.round();
        pass(Duration.ofMinutes(3));
        reach();
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: mailbox", "PBeM: alarm over: mailbox");
        assertThat(Files.readAllLines(told))
                .containsExactly(
                        "fixed word,begun,mailbox,mailbox,2026-03-01T12:11:00Z,The mailbox was not reached for 10 minutes."
                                + " Mail for the server waits there, and the clocks of all boards stand still. \"pbem doctor\""
                                + " says what the mail server answers; see [imap] or [pop3].",
                        "fixed word,over,mailbox,mailbox,2026-03-01T12:11:00Z,This is over: no mailbox was reached.");
        assertThat(Files.readAllLines(directory.resolve("env")))
                .allMatch(line -> line.matches("(PATH|HOME|LANG|PWD|SHLVL|_|OLDPWD|PBEM_ALARM_[A-Z]+)=.*"));
    }

    @Test
    void a_restart_tells_nothing_twice() throws Exception {
        pass(Duration.ofMinutes(11));
        watch.round();
        Watch next = watch(new WatchRules(0, 20, 500, true, List.of()));
        next.round();
        assertThat(subjects()).as("it cannot know yet").containsExactly("PBeM: alarm: mailbox");
        pass(Duration.ofMinutes(11));
        next.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: mailbox");
        reach();
        next.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: mailbox", "PBeM: alarm over: mailbox");
    }

    @Test
    void each_worker_reports_its_own_troubles_and_one_reports_common_ones() throws Exception {
        WatchRules rules = new WatchRules(0, 20, 500, true, List.of());
        TaskFaults ofAnother = new TaskFaults(clock);
        Watch another = watch(rules, EnumSet.complementOf(EnumSet.of(Trouble.MAILBOX, Trouble.BACKUP)), ofAnother);
        pass(Duration.ofMinutes(11));
        quarantine(1);
        ofAnother.broke("outbox", new StackOverflowError());
        another.round();
        assertThat(subjects()).containsExactlyInAnyOrder("PBeM: alarm: quarantine", "PBeM: alarm: task@here");
        watch.round();
        another.round();
        assertThat(subjects())
                .containsExactlyInAnyOrder("PBeM: alarm: quarantine", "PBeM: alarm: task@here", "PBeM: alarm: mailbox");
        pass(Duration.ofMinutes(30));
        watch.round();
        another.round();
        assertThat(subjects()).hasSize(3);
    }

    /** Long enough for a trouble to count as over. */
    private void passWithoutTrouble() throws Exception {
        pass(Duration.ofMinutes(61));
        reach();
        watch.round();
        pass(Duration.ofMinutes(10));
        reach();
    }

    @Test
    void a_worker_that_broke_long_ago_does_not_say_that_it_is_over_elsewhere() throws Exception {
        TaskFaults ofAnother = new TaskFaults(clock);
        Watch another = watch(new WatchRules(0, 20, 500, true, List.of()), EnumSet.of(Trouble.TASK), ofAnother);
        faults.broke("clock", new StackOverflowError());
        watch.round();
        assertThat(subjects()).hasSize(1);
        passWithoutTrouble();
        ofAnother.broke("outbox", new StackOverflowError());
        another.round();
        watch.round();
        assertThat(subjects())
                .containsExactly("PBeM: alarm: task@here", "PBeM: alarm over: task@here", "PBeM: alarm: task@here");
    }

    @Test
    void a_clock_that_was_set_long_ago_says_nothing_of_the_clock_that_another_worker_saw() throws Exception {
        clock.advance(Duration.ofMinutes(-30));
        watch.round();
        assertThat(subjects()).hasSize(1);
        passWithoutTrouble();
        watch.round();
        server.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "UPDATE alarm SET ended_at = NULL, since = ?, told_at = ?",
                                clock.instant(),
                                clock.instant()));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: clock@here", "PBeM: alarm over: clock@here");
    }

    @Test
    void mail_that_waits_for_more_than_an_hour_is_told() throws Exception {
        server.inbox()
                .receive(RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\n\r\nhelp\r\n"
                        .getBytes(StandardCharsets.US_ASCII)));
        pass(Duration.ofMinutes(59));
        reach();
        watch.round();
        assertThat(subjects()).isEmpty();
        pass(Duration.ofMinutes(2));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: inbox");
        server.intake().work();
        watch.round();
        assertThat(subjects()).contains("PBeM: alarm over: inbox");
    }

    @Test
    void a_mail_in_quarantine_is_told_with_its_number_and_so_is_the_next_one() throws Exception {
        quarantine(1);
        watch.round();
        quarantine(2);
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: quarantine");
        pass(Duration.ofMinutes(61));
        reach();
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: quarantine", "PBeM: alarm goes on: quarantine");
        assertThat(Files.readString(told)).contains("2 mails are in quarantine").contains("pbem inbox retry 2");
    }

    @Test
    void strangers_who_are_not_answered_within_the_hour_since_the_limit_is_reached_are_told() throws Exception {
        for (int i = 1; i <= 20; i++) {
            server.inbox()
                    .receive(RawMail.of(("From: a" + i + "@club" + i + ".example\r\nMessage-ID: <" + i
                                    + "@example.net>\r\n\r\nhelp\r\n")
                            .getBytes(StandardCharsets.US_ASCII)));
        }
        server.intake().work();
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: limit");
        assertThat(Files.readString(told)).contains("pbem inbox retry --refused-since");
    }

    private void quarantine(int number) {
        long id = server.inbox()
                .receive(RawMail.of(("From: a@example.net\r\nMessage-ID: <" + number + "@example.net>\r\n\r\nhelp\r\n")
                        .getBytes(StandardCharsets.US_ASCII)));
        server.store()
                .change(tx ->
                        Tables.of(tx).execute("UPDATE inbox SET state = 'QUARANTINED', reason = 'x' WHERE id = ?", id));
    }

    @Test
    void the_admin_hears_when_no_more_unproven_mail_is_answered_within_the_hour() throws Exception {
        int answered = UnprovenLimits.STANDARD.answersPerHourInAll();
        watch.round();
        assertThat(alarms()).isEmpty();
        for (int number = 0; number <= answered; number++) {
            server.inbox()
                    .receive(RawMail.of(("From: a@d" + number + ".example\r\nMessage-ID: <" + number
                                    + "@d.example>\r\nSubject: help\r\n\r\nhelp\r\n")
                            .getBytes(StandardCharsets.US_ASCII)));
        }
        server.intake().work();
        watch.round();
        assertThat(alarms()).extracting(Alarm::cause).containsExactly("limit");
        assertThat(Files.readString(told)).contains("The limit of answers within the hour to mails without proof");
    }

    @Test
    void a_disk_with_too_little_room_is_told() throws Exception {
        watch(new WatchRules(90, 20, 500, true, List.of())).round();
        assertThat(alarms())
                .allMatch(alarm -> alarm.cause().equals("disk@here")); // there is none on a nearly empty disk
    }

    @Test
    void a_disk_on_which_not_even_the_alarm_can_be_kept_is_told_by_the_command_at_once_and_once() throws Exception {
        Transactions fullDisk = InterposedTransactions.beforeChange(server.store(), () -> {
            throw new Unavailable("the disk is full", new IllegalStateException());
        });
        Watch full = Watch.of(
                new Watch.Watched(fullDisk, server.phrases(), clock, directory, "here"),
                new WatchRules(101, 20, 500, true, watchCommand()),
                new Watch.Parts(EnumSet.allOf(Trouble.class), true, backups::get, faults, Optional::empty),
                nanos::get);
        assertThatThrownBy(full::round).isInstanceOf(Unavailable.class);
        assertThatThrownBy(full::round).isInstanceOf(Unavailable.class);
        assertThat(Files.readAllLines(told))
                .singleElement()
                .asString()
                .startsWith("fixed word,begun,database,")
                .contains("The database cannot be used, so no mail is acted on or sent. The disk of the home has ");
    }

    @Test
    void a_backup_that_fails_or_is_two_days_old_is_told_with_the_reason() throws Exception {
        backups.set(Optional.of(
                new BackupState(Duration.ofHours(24), Optional.empty(), clock.instant(), Optional.of("no room"))));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: backup@here");
        assertThat(Files.readString(told))
                .contains("No backup could be made so far, and one is due every 24 hours.")
                .contains("The last attempt failed: no room");
    }

    @Test
    void a_clock_that_was_set_is_told_and_a_process_that_slept_through_is_not() throws Exception {
        pass(Duration.ofMinutes(8));
        watch.round();
        assertThat(alarms()).isEmpty();
        clock.advance(Duration.ofMinutes(-30));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: clock@here");
        assertThat(Files.readString(told)).contains("The clock of the machine jumped back by 30 minutes.");
    }

    @Test
    void a_clock_that_cannot_be_right_is_told_with_what_to_do_until_it_is_right_again() throws Exception {
        watch.round();
        clockDoubt = Optional.of(Duration.ofDays(400));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: clock@here");
        assertThat(Files.readString(told))
                .contains("The clock of the machine is 400 days ahead of the time that the server has measured itself.")
                .contains(
                        "If it is right, stop the server, run \"pbem tick --clock-is-right\" once, and start the server again.");
        clockDoubt = Optional.empty();
        pass(Duration.ofHours(3));
        reach();
        watch.round();
        assertThat(subjects()).contains("PBeM: alarm over: clock@here");
    }

    @Test
    void a_part_of_the_server_that_broke_is_told_by_its_name_and_forgotten_after_an_hour() throws Exception {
        faults.broke("robots-1", new OutOfMemoryError("of what a mail said"));
        watch.round();
        assertThat(subjects()).containsExactly("PBeM: alarm: task@here");
        assertThat(Files.readString(told))
                .contains("The part \"robots-1\" of the server failed with OutOfMemoryError and began again.")
                .doesNotContain("of what a mail said");
        pass(Duration.ofMinutes(61));
        reach();
        watch.round();
        assertThat(subjects()).contains("PBeM: alarm over: task@here");
    }

    @Test
    void many_mails_that_came_back_are_told_and_few_are_not() throws Exception {
        server.store().change(tx -> {
            for (int mail = 1; mail <= 20; mail++) {
                Tables.of(tx)
                        .execute(
                                "INSERT INTO outbox (id, token, address, kind, args, at, state, next_attempt_at, bounced_at,"
                                        + " is_last) VALUES (?, ?, 'x@y', 'k', '{}', ?, ?, 0, ?, 0)",
                                1_000 + mail,
                                "t" + mail,
                                clock.instant(),
                                mail <= 4 ? "BOUNCED" : "SENT",
                                mail <= 4 ? clock.instant() : null);
            }
            return true;
        });
        watch.round();
        assertThat(alarms()).isEmpty();
        server.store()
                .change(tx ->
                        Tables.of(tx).execute("UPDATE outbox SET bounced_at = ? WHERE id = 1010", clock.instant()));
        watch.round();
        assertThat(alarms()).hasSize(1);
        assertThat(Files.readString(told)).contains("Of the last 20 mails that were sent, 5 came back.");
    }

    @Test
    void an_endless_command_is_ended_and_a_missing_one_does_no_harm() throws Exception {
        Path program = directory.resolve("hang");
        Files.writeString(program, "#!/bin/sh\nsleep 600\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        new AlarmCommand(List.of(program.toString()), 1)
                .run(HouseNotice.Alarmed.State.BEGUN, "disk", clock.instant(), "text");
        AlarmCommand.of(List.of("/nowhere/at/all"))
                .run(HouseNotice.Alarmed.State.BEGUN, "disk", clock.instant(), "text");
        await().untilAsserted(() -> assertThat(ProcessHandle.current()
                        .descendants()
                        .filter(child -> child.info()
                                .commandLine()
                                .filter(line -> line.contains(program.toString()))
                                .isPresent()))
                .noneMatch(ProcessHandle::isAlive)); // a killed process is there until its parent has noticed
    }
}
