package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.games.Catalogue;
import pbem.mail.PostOffice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.play.ServerTexts;
import pbem.player.Player;
import pbem.repository.AddressHealth;
import pbem.repository.Claim;
import pbem.repository.InboxItem;
import pbem.repository.MailFate;
import pbem.repository.OutboxItem;
import pbem.repository.OutboxItem.State;
import pbem.repository.OutgoingMail;

/** Mails that come back, and the health of their addresses. */
class BouncesTest {

    private static final String ALICE = "alice@players.example";

    @TempDir
    private Path directory;

    private PostOffice office;
    private int reports;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.board();
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** Sends all waiting mails, without a mail server. */
    private void send() {
        for (long id : office.outbox().undelivered()) {
            office.outbox().freeze(id);
            office.outbox().sent(id);
        }
    }

    private OutgoingMail newestTo(String user) {
        return office.outbox()
                .preview(office.outgoing().stream()
                        .filter(item -> item.to().startsWith(user + "@"))
                        .findFirst()
                        .orElseThrow()
                        .id())
                .orElseThrow();
    }

    /** A mail server reports that a mail did not arrive. */
    private InboxItem comesBack(OutgoingMail mail, String status, String... more) {
        return report(mail.envelopeFrom(), "", status, more);
    }

    private InboxItem report(String to, String originalId, String status, String... more) {
        return office.takes(
                "Return-Path: <>",
                "From: Mail Delivery System <mailer-daemon@mx.players.example>",
                "To: " + to,
                "Subject: Undelivered Mail Returned to Sender",
                "Message-ID: <report" + ++reports + "@mx.players.example>",
                "MIME-Version: 1.0",
                "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
                "",
                "--b",
                "Content-Type: message/delivery-status",
                "",
                "Reporting-MTA: dns; mx.players.example",
                "",
                "Final-Recipient: rfc822; " + ALICE,
                "Action: failed",
                "Status: " + status,
                String.join("\r\n", more),
                "--b",
                "Content-Type: text/rfc822-headers",
                "",
                originalId,
                "--b--",
                "");
    }

    private AddressHealth.Condition alice() {
        return office.store()
                .read(tx -> tx.addressHealth()
                        .of(tx.players().called("alice").orElseThrow())
                        .get(0));
    }

    /** As many mails to alice come back for good, each followed by news for her. */
    private void comeBack(int mails) {
        for (int i = 0; i < mails; i++) {
            send();
            comesBack(newestTo("alice"), "5.1.1");
            post();
        }
    }

    /** Posts news of the board to alice. */
    private void post() {
        office.store().change(tx -> {
            Player alice = tx.players().called("alice").orElseThrow();
            tx.notices()
                    .post(
                            Recipient.player(alice),
                            new Notice.BoardNews(101, 0),
                            OptionalLong.empty(),
                            office.instant());
            return true;
        });
    }

    @Test
    void everyMailHasAReturnAddressOfItsOwnWithinTheOneThatWeRead() {
        send();
        String alices = newestTo("alice").envelopeFrom();
        assertThat(alices)
                .startsWith("pbem+")
                .endsWith("@example.org")
                .isNotEqualTo(newestTo("bob").envelopeFrom());
        assertThat(alices.indexOf('@')).isLessThanOrEqualTo(64);
    }

    @Test
    void bouncesAndKeptMailsAreTold() {
        comeBack(2);
        List<MailFate> fates = office.store()
                .read(tx -> tx.mailHistory().sent(tx.players().called("alice").orElseThrow(), 3));
        assertThat(fates)
                .extracting(fate -> ServerTexts.in(Locale.ENGLISH, Catalogue.games(), Map.of())
                        .say(fate.phrase()))
                .containsExactly(
                        "kept, because mail to you came back", "sent, but it came back", "sent, but it came back");
        assertThat(fates.get(1).reason()).contains("for good, 5.1.1");
    }

    @Test
    void aMailThatCameBackForGoodIsMarkedAndCountsAgainstItsAddress() {
        send();
        InboxItem item = comesBack(newestTo("alice"), "5.1.1");
        assertThat(item.outcome()).contains("bounce");
        assertThat(item.reason()).contains("mail 1 came back for good, 5.1.1");
        assertThat(alice().score()).isEqualTo(4);
        assertThat(alice().reason()).contains("for good, 5.1.1");
        assertThat(office.outgoing()).extracting(OutboxItem::state).containsExactly(State.SENT, State.BOUNCED);
    }

    @Test
    void aMailThatCameBackForNowCountsLittle() {
        send();
        comesBack(newestTo("alice"), "4.2.2");
        assertThat(alice().score()).isEqualTo(1);
        assertThat(office.outgoing()).allMatch(item -> item.state() == State.SENT);
    }

