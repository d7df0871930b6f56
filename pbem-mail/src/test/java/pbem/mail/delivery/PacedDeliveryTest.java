package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.OutboxItem;

/** Delivery under a limit of mails per minute. */
class PacedDeliveryTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private final GreenMail server = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});

    @BeforeEach
    void start() {
        office = new PostOffice(directory);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop();
        office.close();
    }

    @Test
    void with_a_limit_the_first_mails_go_and_the_others_wait_untried_boards_first() throws Exception {
        office.writes("carol@players.example", PostOffice.ADDRESS, "help", "");
        office.board(); // its mails are posted after the answer to carol
        AtomicLong nanos = new AtomicLong();
        Delivery delivery = new Delivery(
                office.outbox(),
                new SmtpSettings(
                        "127.0.0.1",
                        server.getSmtp().getPort(),
                        SmtpSettings.Security.PLAIN,
                        Optional.empty(),
                        Optional.empty(),
                        SmtpTimeouts.of(Duration.ofMinutes(1)),
                        1),
                "worker",
                transport -> transport,
                Pace.of(12, Optional.empty(), 1, Clock.systemUTC(), nanos::get));
        assertThat(delivery.work()).isEqualTo(2);
        assertThat(delivery.work()).isZero();
        assertThat(server.getReceivedMessages())
                .allSatisfy(mail ->
                        assertThat(mail.getAllRecipients()[0].toString()).doesNotContain("carol"));
        assertThat(office.outbox().list(9)).anySatisfy(item -> {
            assertThat(item.state()).isEqualTo(OutboxItem.State.WAITING);
            assertThat(item.attempts()).isZero();
        });
        nanos.addAndGet(Duration.ofSeconds(5).toNanos());
        assertThat(delivery.work()).isEqualTo(1);
    }
}
