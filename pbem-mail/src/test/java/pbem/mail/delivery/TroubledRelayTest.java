package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;

/** Mail servers that are slow, unreachable, or refuse our mails. */
class TroubledRelayTest {

    private static final Duration SHORT = Duration.ofSeconds(2);
    private static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    private PostOffice office;
    private int board;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        board = office.board();
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** RFC 5321, section 4.5.3.2.6: the server has the mail by then, and a client that hangs up sends it twice. */
    @Test
    void theReplyAfterTheFinalDotIsWaitedForLongerThanOthers() throws Exception {
        try (ScriptedRelay relay = new ScriptedRelay(line -> line.equals(".") ? after(SHORT.plusSeconds(1)) : null)) {
            delivery(relay.port(), new SmtpTimeouts(LONG, SHORT, SHORT, SHORT, LONG, LONG))
                    .work();
        }
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
    }

    @Test
    void aServerThatTakesNoSubAddressesSaysSoWithoutAMail() throws Exception {
        UnaryOperator<String> strict = line -> line.startsWith("RCPT") && line.contains("+")
                ? "550 5.1.1 User unknown in virtual mailbox table"
                : null;
        try (ScriptedRelay relay = new ScriptedRelay(strict)) {
            Delivery delivery = delivery(relay.port(), SmtpTimeouts.of(SHORT));
            assertThat(delivery.refusal("pbem@example.org", "pbem+trial@example.org"))
                    .get()
                    .asString()
                    .contains("5.1.1 User unknown");
            assertThat(delivery.refusal("pbem@example.org", "pbem@example.org")).isEmpty();
            assertThat(relay.heard()).doesNotContain("DATA");
        }
    }

    @Test
    void aServerThatWouldTakeAMailLaterHasNotRefusedTheAddress() throws Exception {
        try (ScriptedRelay relay = new ScriptedRelay(line -> line.startsWith("RCPT") ? "450 4.2.0 Greylisted" : null)) {
            assertThat(delivery(relay.port(), SmtpTimeouts.of(SHORT))
                            .refusal("pbem@example.org", "pbem+trial@example.org"))
                    .isEmpty();
        }
    }