    @Test
    void oneMailCountsOnceHoweverManyReportsThereAreOfIt() {
        send();
        for (int i = 0; i < 5; i++) {
            comesBack(newestTo("alice"), "4.4.1");
        }
        assertThat(alice().score()).isEqualTo(1);
    }

    @Test
    void aReportIsNeverAnswered() {
        send();
        comesBack(newestTo("alice"), "5.1.1", "", "help");
        assertThat(office.outgoing()).hasSize(2);
    }

    @Test
    void aMailIsKnownByItsMessageIdWhereTheReturnAddressWasChanged() {
        send();
        OutgoingMail mail = newestTo("alice");
        report(PostOffice.ADDRESS, "Message-ID: " + mail.messageId(), "5.1.1");
        assertThat(alice().score()).isEqualTo(4);
    }

    @Test
    void aForgedReportThatKnowsNoMailOfOursSaysNothing() {
        send();
        report(PostOffice.ADDRESS, "Message-ID: <pbem.0123456789abcdef01234567@example.org>", "5.1.1");
        report(newestTo("alice").envelopeFrom().replaceFirst("\\+..", "+ab"), "", "5.1.1");
        assertThat(alice().score()).isZero();
    }

    @Test
    void aMailToAReturnAddressThatIsNotAReportIsNotAnsweredEither() {
        send();
        assertThat(office.takes(
                                "From: alice@players.example",
                                "To: " + newestTo("alice").envelopeFrom(),
                                "Subject: Re: cholone board 101 (alice, bob)",
                                "Message-ID: <away@players.example>",
                                "",
                                "resign")
                        .outcome())
                .contains("automatic");
        assertThat(office.outgoing()).hasSize(2);
    }

    @Test
    void anAddressFromWhichMailsKeepComingBackIsPausedAndItsMailIsKept() {
        comeBack(2);
        assertThat(alice().isPaused()).isTrue();
        assertThat(office.outgoing().get(0).state()).isEqualTo(State.PAUSED);
        assertThat(office.outbox().undelivered())
                .allMatch(id ->
                        !office.outbox().preview(id).orElseThrow().recipients().contains(ALICE));
    }

    @Test
    void whenItIsResumedTheNewestMailOfEachBoardIsSent() {
        comeBack(4);
        office.store()
                .change(tx ->
                        tx.addressHealth().resume(tx.players().called("alice").orElseThrow(), ALICE, office.instant()));
        assertThat(alice().score()).isZero();
        List<OutboxItem> alices = office.outgoing().stream()
                .filter(item -> item.to().equals(ALICE))
                .toList();
        assertThat(alices.get(0).state()).isEqualTo(State.WAITING);
        assertThat(alices.stream().filter(item -> item.state() == State.WAITING))
                .hasSize(1);
        assertThat(alices.stream().filter(item -> item.state() == State.DROPPED))
                .isNotEmpty();
    }

    /** The second mail, the newest of the board, is the one that paused the address; no later mail is kept. */
    @Test
    void whenItIsResumedTheNewestMailOfABoardIsSentOnceMoreIfItCameBackItself() {
        twoMailsCameBack();
        resume();
        assertThat(waitingForAlice()).hasSize(1).noneMatch(item -> item.attempts() > 0);

        send();
        resume();
        assertThat(waitingForAlice()).as("it arrived").isEmpty();
    }

    @Test
    void whenItIsResumedTheNewestMailOfABoardIsSentOnceMoreIfItWasRefused() {
        comeBack(1);
        OutboxItem refused = waitingForAlice().get(0);
        refuses(refused.id());
        assertThat(alice().isPaused()).isTrue();
        resume();
        assertThat(waitingForAlice()).hasSize(1);
    }

    /** A relay had put the older mail off; the newer one overtook it and came back. */
    @Test
    void aNewerMailThatCameBackDoesNotTakeThePlaceOfAnOlderOneThatWasKept() {
        comeBack(1);
        post();
        OutboxItem newest = waitingForAlice().get(0);
        refuses(newest.id());
        assertThat(office.outgoing()).anyMatch(item -> item.state() == State.PAUSED);
        resume();
        assertThat(waitingForAlice()).hasSize(1);
    }

    @Test
    void aBounceOfAMailFromBeforeTheResumptionDoesNotPauseItAgain() {
        for (int i = 0; i < 3; i++) {
            post();
        }
        send();
        List<OutgoingMail> mails = toAlice();
        assertThat(mails).hasSize(4);
        comesBack(mails.get(3), "5.1.1");
        comesBack(mails.get(2), "5.1.1");
        assertThat(alice().isPaused()).isTrue();
        office.later(Duration.ofHours(1));
        resume();

        comesBack(mails.get(1), "5.1.1");
        comesBack(mails.get(0), "5.1.1");
        assertThat(alice().isPaused()).isFalse();
        assertThat(alice().score()).isZero();
        assertThat(waitingForAlice()).as("the newest, which came back last").hasSize(1);
    }

