package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.store.Tables;

/** Workers on one home share the roles. */
class RolesTest {

    @TempDir
    private Path directory;

    private final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private Home home;

    @BeforeEach
    void make() throws Exception {
        relay.start();
        home = new Home(directory.resolve("home"));
        home.make();
        write("");
    }

    @AfterEach
    void stop() {
        relay.stop();
    }

    private void write(String more) throws Exception {
        Files.writeString(home.configuration(), """
                        [smtp]
                        port = %d
                        send_seconds = 1
                        [site]
                        enabled = false
                        """.formatted(relay.getSmtp().getPort()) + more);
    }

    private Service start(PbemServer server, Role role, Role... others) throws Exception {
        Set<Role> roles = EnumSet.of(role, others);
        return Service.start(server, roles, banner -> {});
    }

    @Test
    void one_worker_takes_a_mail_in_another_acts_on_it_and_a_third_one_answers_it() throws Exception {
        try (PbemServer taking = PbemServer.open(home, Map.of());
                PbemServer acting = PbemServer.open(home, Map.of());
                PbemServer sending = PbemServer.open(home, Map.of())) {
            long id;
            try (Service intake = start(taking, Role.INTAKE);
                    Service delivery = start(sending, Role.DELIVERY)) {
                assertThat(intake.banner()).contains("Roles: intake");
                assertThat(delivery.banner()).contains("Roles: delivery");
                id = taking.inbox().receive(help());
                TimeUnit.SECONDS.sleep(3);
                assertThat(taking.inbox().item(id)).hasValueSatisfying(mail -> {
                    assertThat(mail.state()).isEqualTo(InboxItem.State.WAITING);
                    assertThat(mail.attempts()).isZero();
                });
                try (Service act = start(acting, Role.ACT)) {
                    assertThat(act.banner()).contains("Roles: act");
                    await().atMost(Duration.ofMinutes(1)).until(() -> relay.getReceivedMessages().length == 1);
                }
            }
            assertThat(taking.inbox().item(id).orElseThrow().state()).isEqualTo(InboxItem.State.DONE);
        }
    }

    private static RawMail help() {
        return RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\nSubject: help\r\n\r\nhelp\r\n"
                .getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void a_worker_without_the_clock_watches_too_and_several_workers_tell_a_trouble_once() throws Exception {
        write("[server]\nadmin = \"admin@club.example\"\n");
        try (PbemServer acting = PbemServer.open(home, Map.of());
                PbemServer sending = PbemServer.open(home, Map.of())) {
            long mail = acting.inbox().receive(help());
            acting.store()
                    .change(tx -> Tables.of(tx)
                            .execute("UPDATE inbox SET state = 'QUARANTINED', reason = 'x' WHERE id = ?", mail));
            try (Service act = start(acting, Role.ACT);
                    Service delivery = start(sending, Role.DELIVERY)) {
                await().atMost(Duration.ofMinutes(1)).until(() -> relay.getReceivedMessages().length > 0);
                assertThat(act.banner()).contains("Roles: act");
                assertThat(delivery.banner()).contains("Roles: delivery");
            }
            assertThat(relay.getReceivedMessages()).hasSize(1);
            assertThat(relay.getReceivedMessages()[0].getSubject()).isEqualTo("PBeM: alarm: quarantine");
        }
    }

    @Test
    void a_clock_stands_still_until_some_worker_has_reached_the_mailbox() throws Exception {
        write("[intake]\nsource = \"imap\"\n");
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            MailboxReach ofTheClock = new MailboxReach(server.store(), server.clock());
            SchedulerTask clock = SchedulerTask.fetching(server, ofTheClock, () -> true);
            clock.round();
            assertThat(beat(server)).isEmpty();
            new MailboxReach(server.store(), server.clock()).note();
            clock.round();
            assertThat(beat(server)).isNotEmpty();
        }
    }

    private static Optional<Instant> beat(PbemServer server) {
        return server.store().read(tx -> tx.outages().lastBeat());
    }
}