    @Test
    void aServerThatHangsIsGivenUpAndTheMailWaits() throws Exception {
        try (ScriptedRelay relay = new ScriptedRelay(line -> line.startsWith("MAIL") ? after(LONG) : null)) {
            delivery(relay.port(), new SmtpTimeouts(LONG, SHORT, LONG, LONG, LONG, LONG))
                    .work();
        }
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.WAITING);
    }

    @Test
    void aMailWithWhichTheServerHangsDelaysNoOther() throws Exception {
        for (int i = 1; i <= 40; i++) {
            office.arrives("many " + i, "player" + i + "@example.net", "help");
        }
        office.intake().work();
        CountDownLatch theOthers = new CountDownLatch(40 + 2 - 1);
        List<String> sent = new CopyOnWriteArrayList<>();
        Delivery delivery = PostOffice.delivery(office.outbox(), quicklyLeft(), transport -> mail -> {
            String recipient = mail.recipients().get(0);
            if (recipient.startsWith("player7@")) {
                await(theOthers);
            }
            sent.add(recipient);
            theOthers.countDown();
            return MailTransport.Reply.ofTaken();
        });

        assertThat(delivery.work()).isEqualTo(40 + 2);
        assertThat(theOthers.getCount()).as("that went while one hung").isZero();
        assertThat(sent).hasSize(40 + 2).last().isEqualTo("player7@example.net");
    }

    @Test
    @Timeout(60)
    void theRoundEndsWithoutTheMailThatHangsAndOthersGoInTheNextOne() throws Exception {
        CountDownLatch answers = new CountDownLatch(1);
        Delivery delivery = hangingFor("alice", answers, new CopyOnWriteArrayList<>());
        workUntilOnlyThisWaits(delivery, "alice@players.example");

        office.arrives("another", "stranger@example.net", "help");
        office.intake().work();
        workUntilOnlyThisWaits(delivery, "alice@players.example");

        answers.countDown();
        assertThat(delivery.work()).as("alice's").isPositive();
        assertThat(office.outgoing()).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(OutboxItem.State.SENT);
            assertThat(mail.attempts()).isEqualTo(1);
        });
    }

    @Test
    @Timeout(60)
    void laterMailsOfABoardToAPlayerWaitForTheMailThatHangs() throws Exception {
        CountDownLatch answers = new CountDownLatch(1);
        List<String> asked = new CopyOnWriteArrayList<>();
        Delivery delivery = hangingFor("alice", answers, asked);
        workUntilOnlyThisWaits(delivery, "alice@players.example");
        office.replies("alice", office.record(board).position().moves().get(0).notation());
        office.replies("bob", office.record(board).position().moves().get(0).notation());

        workUntilOnlyThisWaits(delivery, "alice@players.example");
        assertThat(asked).containsOnlyOnce("alice@players.example");
        answers.countDown();
        delivery.work();
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
    }

    @Test
    void aMailThatHungIsTriedAgainOnAConnectionOfItsOwn() throws Exception {
        Map<String, Set<MailTransport>> connections = new ConcurrentHashMap<>();
        CountDownLatch answers = new CountDownLatch(1);
        Delivery delivery = PostOffice.delivery(office.outbox(), quicklyLeft(), transport -> mail -> {
            boolean alice = isFor(mail, "alice");
            connections
                    .computeIfAbsent(alice ? "alice" : "others", who -> ConcurrentHashMap.newKeySet())
                    .add(transport);
            if (alice && answers.getCount() > 0) {
                await(answers);
                return MailTransport.Reply.later("it took too long");
            }
            return MailTransport.Reply.ofTaken();
        });
        delivery.work(() -> true);
        answers.countDown();
        delivery.work();
        connections.clear();

        office.arrives("another", "stranger@example.net", "help");
        office.intake().work();
        office.later(Duration.ofMinutes(1));
        assertThat(delivery.work()).isEqualTo(2);
        assertThat(connections.get("alice")).doesNotContainAnyElementsOf(connections.get("others"));
    }

    @Test
    void laterMailsOfABoardDoNotOvertakeTheMailThatHung() throws Exception {
        List<String> sent = new CopyOnWriteArrayList<>();
        CountDownLatch answers = new CountDownLatch(1);
        AtomicInteger refusals = new AtomicInteger(2);
        Delivery delivery = PostOffice.delivery(office.outbox(), quicklyLeft(), transport -> mail -> {
            if (isFor(mail, "alice")) {
                await(answers);
                if (refusals.getAndDecrement() > 0) {
                    return MailTransport.Reply.later("it took too long");
                }
                sent.add(mail.messageId());
            }
            return MailTransport.Reply.ofTaken();
        });
        delivery.work(() -> true);
        office.replies("alice", office.record(board).position().moves().get(0).notation());
        office.replies("bob", office.record(board).position().moves().get(0).notation());
        answers.countDown();
        delivery.work();
        for (int minute = 0; minute < 30; minute++) {
            office.later(Duration.ofMinutes(1));
            delivery.work();
        }

        List<String> inOrder = office.outgoing().stream()
                .filter(mail -> mail.to().contains("alice@players.example"))
                .sorted(Comparator.comparing(OutboxItem::id))
                .map(mail -> "<" + mail.messageId() + ">")
                .toList();
        assertThat(sent).hasSizeGreaterThan(1).isEqualTo(inOrder);
    }

    @Test
    void oneOfTheHungMailsIsTriedWhenTheMailServerIsGone() throws Exception {
        for (int i = 1; i <= 4; i++) {
            office.arrives("many " + i, "player" + i + "@example.net", "help");
        }
        office.intake().work();
        CountDownLatch answers = new CountDownLatch(1);
        AtomicBoolean gone = new AtomicBoolean();
        List<String> tried = new CopyOnWriteArrayList<>();
        Delivery delivery = PostOffice.delivery(office.outbox(), quicklyLeft(), transport -> mail -> {
            tried.addAll(mail.recipients());
            if (gone.get()) {
                return MailTransport.Reply.away("nobody there");
            }
            if (!mail.recipients().get(0).startsWith("player")) {
                return MailTransport.Reply.ofTaken();
            }
            await(answers);
            return MailTransport.Reply.later("it took too long");
        });
        for (int i = 0; i < 4; i++) {
            delivery.work(() -> true);
        }
        answers.countDown();
        delivery.work();
        gone.set(true);
        office.later(Duration.ofMinutes(1));
        delivery.work(); // the lanes find that the server is unreachable
        tried.clear();
        office.later(Duration.ofMinutes(5));

        delivery.work();
        assertThat(tried).hasSize(1);
        assertThat(delivery.away()).contains("nobody there");
    }

    /** The number of rounds depends on how long the machine takes for the other mails. */
    private void workUntilOnlyThisWaits(Delivery delivery, String address) {
        List<String> waiting = List.of();
        while (!waiting.equals(List.of(address))) {
            delivery.work(() -> true);
            waiting = office.outgoing().stream()
                    .filter(mail -> mail.state() == OutboxItem.State.WAITING)
                    .map(OutboxItem::to)
                    .distinct()
                    .toList();
        }
    }

    private Delivery hangingFor(String who, CountDownLatch answers, List<String> asked) {
        return PostOffice.delivery(office.outbox(), quicklyLeft(), transport -> mail -> {
            asked.addAll(mail.recipients());
            if (isFor(mail, who)) {
                await(answers);
            }
            return MailTransport.Reply.ofTaken();
        });
    }

    private static boolean isFor(OutgoingMail mail, String who) {
        return mail.recipients().contains(who + "@players.example");
    }

    private static SmtpSettings quicklyLeft() {
        SmtpTimeouts timeouts = new SmtpTimeouts(LONG, LONG, LONG, LONG, LONG, Duration.ofMillis(50));
        return new SmtpSettings(
                "127.0.0.1", 25, SmtpSettings.Security.PLAIN, Optional.empty(), Optional.empty(), timeouts, 1);
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nothing else went");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aRefusedSenderIsNotTheFaultOfTheRecipients() throws Exception {
        work(line -> line.startsWith("MAIL") ? "550 5.1.2 who are you?" : null);
        assertThat(office.outgoing()).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(OutboxItem.State.WAITING);
            assertThat(mail.lastError())
                    .hasValueSatisfying(why -> assertThat(why).contains("who are you?"));
        });
    }

    @Test
    void theAnswerOfAServerIsKeptShortAndOnOneLine() throws Exception {
        work(line -> line.startsWith("RCPT") ? "550-no\u0007\r\n550 " + "never ".repeat(10_000) : null);
        assertThat(office.outgoing())
                .allSatisfy(mail -> assertThat(mail.lastError())
                        .hasValueSatisfying(why -> assertThat(why)
                                .contains("never never")
                                .hasSizeLessThan(1_100)
                                .doesNotContainPattern("\\p{Cntrl}")));
    }

    @Test
    void withoutAServerTheFirstMailIsTriedAndTheOthersWaitUntried() throws Exception {
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
                "127.0.0.1",
                25,
                SmtpSettings.Security.PLAIN,
                Optional.empty(),
                Optional.empty(),
                SmtpTimeouts.of(LONG),
                4);
        AtomicInteger connections = new AtomicInteger();
        Delivery delivery = PostOffice.delivery(office.outbox(), four, transport -> {
            boolean first = connections.getAndIncrement() == 0;
            return mail -> first ? MailTransport.Reply.ofTaken() : MailTransport.Reply.away("421 too many");
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
        return PostOffice.delivery(
                office.outbox(),
                new SmtpSettings(
                        "127.0.0.1",
                        port,
                        SmtpSettings.Security.PLAIN,
                        Optional.empty(),
                        Optional.empty(),
                        timeouts,
                        1),
                transport -> transport);
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