    @Test
    void aBounceOfAMailFromAfterTheResumptionPausesItAgain() {
        twoMailsCameBack();
        office.later(Duration.ofHours(1));
        resume();
        office.later(Duration.ofHours(1));
        post();
        send();
        toAlice().stream().limit(2).forEach(mail -> comesBack(mail, "5.1.1"));
        assertThat(alice().isPaused()).isTrue();
    }

    /** The kept mail was written for an address that alice has removed. */
    @Test
    void keptMailsAreWrittenForThePresentAddress() {
        comeBack(1);
        post();
        List<OutboxItem> waiting = waitingForAlice();
        office.outbox().freeze(waiting.get(0).id());
        refuses(waiting.get(1).id());
        assertThat(office.outgoing()).anyMatch(item -> item.state() == State.PAUSED);
        office.store().change(tx -> {
            Player alice = tx.players().called("alice").orElseThrow();
            tx.players().addAddress(alice, "alice@elsewhere.example", office.instant());
            tx.players().removeAddress(alice, ALICE);
            tx.addressHealth().changed(alice, office.instant());
            return true;
        });
        assertThat(office.outbox().undelivered())
                .anyMatch(id -> office.outbox()
                        .preview(id)
                        .orElseThrow()
                        .recipients()
                        .equals(List.of("alice@elsewhere.example")))
                .noneMatch(id ->
                        office.outbox().preview(id).orElseThrow().recipients().contains(ALICE));
    }

    @Test
    void afterAnOutageWhatWasGivenUpForAnAddressThatIsPausedStays() {
        comeBack(1);
        refuses(waitingForAlice().get(0).id());
        assertThat(office.retryAll()).isZero();
    }

    @Test
    void aDroppedMailIsNotTriedAgain() {
        comeBack(4);
        resume();
        assertThat(office.outgoing()).anyMatch(item -> item.state() == State.DROPPED);
        send();
        assertThat(office.retryAll()).isZero();
        assertThat(office.store().read(tx -> tx.outboundMails().figures()).dead())
                .isZero();
    }

    private void twoMailsCameBack() {
        post();
        send();
        toAlice().forEach(mail -> comesBack(mail, "5.1.1"));
        assertThat(alice().isPaused()).isTrue();
        assertThat(office.outgoing()).noneMatch(item -> item.state() == State.PAUSED);
    }

    private void refuses(long id) {
        Claim claim = claimed(id);
        office.outbox().freeze(id);
        office.outbox().dead(claim, "550 5.1.1 no such user");
        office.outbox().unreachable(List.of(ALICE), "550 5.1.1 no such user");
    }

    /** Puts older mails off until this one can be claimed. */
    private Claim claimed(long id) {
        Optional<Claim> claim = Claims.one(office, "worker");
        if (claim.filter(found -> found.mail() == id).isPresent()) {
            return claim.get();
        }
        claim.ifPresentOrElse(
                older -> office.outbox().later(older, "450 greylisted"), () -> office.later(Duration.ofMinutes(5)));
        return claimed(id);
    }

    private void resume() {
        office.store()
                .change(tx ->
                        tx.addressHealth().resume(tx.players().called("alice").orElseThrow(), ALICE, office.instant()));
    }

    /** The newest first. */
    private List<OutgoingMail> toAlice() {
        return office.outgoing().stream()
                .filter(item -> item.to().equals(ALICE))
                .map(item -> office.outbox().preview(item.id()).orElseThrow())
                .toList();
    }

    /** The newest first. */
    private List<OutboxItem> waitingForAlice() {
        return office.outgoing().stream()
                .filter(item -> item.to().equals(ALICE) && item.state() == State.WAITING)
                .toList();
    }

    @Test
    void aMailFromTheAddressThatProvesItselfRevivesIt() {
        comeBack(3);
        office.replies("alice", "show 101");
        assertThat(alice().isPaused()).isFalse();
        assertThat(office.outbox().undelivered()).isNotEmpty();
    }

    @Test
    void aMailThatAnybodyCouldHaveWrittenDoesNot() {
        comeBack(3);
        office.takes("From: alice@players.example", "To: pbem@example.org", "Subject: help", "Message-ID: <1@a>", "");
        assertThat(alice().isPaused()).isTrue();
    }

    @Test
    void theScoreFallsWithTheMailsThatAreTakenAndDoNotComeBack() {
        send();
        comesBack(newestTo("alice"), "5.1.1");
        office.later(Duration.ofDays(4));
        office.board("alice", "bob");
        send();
        assertThat(alice().score()).isEqualTo(3);
    }
}
