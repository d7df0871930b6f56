package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.OutboxItem;

/** Mail servers that are slow, far away, or displeased with us. */
class TroubledRelayTest {

    private static final Duration SHORT = Duration.ofSeconds(2);
    private static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.board();
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** RFC 5321, section 4.5.3.2.6: it has the mail by then, and who hangs up sends it twice. */
    @Test
    void theReplyAfterTheFinalDotIsWaitedForLongerThanOthers() throws Exception {
        try (ScriptedRelay relay = new ScriptedRelay(line -> line.equals(".") ? after(SHORT.plusSeconds(1)) : null)) {
            delivery(relay.port(), new SmtpTimeouts(LONG, SHORT, SHORT, SHORT, LONG))
                    .work();
        }
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
    }

    @Test
    void aServerThatHangsIsGivenUpAndTheMailWaits() throws Exception {
        try (ScriptedRelay relay = new ScriptedRelay(line -> line.startsWith("MAIL") ? after(LONG) : null)) {
            delivery(relay.port(), new SmtpTimeouts(LONG, SHORT, LONG, LONG, LONG))
                    .work();
        }
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.WAITING);
    }

    @Test
    void thatOurSenderIsRefusedIsNotTheFaultOfTheRecipients() throws Exception {
        work(line -> line.startsWith("MAIL") ? "550 5.1.2 who are you?" : null);
        assertThat(office.outgoing()).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(OutboxItem.State.WAITING);
            assertThat(mail.lastError())
                    .hasValueSatisfying(why -> assertThat(why).contains("who are you?"));
        });
    }

    @Test
    void whatAServerSaysIsKeptShortAndOnOneLine() throws Exception {
        work(line -> line.startsWith("RCPT") ? "550-no\u0007\r\n550 " + "never ".repeat(10_000) : null);
        assertThat(office.outgoing())
                .allSatisfy(mail -> assertThat(mail.lastError())
                        .hasValueSatisfying(why -> assertThat(why)
                                .contains("never never")
                                .hasSizeLessThan(1_100)
                                .doesNotContainPattern("\\p{Cntrl}")));
    }

    @Test
    void whereThereIsNoServerTheFirstMailIsTriedAndTheOthersWaitUntried() throws Exception {
        int nobody;
        try (ServerSocket closed = new ServerSocket(0)) {
            nobody = closed.getLocalPort();
        }
        Delivery delivery = delivery(nobody, SmtpTimeouts.of(LONG));
        assertThat(delivery.work()).isZero();
        assertThat(delivery.away()).isPresent();
        assertThat(office.outgoing()).extracting(OutboxItem::attempts).containsExactlyInAnyOrder(1, 0);
    }

    @Test
    void aServerThatLetsOneConnectionInGetsAllMailsByItAndNoneIsBlamed() {
        for (int i = 1; i <= 12; i++) {
            office.arrives("many " + i, "player" + i + "@example.net", "help");
        }
        office.intake().work();
        SmtpSettings four = new SmtpSettings(
                "127.0.0.1", 25, SmtpSettings.Security.PLAIN, Optional.empty(), SmtpTimeouts.of(LONG), 4);
        AtomicInteger connections = new AtomicInteger();
        Delivery delivery = new Delivery(office.outbox(), four, "worker", transport -> {
            boolean first = connections.getAndIncrement() == 0;
            return mail -> first ? new MailTransport.Reply.Taken() : new MailTransport.Reply.Away("421 too many");
        });

        assertThat(delivery.work()).isGreaterThanOrEqualTo(12);
        assertThat(connections).hasValueGreaterThan(1);
        assertThat(delivery.away()).isEmpty();
        assertThat(office.outgoing()).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(OutboxItem.State.SENT);
            assertThat(mail.attempts()).isEqualTo(1);
        });
    }

    @Test
    void aServerThatHangsUpAfterEachMailGetsAllOfThemAndNoneIsBlamed() throws Exception {
        AtomicInteger taken = new AtomicInteger();
        work(line -> {
            if (line.startsWith("EHLO")) {
                taken.set(0);
            } else if (line.equals(".")) {
                taken.incrementAndGet();
            }
            return line.startsWith("MAIL") && taken.get() > 0 ? "421 one mail is enough" : null;
        });
        assertThat(office.outgoing()).hasSizeGreaterThan(1).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(OutboxItem.State.SENT);
            assertThat(mail.attempts()).isEqualTo(1);
        });
    }

    @Test
    void aServerThatHasJustTakenAMailIsNotAskedWhetherItIsStillThere() throws Exception {
        try (ScriptedRelay relay = new ScriptedRelay(line -> null)) {
            delivery(relay.port(), SmtpTimeouts.of(LONG)).work();
            assertThat(relay.heard()).filteredOn("."::equals).hasSizeGreaterThan(1);
            assertThat(relay.heard()).noneMatch(line -> line.equals("NOOP") || line.equals("RSET"));
        }
    }

    private void work(UnaryOperator<String> replies) throws IOException {
        try (ScriptedRelay relay = new ScriptedRelay(replies)) {
            delivery(relay.port(), SmtpTimeouts.of(LONG)).work();
        }
    }

    private Delivery delivery(int port, SmtpTimeouts timeouts) {
        return new Delivery(
                office.outbox(),
                new SmtpSettings("127.0.0.1", port, SmtpSettings.Security.PLAIN, Optional.empty(), timeouts),
                "worker");
    }

    private static String after(Duration time) {
        try {
            Thread.sleep(time.toMillis()); // the time that passes is what is tested
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "250 at last";
    }
}
