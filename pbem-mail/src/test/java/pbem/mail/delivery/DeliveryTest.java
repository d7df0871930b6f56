package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.Claim;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.Tables;

/** Delivery to a real SMTP server on loopback. */
class DeliveryTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private GreenMail server;

    @BeforeEach
    void start() {
        office = new PostOffice(directory);
        office.board();
        server = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop();
        office.close();
    }

    @Test
    void everyMailThatIsDueIsSentOnce() {
        assertThat(delivery().work()).isEqualTo(2);
        assertThat(delivery().work()).isZero();
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
        assertThat(server.getReceivedMessages()).hasSize(2);
    }

    @Test
    void aStoppedDeliveryFinishesItsMailAndBeginsNoOther() {
        assertThat(delivery().work(() -> server.getReceivedMessages().length == 0))
                .isEqualTo(1);
        assertThat(server.getReceivedMessages()).hasSize(1);
        assertThat(delivery().work())
                .as("the other one, which nobody has claimed")
                .isEqualTo(1);
    }

    @Test
    void aSentMailEqualsItsExportByteForByte() throws Exception {
        OutgoingMail shown = office.outbox().preview(1).orElseThrow();
        delivery().work();
        MimeMessage arrived = server.getReceivedMessages()[0];
        String sent = GreenMailUtil.getWholeMessage(arrived);
        assertThat(sent).endsWith(new String(shown.bytes(), StandardCharsets.UTF_8).stripTrailing());
        assertThat(arrived.getMessageID()).isEqualTo(shown.messageId());
    }

    @Test
    void everyMailOfOneConnectionHasItsOwnReturnAddress() throws Exception {
        List<String> addresses = List.of(
                office.outbox().preview(1).orElseThrow().envelopeFrom(),
                office.outbox().preview(2).orElseThrow().envelopeFrom());
        delivery().work();
        List<String> arrived = new ArrayList<>();
        for (MimeMessage mail : server.getReceivedMessages()) {
            arrived.add(mail.getHeader("Return-Path")[0].replaceAll("[<>]", ""));
        }
        assertThat(arrived).isEqualTo(addresses).doesNotHaveDuplicates();
    }

    @Test
    void theListNamesAMailBeforeItIsWrittenAsAfterwards() {
        OutboxItem before = office.outgoing().get(0);
        delivery().work();
        OutboxItem after = office.outgoing().get(0);
        assertThat(before.messageId()).isEqualTo(after.messageId()).startsWith("pbem.");
        assertThat(before.subject()).isEqualTo(after.subject());
        assertThat(before.to()).isEqualTo(after.to());
    }

    @Test
    void aMailWaitsWhileTheServerIsAwayAndKeepsItsMessageId() {
        int port = server.getSmtp().getPort();
        server.stop();
        triesInVain(port);
        OutboxItem waiting = office.outgoing().get(0);
        assertThat(waiting.state()).isEqualTo(OutboxItem.State.WAITING);
        assertThat(waiting.attempts()).isEqualTo(1);
        assertThat(waiting.lastError()).isPresent();
        assertThat(waiting.nextAttemptAt()).isAfter(office.instant());

        server = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        server.start();
        assertThat(delivery().work()).as("not before its time").isZero();
        office.later(Duration.ofMinutes(2));
        assertThat(delivery().work()).isEqualTo(2);
        assertThat(office.outgoing().get(0).messageId()).isEqualTo(waiting.messageId());
    }

    @Test
    void anHourWithoutTheServerDelaysEveryMailAndNeitherLosesNorDoublesAny() {
        int port = server.getSmtp().getPort();
        server.stop();
        for (int minute = 0; minute < 60; minute++) {
            delivery(port).work();
            office.later(Duration.ofMinutes(1));
        }
        assertThat(office.outgoing()).hasSize(2).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(OutboxItem.State.WAITING);
            assertThat(mail.attempts()).isBetween(2, 5);
        });

        server = new GreenMail(new ServerSetup[] {new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP)});
        server.start();
        for (int minute = 0; minute < 60; minute++) {
            delivery(port).work();
            office.later(Duration.ofMinutes(1));
        }
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
        assertThat(server.getReceivedMessages()).hasSize(2);
    }

    @Test
    void mailsClaimedByAWorkerThatIsGoneGoOutAtOnce() {
        assertThat(Claims.one(office, "gone")).contains(Claim.of(1, "gone"));
        office.outbox().release("gone");
        assertThat(delivery().work()).isEqualTo(2);
    }

    @Test
    void attemptsThatAKilledProcessCutOffDoNotDelayTheMail() {
        office.outbox().sent(2);
        for (int kill = 1; kill <= 5; kill++) {
            assertThat(Claims.one(office, "killed")).contains(Claim.of(1, "killed"));
            office.outbox().freeze(1);
            office.outbox().release("killed");
        }
        int port = server.getSmtp().getPort();
        server.stop();
        delivery(port).work();
        OutboxItem refused = office.outgoing().stream()
                .filter(mail -> mail.id() == 1)
                .findFirst()
                .orElseThrow();
        assertThat(refused.attempts()).isEqualTo(1);
        assertThat(refused.nextAttemptAt()).isBeforeOrEqualTo(office.instant().plus(Duration.ofMinutes(1)));
    }

    @Test
    void aMailThatTwoWorkersWriteIsTheOneThatWasFrozenFirst() {
        OutgoingMail first = office.outbox().freeze(1).orElseThrow();
        office.store().change(tx -> Tables.of(tx).execute("DELETE FROM address"));
        OutgoingMail second = office.outbox().freeze(1).orElseThrow();
        assertThat(second.bytes()).isEqualTo(first.bytes());
        assertThat(second.recipients()).isEqualTo(first.recipients());
    }

    @Test
    void aLateWorkerDoesNotUndoTheNoteThatAMailWasSent() {
        Claim late = Claims.one(office, "late").orElseThrow();
        office.later(Outbox.LEASE);
        Claim quick = Claims.one(office, "quick").orElseThrow();
        office.outbox().sent(quick.mail());
        office.outbox().later(late, "the late one had no luck");
        office.outbox().dead(late, "nor had it at last");
        assertThat(office.outgoing()).anyMatch(mail -> mail.id() == 1 && mail.state() == OutboxItem.State.SENT);
    }

    @Test
    void aWorkerWithoutALeaseDoesNotChangeAMailThatAnotherHasClaimed() {
        Claim late = Claims.one(office, "late").orElseThrow();
        office.outbox().freeze(late.mail());
        office.later(Outbox.LEASE);
        assertThat(Claims.one(office, "quick")).contains(Claim.of(late.mail(), "quick"));
        List<String> before = row(late.mail());

        office.outbox().later(late, "the late one had no luck");
        office.outbox().dead(late, "nor had it at last");
        office.outbox().inPart(late, part(List.of()));
        office.outbox().inPart(late, part(List.of("alice@players.example")));

        assertThat(row(late.mail())).isEqualTo(before);
        assertThat(Claims.one(office, "third").map(Claim::mail))
                .as("the quick one still has it")
                .isNotEqualTo(Optional.of(late.mail()));
    }

    private static MailTransport.Reply part(List<String> left) {
        return new MailTransport.Reply(MailTransport.Fate.PART, "one of them is unknown", List.of(), left, List.of());
    }

    private List<String> row(long id) {
        return office.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT * FROM outbox WHERE id = :id")
                        .bind("id", id)
                        .mapToMap()
                        .one()
                        .entrySet()
                        .stream()
                        .filter(column -> !column.getKey().equals("bytes"))
                        .map(String::valueOf)
                        .toList());
    }

    @Test
    void thePauseGrowsAndAfterAboutFiveDaysTheMailIsGivenUpAndKept() {
        int port = server.getSmtp().getPort();
        server.stop();
        List<Duration> pauses = new ArrayList<>();
        triesInVain(port);
        while (office.outgoing().get(0).state() == OutboxItem.State.WAITING) {
            Duration pause =
                    Duration.between(office.instant(), office.outgoing().get(0).nextAttemptAt());
            pauses.add(pause);
            office.later(pause);
            triesInVain(port);
        }
        assertThat(pauses).isSorted().hasSize(24);
        assertThat(pauses.stream().reduce(Duration.ZERO, Duration::plus))
                .isBetween(Duration.ofDays(4), Duration.ofDays(6));
        assertThat(office.outgoing().get(0).state()).isEqualTo(OutboxItem.State.DEAD);
    }

    @Test
    void aMailThatWasGivenUpCanBeTriedAgain() {
        givesUpTheFirst();
        assertThat(office.retry(1)).isTrue();
        assertThat(delivery().work()).isEqualTo(2);
    }

    @Test
    void everythingThatWaitsOrWasGivenUpCanBeTriedAgainAtOnce() {
        int port = server.getSmtp().getPort();
        server.stop();
        givesUpTheFirst();
        assertThat(delivery(port).work()).isZero();

        server = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        server.start();
        assertThat(office.retryAll()).isEqualTo(2);
        assertThat(delivery().work()).isEqualTo(2);
        assertThat(office.retryAll()).as("what is sent stays sent").isZero();
    }

    @Test
    void aMailToNobodyIsGivenUpAtOnce() {
        office.store().change(tx -> Tables.of(tx).execute("DELETE FROM address"));
        delivery().work();
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.DEAD);
    }

    @Test
    void aMailWhoseProcessDiedIsSentWhenItsLeaseEnds() {
        assertThat(Claims.one(office, "a process that dies")).isPresent();
        assertThat(delivery().work()).isEqualTo(1);
        office.later(Outbox.LEASE);
        assertThat(delivery().work()).isEqualTo(1);
    }

    /** Every such mail is put off, and after some tries set aside with its reason. */
    @Test
    void mailsThatCannotBeWrittenHoldUpNoOtherAndAreSetAsideInTheEnd() {
        Outbox outbox = brokenFor(1L);
        Delivery delivery =
                PostOffice.delivery(outbox, settings(server.getSmtp().getPort()), transport -> transport);
        assertThat(delivery.work()).isEqualTo(1);
        for (int i = 0; i < Outbox.FAULTS; i++) {
            office.later(Duration.ofDays(1));
            assertThat(delivery.work()).isZero();
        }
        assertThat(office.outgoing())
                .filteredOn(mail -> mail.id() == 1)
                .singleElement()
                .satisfies(mail -> {
                    assertThat(mail.state()).isEqualTo(OutboxItem.State.DEAD);
                    assertThat(mail.attempts()).isEqualTo(Outbox.FAULTS);
                    assertThat(mail.lastError())
                            .hasValueSatisfying(why -> assertThat(why).contains("on purpose"));
                });
    }

    @Test
    void fiveMailsThatBreakUsHoldUpNoSixth() {
        office.board("alice", "bob");
        office.board("alice", "bob");
        Outbox outbox = brokenFor(1L, 2L, 3L, 4L, 5L);
        Delivery delivery =
                PostOffice.delivery(outbox, settings(server.getSmtp().getPort()), transport -> transport);
        assertThat(delivery.work()).isEqualTo(1);
        assertThat(office.outgoing().get(0).state()).isEqualTo(OutboxItem.State.SENT);
    }

    @Test
    void anErrorOfAnyKindWhileAMailIsSentIsAFaultOfThatMail() {
        Delivery delivery =
                PostOffice.delivery(office.outbox(), settings(server.getSmtp().getPort()), transport -> mail -> {
                    if (mail.recipients().contains("alice@players.example")) {
                        throw new LinkageError("on purpose");
                    }
                    return transport.carry(mail);
                });
        assertThat(delivery.work()).isEqualTo(1);
        assertThat(item(1).lastError())
                .hasValueSatisfying(why -> assertThat(why).contains("on purpose"));
    }

    @Test
    void aMailThatARelayPutOffBeforeIsNotSetAsideAtItsFirstFault() {
        putOff(1, Outbox.FAULTS);
        delivery(brokenFor(1L)).work();
        assertThat(item(1).state()).isEqualTo(OutboxItem.State.WAITING);
    }

    @Test
    void aFaultOfOursDoesNotBringAMailNearerToBeingGivenUpByTheLadder() {
        delivery(brokenFor(1L)).work();
        office.later(Duration.ofDays(1));
        Claim claim = Claims.one(office, "worker").orElseThrow();
        office.outbox().later(claim, "not now");
        assertThat(item(claim.mail()).nextAttemptAt())
                .isEqualTo(office.instant().plus(RetryLadder.after(1).orElseThrow()));
    }

    @Test
    void aMailThatWasInHandWhenAProcessDiedTenTimesIsSetAside() {
        office.outbox().sent(2);
        for (int death = 0; death <= Outbox.DEATHS; death++) {
            assertThat(Claims.one(office, "killed")).contains(Claim.of(1, "killed"));
            office.outbox().release("killed");
        }
        assertThat(delivery().work()).isZero();
        assertThat(item(1).state()).isEqualTo(OutboxItem.State.DEAD);
        assertThat(item(1).lastError()).contains("the server stopped while sending it, 10 times");

        assertThat(office.retry(1)).isTrue();
        assertThat(delivery().work()).as("as if it had not been tried").isEqualTo(1);
    }

    @Test
    void aMailThatWasClaimedWithAnotherAndPerhapsNotBegunIsNotBlamedForThatDeath() {
        assertThat(Claims.of(office, "first", 9)).hasSize(2);
        office.outbox().release("first");
        for (int alone = 1; alone < Outbox.DEATHS; alone++) {
            for (int mail = 1; mail <= 2; mail++) {
                assertThat(Claims.of(office, "alone", 9)).hasSize(1);
                office.outbox().release("alone");
            }
        }
        assertThat(delivery().work()).isEqualTo(2);
    }

    @Test
    void aMailThatKillsProcessesIsTriedAfterAllOthers() {
        assertThat(Claims.one(office, "killed")).contains(Claim.of(1, "killed"));
        office.outbox().release("killed");
        assertThat(Claims.one(office, "killed")).contains(Claim.of(2, "killed"));
    }

    @Test
    void deathsOfWhichNobodyTellsCountWhenTheLeaseEnds() {
        office.outbox().sent(2);
        for (int death = 0; death <= Outbox.DEATHS; death++) {
            assertThat(Claims.one(office, "killed elsewhere")).contains(Claim.of(1, "killed elsewhere"));
            office.later(Outbox.LEASE);
        }
        assertThat(delivery().work()).isZero();
        assertThat(item(1).state()).isEqualTo(OutboxItem.State.DEAD);
    }

    @Test
    void nineDeathsAndManyRefusalsDoNotAddUp() {
        office.outbox().sent(2);
        for (int death = 1; death < Outbox.DEATHS; death++) {
            Claims.one(office, "killed").orElseThrow();
            office.outbox().release("killed");
        }
        putOff(1, Outbox.DEATHS);
        assertThat(delivery().work()).isEqualTo(1);
    }

    @Test
    void aMailSentWhileTheDatabaseWasHeldIsNotedBeforeAnotherIsSent() {
        FalteringTransactions faltering = new FalteringTransactions(office.store());
        Outbox outbox = outbox(faltering, () -> {});
        Delivery delivery =
                PostOffice.delivery(outbox, settings(server.getSmtp().getPort()), transport -> mail -> {
                    MailTransport.Reply reply = transport.carry(mail);
                    faltering.falter();
                    return reply;
                });
        assertThatThrownBy(delivery::work).isInstanceOf(Unavailable.class);
        office.arrives("another", "stranger@example.net", "help");
        office.intake().work();
        assertThatThrownBy(delivery::work).as("still").isInstanceOf(Unavailable.class);
        assertThat(server.getReceivedMessages())
                .as("those that are noted together")
                .hasSize(2);

        faltering.recover();
        assertThatThrownBy(delivery::work).as("with the other mail").isInstanceOf(Unavailable.class);
        assertThat(item(1).state()).isEqualTo(OutboxItem.State.SENT);
        assertThat(item(2).state()).isEqualTo(OutboxItem.State.SENT);
        faltering.recover();
        assertThat(delivery.work()).isEqualTo(1);
        office.later(Outbox.LEASE);
        assertThat(delivery.work()).isZero();
        assertThat(server.getReceivedMessages()).hasSize(3);
    }

    @Test
    void aKillRepeatsAtMostTheMailsNotedTogetherAndThoseByteForByte() throws Exception {
        for (int i = 1; i <= 3 * DeliveryLane.TOGETHER; i++) {
            office.arrives("many " + i, "player" + i + "@example.net", "help");
        }
        office.intake().work();
        List<OutgoingMail> sent = new CopyOnWriteArrayList<>();
        AtomicBoolean killed = new AtomicBoolean();
        FalteringTransactions database = new FalteringTransactions(office.store());
        Outbox outbox = outbox(database, () -> {});
        int killedAfter = 2 * DeliveryLane.TOGETHER - 1;
        Delivery first = PostOffice.delivery(outbox, settings(server.getSmtp().getPort()), transport -> mail -> {
            sent.add(mail);
            if (sent.size() == killedAfter) {
                killed.set(true);
                database.falter(); // from here on the process has no effect on the database
            }
            return MailTransport.Reply.ofTaken();
        });
        assertThatThrownBy(() -> first.work(() -> !killed.get())).isInstanceOf(Unavailable.class);
        office.outbox().release("worker");

        new Delivery(
                        office.outbox(),
                        settings(server.getSmtp().getPort()),
                        "another",
                        transport -> mail -> {
                            sent.add(mail);
                            return MailTransport.Reply.ofTaken();
                        },
                        Pace.FREE)
                .work();
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
        Map<String, List<OutgoingMail>> byId = sent.stream().collect(Collectors.groupingBy(OutgoingMail::messageId));
        assertThat(byId).hasSameSizeAs(office.outgoing());
        List<List<OutgoingMail>> repeated =
                byId.values().stream().filter(mails -> mails.size() > 1).toList();
        assertThat(repeated).isNotEmpty().hasSizeLessThanOrEqualTo(DeliveryLane.TOGETHER);
        assertThat(repeated)
                .allSatisfy(mails -> assertThat(mails)
                        .hasSize(2)
                        .allSatisfy(mail ->
                                assertThat(mail.bytes()).isEqualTo(mails.get(0).bytes())));
    }

    @Test
    void aMailThatCannotBeFrozenSinceTheDatabaseIsHeldIsNotBlamedHoweverOften() {
        FalteringTransactions faltering = new FalteringTransactions(office.store());
        Outbox outbox = outbox(faltering, faltering::falter);
        Delivery delivery =
                PostOffice.delivery(outbox, settings(server.getSmtp().getPort()), transport -> transport);
        for (int i = 0; i <= Outbox.DEATHS; i++) {
            assertThatThrownBy(delivery::work).isInstanceOf(Unavailable.class);
            office.later(Outbox.LEASE);
            faltering.recover();
        }
        assertThat(delivery().work()).isEqualTo(2);
        assertThat(office.outgoing()).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
    }

    /** @param act what happens before a mail is written */
    private Outbox outbox(Transactions transactions, Runnable act) {
        Outbox sound = office.outbox();
        return new Outbox(
                transactions,
                sound.composer(),
                draft -> {
                    act.run();
                    return sound.writer().apply(draft);
                },
                office);
    }

    private void putOff(long id, int times) {
        for (int i = 0; i < times; i++) {
            Claim claim = Claims.one(office, "worker").orElseThrow();
            assertThat(claim.mail()).isEqualTo(id);
            office.outbox().later(claim, "450 greylisted");
            office.later(Duration.ofDays(1));
        }
    }

    private OutboxItem item(long id) {
        return office.outgoing().stream()
                .filter(mail -> mail.id() == id)
                .findFirst()
                .orElseThrow();
    }

    private Delivery delivery(Outbox outbox) {
        return PostOffice.delivery(outbox, settings(server.getSmtp().getPort()), transport -> transport);
    }

    private Outbox brokenFor(Long... broken) {
        Outbox sound = office.outbox();
        return new Outbox(
                sound.transactions(),
                sound.composer(),
                draft -> {
                    if (List.of(broken).contains(draft.posted().id())) {
                        throw new StackOverflowError("on purpose");
                    }
                    return sound.writer().apply(draft);
                },
                office);
    }

    /** The third is news of a board, and was posted last; the first two are answers to strangers. */
    @Test
    void newsOfBoardsGoOutBeforeAnswersToStrangers() {
        delivery().work();
        office.takes(
                "From: zoe@strangers.example", "To: " + PostOffice.ADDRESS, "Subject: help", "Message-ID: <1@z>", "");
        office.takes(
                "From: yan@strangers.example", "To: " + PostOffice.ADDRESS, "Subject: help", "Message-ID: <2@z>", "");
        office.replies("alice", "c5,d5");
        List<String> waiting = office.outgoing().stream()
                .filter(mail -> mail.state() == OutboxItem.State.WAITING)
                .map(OutboxItem::to)
                .toList();
        assertThat(waiting)
                .contains("zoe@strangers.example", "yan@strangers.example")
                .hasSize(4);
        List<String> order = new ArrayList<>();
        for (Optional<Claim> claim = Claims.one(office, "worker");
                claim.isPresent();
                claim = Claims.one(office, "worker")) {
            long id = claim.get().mail();
            order.add(office.outgoing().stream()
                    .filter(mail -> mail.id() == id)
                    .findFirst()
                    .orElseThrow()
                    .to());
        }
        assertThat(order.subList(2, 4)).containsExactly("zoe@strangers.example", "yan@strangers.example");
    }

    /** One round for each of the two mails, since without a mail server a round ends with its first mail. */
    private void triesInVain(int port) {
        assertThat(delivery(port).work()).isZero();
        assertThat(delivery(port).work()).isZero();
    }

    private void givesUpTheFirst() {
        Claim first = Claims.one(office, "worker").orElseThrow();
        assertThat(first.mail()).isEqualTo(1);
        office.outbox().dead(first, "no such user");
    }

    private Delivery delivery() {
        return delivery(server.getSmtp().getPort());
    }

    private Delivery delivery(int port) {
        return office.delivery(port);
    }

    private static SmtpSettings settings(int port) {
        return new SmtpSettings(
                "127.0.0.1",
                port,
                SmtpSettings.Security.PLAIN,
                Optional.empty(),
                Optional.empty(),
                SmtpTimeouts.of(Duration.ofMinutes(1)),
                1);
    }
}
