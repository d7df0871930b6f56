package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.clock.ClockRules;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.Referee;
import pbem.handler.invitation.InvitationRules;
import pbem.mail.PostOffice;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.MailReader;
import pbem.mail.reading.MailReading;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.RawMail;
import pbem.mail.reading.ReaderLimits;
import pbem.mail.writing.MailIdentity;
import pbem.mail.writing.MailPhrases;
import pbem.mail.writing.ReturnAddresses;
import pbem.repository.InboundMails;
import pbem.repository.InboxItem;
import pbem.request.AddressRules;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.store.Tables;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

class IntakeTest {

    private static final String ALICE = "alice@players.example";

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
    }

    @AfterEach
    void close() {
        office.close();
    }

    @Test
    void aMailIsStoredBeforeAnythingActsOnIt() {
        long id = office.arrives("1", ALICE, "help");
        assertThat(office.item(id).state()).isEqualTo(InboxItem.State.WAITING);
        assertThat(office.outgoing()).isEmpty();
    }

    @Test
    void everyMailEndsInOneOutcome() {
        long id = office.arrives("1", ALICE, "help");
        office.intake().work();
        InboxItem item = office.item(id);
        assertThat(item.state()).isEqualTo(InboxItem.State.DONE);
        assertThat(item.outcome()).contains("answered");
        assertThat(item.from()).isEqualTo(ALICE);
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void aStoppedIntakeFinishesItsMailsAndBeginsNoOther() {
        List<Long> ids = IntStream.rangeClosed(1, Intake.TOGETHER + 1)
                .mapToObj(number -> office.arrives("" + number, ALICE, "help"))
                .toList();
        assertThat(office.intake().work(() -> office.outgoing().isEmpty())).isEqualTo(Intake.TOGETHER);
        assertThat(office.item(ids.get(0)).outcome()).contains("answered");
        assertThat(office.item(ids.get(Intake.TOGETHER - 1)).state()).isEqualTo(InboxItem.State.DONE);
        assertThat(office.item(ids.get(Intake.TOGETHER)).attempts())
                .as("not even claimed")
                .isZero();
    }

    @Test
    void aMailThatWasInHandWhenAProcessDiedIsActedOnByItself() {
        for (int i = 1; i <= 3; i++) {
            office.arrives("" + i, ALICE, "help");
        }
        assertThat(office.inbox().claim("killed", 2)).hasSize(2);
        office.inbox().release("killed");
        assertThat(office.inbox().claim("another", 9))
                .extracting(InboundMails.Claimed::id)
                .containsExactly(1L);
        assertThat(office.inbox().claim("another", 9))
                .extracting(InboundMails.Claimed::id)
                .containsExactly(2L);
        assertThat(office.inbox().claim("another", 9))
                .extracting(InboundMails.Claimed::id)
                .containsExactly(3L);
    }

    @Test
    void theSameMailAgainIsCountedAndChangesNothing() {
        long first = office.arrives("1", ALICE, "help");
        office.intake().work();
        long second = office.arrives("1", ALICE, "help");
        office.intake().work();
        assertThat(second).isEqualTo(first);
        assertThat(office.item(first).repeats()).isEqualTo(1);
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void aReusedMessageIdWithOtherContentIsANewMail() {
        long first = office.arrives("1", ALICE, "help");
        assertThat(office.arrives("1", ALICE, "list")).isNotEqualTo(first);
    }

    @Test
    void oneMailToTwoOfOurAddressesIsTwoMails() {
        byte[] bytes = PostOffice.mail("1", ALICE, "help").bytes();
        long first =
                office.inbox().receive(new RawMail(bytes, new Envelope(Optional.empty(), List.of("pbem@example.org"))));
        assertThat(office.inbox()
                        .receive(new RawMail(bytes, new Envelope(Optional.empty(), List.of("pbem+x@example.org")))))
                .isNotEqualTo(first);
    }

    @Test
    void aMailThatBreaksUsIsSetAsideAfterThreeAttemptsAndTheNextOneGoesOn() {
        long poison = poison();
        long fine = office.arrives("2", ALICE, "help");
        office.intake().work();
        assertThat(office.item(fine).outcome()).contains("answered");
        assertThat(office.item(poison).state()).isEqualTo(InboxItem.State.WAITING);

        for (int attempt = 2; attempt <= 3; attempt++) {
            office.later(Duration.ofMinutes(5));
            office.intake().work();
        }
        InboxItem item = office.item(poison);
        assertThat(item.state()).isEqualTo(InboxItem.State.QUARANTINED);
        assertThat(item.outcome()).contains("quarantined");
        assertThat(item.reason().orElseThrow()).contains("board 101 does not replay");
        assertThat(office.outgoing()).noneMatch(mail -> mail.subject().contains("Exception"));
    }

    @Test
    void aMailThatTakesTooLongToReadIsSetAsideAndTheNextOneGoesOn() throws Exception {
        long slow = office.arrives("slow", ALICE, "help");
        long fine = office.arrives("fine", ALICE, "help");
        Intake intake = new Intake(office.inbox(), handler(IntakeTest::hangsOnSlowOnes), "worker", 1);
        for (int attempt = 1; attempt <= 3; attempt++) {
            intake.work();
            office.later(Duration.ofMinutes(5));
        }
        assertThat(office.item(slow).state()).isEqualTo(InboxItem.State.QUARANTINED);
        assertThat(office.item(slow).reason().orElseThrow()).contains("reading took longer");
        assertThat(office.item(fine).outcome()).contains("answered");
    }

    @Test
    void aMailThatIsReadDoesNotWaitUntilSlowOnesBehindItAreRead() {
        long first = office.arrives("1", ALICE, "help");
        office.arrives("2", ALICE, "help");
        long third = office.arrives("3", ALICE, "help");
        List<Optional<String>> before = new ArrayList<>();
        MailReader reader = new MailReader(ReaderLimits.standard(), OWN);
        Intake intake = new Intake(
                office.inbox(),
                handler(mail -> {
                    String text = new String(mail.bytes(), StandardCharsets.US_ASCII);
                    if (text.contains("<2@")) {
                        LockSupport.parkNanos(Duration.ofMillis(1_500).toNanos());
                    }
                    if (text.contains("<3@")) {
                        before.add(office.item(first).outcome());
                    }
                    return reader.read(mail);
                }),
                "worker",
                1);
        assertThat(intake.work()).isEqualTo(3);
        assertThat(before).containsExactly(Optional.of("answered"));
        assertThat(office.item(third).attempts())
                .as("what was put back unread is no attempt")
                .isEqualTo(1);
    }

    @Test
    void anErrorOfAnyKindIsAFaultOfTheMailAndTheNextOneGoesOn() {
        long poison = office.arrives("1", ALICE, "help");
        long fine = office.arrives("2", ALICE, "help");
        MailReader reader = new MailReader(ReaderLimits.standard(), OWN);
        Intake intake = new Intake(
                office.inbox(),
                handler(mail -> {
                    if (new String(mail.bytes(), StandardCharsets.US_ASCII).contains("<1@")) {
                        throw new LinkageError("on purpose");
                    }
                    return reader.read(mail);
                }),
                "worker",
                1);
        for (int attempt = 1; attempt <= 3; attempt++) {
            intake.work();
            office.later(Duration.ofMinutes(5));
        }
        assertThat(office.item(poison).state()).isEqualTo(InboxItem.State.QUARANTINED);
        assertThat(office.item(poison).reason()).contains("LinkageError: on purpose");
        assertThat(office.item(fine).outcome()).contains("answered");
    }

    @Test
    void aQuarantinedMailActsWhenTheFaultIsMended() {
        long poison = poison();
        for (int attempt = 1; attempt <= 3; attempt++) {
            office.intake().work();
            office.later(Duration.ofMinutes(5));
        }
        mend();
        boolean again = office.store().change(tx -> tx.inboundMails().retry(poison, office.instant()));
        assertThat(again).isTrue();
        office.intake().work();
        assertThat(office.item(poison).outcome()).contains("answered");
    }

    @Test
    void aMailWhoseProcessDiedIsTakenUpWhenItsLeaseEnds() {
        long id = office.arrives("1", ALICE, "help");
        assertThat(office.inbox().claim("a process that dies", 1).stream().findFirst())
                .isPresent();
        office.intake().work();
        assertThat(office.item(id).state()).isEqualTo(InboxItem.State.WAITING);

        office.later(Inbox.LEASE);
        office.intake().work();
        assertThat(office.item(id).outcome()).contains("answered");
    }

    @Test
    void mailsClaimedByAWorkerThatIsGoneAreHandledAtOnce() {
        long id = office.arrives("1", ALICE, "help");
        assertThat(office.inbox().claim("gone", 1).stream().findFirst()).isPresent();
        office.inbox().release("gone");
        office.intake().work();
        assertThat(office.item(id).outcome()).contains("answered");
    }

    @Test
    void aMailThatWasInHandWhenTheServerWasKilledThreeTimesIsActedOnAllTheSame() {
        long id = office.arrives("1", ALICE, "help");
        killed(3);
        office.intake().work();
        assertThat(office.item(id).outcome()).contains("answered");
    }

    @Test
    void aMailWhoseBytesAreSpoiltIsSetAsideAndTheOthersGoOn() {
        long spoilt = office.arrives("1", ALICE, "help");
        long alone = office.arrives("2", ALICE, "help");
        long whole = office.arrives("3", ALICE, "help");
        office.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "UPDATE inbox SET raw = ?, raw_size = 500 WHERE id IN (?, ?)",
                                new byte[20],
                                spoilt,
                                alone));
        assertThat(office.intake().work()).isEqualTo(1);
        assertThat(office.item(whole).outcome()).contains("answered");
        assertThat(office.item(spoilt).state()).isEqualTo(InboxItem.State.QUARANTINED);
        assertThat(office.item(alone).reason().orElseThrow()).contains("cannot be read");
        assertThat(office.arrives("4", ALICE, "help"))
                .as("and the server still takes mails")
                .isPositive();
    }

    @Test
    void aMailThatWasInHandTenTimesIsTakenForTheReason() {
        long id = office.arrives("1", ALICE, "help");
        killed(1 + Intake.DEATHS);
        office.intake().work();
        assertThat(office.item(id).state()).isEqualTo(InboxItem.State.QUARANTINED);
        assertThat(office.item(id).reason().orElseThrow()).contains("stopped while acting on it");
    }

    @Test
    void aMailThatWasSetAsideForDeathsIsTriedAgainAndItsSenderHearsOfNothingElse() throws Exception {
        long id = office.arrives("1", ALICE, "help");
        killed(1 + Intake.DEATHS);
        office.intake().work();
        assertThat(office.item(id).state()).isEqualTo(InboxItem.State.QUARANTINED);
        assertThat(office.outgoing()).isEmpty();

        assertThat(office.inbox().retryAfterDeaths()).isEqualTo(1);
        assertThat(office.intake().work()).isEqualTo(1);
        assertThat(office.item(id).outcome()).contains("answered");
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void aMailThatKillsTheServerEachTimeIsTriedAgainTwiceAndOneDeathIsEnough() {
        long id = office.arrives("1", ALICE, "help");
        killed(1 + Intake.DEATHS);
        office.intake().work();
        for (int chance = 1; chance <= 2; chance++) {
            assertThat(office.inbox().retryAfterDeaths()).isEqualTo(1);
            killed(1);
            office.intake().work();
            assertThat(office.item(id).state()).as("after chance " + chance).isEqualTo(InboxItem.State.QUARANTINED);
        }
        assertThat(office.inbox().retryAfterDeaths()).isZero();
    }

    @Test
    void mailsThatWereInHandAtDeathsTakeTurnsSoThatNoneIsBlamedForAll() {
        for (int i = 1; i <= Intake.TOGETHER; i++) {
            office.arrives("" + i, ALICE, "help");
        }
        assertThat(office.inbox().claim("first", Intake.TOGETHER)).hasSize(Intake.TOGETHER);
        office.inbox().release("first");
        for (int alone = 1; alone <= Intake.TOGETHER * (Intake.DEATHS - 1); alone++) {
            assertThat(office.inbox().claim("alone " + alone, Intake.TOGETHER)).hasSize(1);
            office.inbox().release("alone " + alone);
        }
        assertThat(office.intake().work()).isEqualTo(Intake.TOGETHER);
        assertThat(office.inbox().list(Intake.TOGETHER)).allMatch(mail -> mail.state() == InboxItem.State.DONE);
    }

    @Test
    void aMailThatWasInHandAtOneDeathKeepsItsPlace() {
        long first = office.arrives("1", ALICE, "help");
        long second = office.arrives("2", ALICE, "help");
        assertThat(office.inbox().claim("killed", 1)).hasSize(1);
        office.inbox().release("killed");
        assertThat(office.inbox().claim("next", 1))
                .extracting(InboundMails.Claimed::id)
                .containsExactly(first);
        office.inbox().release("next");
        assertThat(office.inbox().claim("last", 1))
                .extracting(InboundMails.Claimed::id)
                .containsExactly(second);
    }

    @Test
    void anAttemptOfAKilledProcessDoesNotCountAsAFault() {
        long poison = poison();
        killed(5);
        for (int attempt = 1; attempt <= 3; attempt++) {
            assertThat(office.item(poison).state()).as("attempt %d", attempt).isEqualTo(InboxItem.State.WAITING);
            office.intake().work();
            office.later(Duration.ofMinutes(5));
        }
        assertThat(office.item(poison).state()).isEqualTo(InboxItem.State.QUARANTINED);
    }

    private void killed(int times) {
        for (int i = 0; i < times; i++) {
            assertThat(office.inbox().claim("worker " + i, 1)).isNotEmpty();
            office.inbox().release("worker " + i);
        }
    }

    @Test
    void anAttemptThatIsPutBackDoesNotCount() {
        long id = office.arrives("1", ALICE, "help");
        office.inbox()
                .putBack(office.inbox().claim("worker", 1).stream().findFirst().orElseThrow());
        assertThat(office.item(id).attempts()).isZero();
        assertThat(office.inbox().claim("another", 1).stream().findFirst()).isPresent();
    }

    @Test
    void aWorkerWithoutALeaseDoesNotChangeAMailThatAnotherHasClaimed() {
        office.arrives("1", ALICE, "help");
        InboundMails.Claimed late =
                office.inbox().claim("late", 1).stream().findFirst().orElseThrow();
        office.later(Inbox.LEASE);
        assertThat(office.inbox().claim("quick", 1).stream().findFirst()).isPresent();
        office.inbox().failed(late, "too slow");
        office.inbox().setAside(late, "far too slow");
        office.inbox().putBack(late);
        assertThat(office.item(late.id()).state()).isEqualTo(InboxItem.State.WAITING);
        assertThat(office.item(late.id()).reason()).isEmpty();
        assertThat(office.inbox().claim("third", 1).stream().findFirst())
                .as("the quick one still has it")
                .isEmpty();
    }

    @Test
    void twoWorkersNeverHaveTheSameMail() {
        office.arrives("1", ALICE, "help");
        assertThat(office.inbox().claim("one", 1).stream().findFirst()).isPresent();
        assertThat(office.inbox().claim("other", 1).stream().findFirst()).isEmpty();
    }

    @Test
    void anAutomaticMailIsNeverAnsweredAndTheAdminLearnsItsSign() {
        String raw =
                "From: " + ALICE + "\r\nSubject: help\r\nAuto-Submitted: auto-replied\r\nMessage-ID: <9@x>\r\n\r\n";
        long id = office.inbox().receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
        office.intake().work();
        assertThat(office.item(id).outcome()).contains("automatic");
        assertThat(office.item(id).reason()).contains("an automatic mail, which is never answered (auto-submitted)");
        assertThat(office.outgoing()).isEmpty();
    }

    @Test
    void ofAThousandSendersAFewAreKept() {
        String raw = "From: " + "someone@players.example, ".repeat(1_000) + "other@players.example\r\n"
                + "X-Auto-Response-Suppress: All\r\nMessage-ID: <9@x>\r\n\r\nhelp\r\n";
        for (int i = 0; raw.contains("someone@"); i++) {
            raw = raw.replaceFirst("someone@", "s" + i + "@");
        }
        long id = office.inbox().receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
        office.intake().work();
        assertThat(office.item(id).reason().orElseThrow())
                .contains("s0@players.example")
                .hasSizeLessThan(400);
        assertThat(office.outgoing()).isEmpty();
    }

    @Test
    void anEncryptedMailIsAnsweredWithTheReason() {
        String raw = "From: " + ALICE + "\r\nSubject: hm\r\nMessage-ID: <9@x>\r\nMIME-Version: 1.0\r\n"
                + "Content-Type: application/pkcs7-mime; smime-type=enveloped-data\r\n\r\nMIIB\r\n";
        office.inbox().receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
        office.intake().work();
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void movesAreTriedOutsideOfTheTransactionInWhichOthersWouldWait() {
        office.board();
        List<Boolean> inTransaction = new ArrayList<>();
        LongSupplier meter = () -> {
            inTransaction.add(StackWalker.getInstance()
                    .walk(frames ->
                            frames.anyMatch(frame -> frame.getClassName().startsWith("pbem.store."))));
            return 0;
        };
        long first = office.arrives("1", ALICE, "list");
        long dear = office.arrives("2", "dave@example.net", "preview 101 c5,d5 g5,f4");
        long bad = office.arrives("3", "erin@example.net", "preview 101 c5,d5 zz");
        long last = office.arrives("4", ALICE, "list");

        new Intake(office.inbox(), handler(new MailReader(ReaderLimits.standard(), OWN)::read, meter), "worker", 1)
                .work();

        assertThat(inTransaction).isNotEmpty().doesNotContain(true);
        assertThat(office.item(dear).outcome()).contains("answered");
        assertThat(office.item(bad).outcome()).contains("refused");
        assertThat(office.item(bad).reason().orElseThrow()).contains("Move 2 of your list");
        assertThat(List.of(first, dear, bad, last))
                .allSatisfy(id -> assertThat(office.item(id).attempts()).isEqualTo(1));
    }

    private static final OwnMarks OWN = new OwnMarks(List.of(PostOffice.ADDRESS), "X-Own");

    private static MailReading hangsOnSlowOnes(RawMail mail) {
        if (new String(mail.bytes(), StandardCharsets.US_ASCII).contains("<slow@")) {
            CountDownLatch never = new CountDownLatch(1);
            return new TimeCap(Duration.ofMillis(10)).on("reading", () -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return null;
            });
        }
        return new MailReader(ReaderLimits.standard(), OWN).read(mail);
    }

    private InboundMailHandler handler(Function<RawMail, MailReading> reader) {
        return handler(reader, () -> 0);
    }

    private InboundMailHandler handler(Function<RawMail, MailReading> reader, LongSupplier meter) {
        Games games = Catalogue.games();
        Tokens tokens = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()));
        MailIdentity identity =
                new MailIdentity("PBeM", PostOffice.ADDRESS, "example.org", Optional.empty(), Optional.empty(), false);
        return new InboundMailHandler(
                reader,
                mail -> "",
                new Referee(
                        games,
                        () -> Seed.of(new byte[Seed.BYTES]),
                        RequestLimits.STANDARD,
                        ClockRules.STANDARD,
                        InvitationRules.STANDARD,
                        AddressRules.STANDARD,
                        SignupRules.STANDARD),
                new SenderIdentifier(tokens, TrustedServer.NONE, OWN),
                new ReturnAddresses(identity, tokens, true),
                MailPhrases.in(Locale.ENGLISH, games),
                meter);
    }

    /** A mail that asks for a board whose record is damaged. */
    private long poison() {
        office.board();
        office.store()
                .change(
                        tx -> Tables.of(tx)
                                .execute(
                                        "INSERT INTO event (board, revision, at, actor_role, actor_name, proof, format, kind, args)"
                                                + " VALUES (101, 1, 0, 'SERVER', '', 'NONE', 1, 'moved',"
                                                + " '{\"kind\":\"moved\",\"seat\":{\"number\":1},\"notation\":\"z9\",\"comment\":\"\"}')"));
        office.store().change(tx -> Tables.of(tx).execute("DELETE FROM outbox"));
        return office.arrives("1", ALICE, "show 101");
    }

    private void mend() {
        office.store().change(tx -> Tables.of(tx).execute("DELETE FROM event"));
    }
}
