package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.games.Catalogue;
import pbem.mail.PostOffice;
import pbem.play.ServerTexts;
import pbem.repository.InboxItem;
import pbem.repository.MailFate;
import pbem.request.RequestLimits;
import pbem.request.UnprovenLimits;
import pbem.testkit.UsualLimits;

/** Mails that are answered, mails that are not, and the notes about both in the database. */
class AnswerThrottleByMailTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private int mails;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.join("carol");
    }

    @AfterEach
    void close() {
        office.close();
    }

    private List<Long> letIn(Instant since) {
        return office.store().change(tx -> tx.inboundMails().letIn(since, office.instant()));
    }

    private InboxItem mail(String from, String subject, String... headers) {
        return office.takes(
                "From: " + from + "@players.example",
                "To: " + PostOffice.ADDRESS,
                "Subject: " + subject,
                "Message-ID: <" + ++mails + "@players.example>",
                String.join("\r\n", headers),
                "");
    }

    @Test
    void anErrorThatIsNotToldAgainIsInTheBooksWithTheReasonWhyNot() {
        for (int i = 0; i < 5; i++) {
            mail("carol", "show 700");
        }
        InboxItem again = mail("carol", "show 701");
        assertThat(again.outcome()).contains("refused");
        assertThat(again.reason().orElseThrow())
                .startsWith("There is no board 701.")
                .endsWith("(no answer was sent: they were told often enough within a day)");
        assertThat(office.outgoing()).hasSize(5);
        List<MailFate> fates = office.store()
                .read(tx ->
                        tx.mailHistory().received(tx.players().called("carol").orElseThrow(), 1));
        assertThat(ServerTexts.in(Locale.ENGLISH, Catalogue.games(), Map.of())
                        .say(fates.get(0).about()))
                .as("in status")
                .isEqualTo(again.reason().orElseThrow());
    }

    @Test
    void aSenderWhoWantsNoAutomaticAnswersGetsNoneAboutErrors() {
        InboxItem item = mail("carol", "show 700", "X-Auto-Response-Suppress: All", "");
        assertThat(item.reason().orElseThrow()).endsWith("(no answer was sent: the sender wants none about errors)");
        assertThat(office.outgoing()).isEmpty();
    }

    @Test
    void aSenderWhoWantsNoAutomaticAnswersGetsThoseAskedFor() {
        mail("carol", "help", "X-Auto-Response-Suppress: OOF, AutoReply", "");
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void aStrangerIsHelpedFiveTimesADay() {
        for (int i = 0; i < 6; i++) {
            mail("dave", "frobnicate the gostak");
        }
        assertThat(office.outgoing()).hasSize(5);
    }

    @Test
    void mailsThatCannotBeReadAreComplainedOfFiveTimesADay() {
        String[] sealed = {"MIME-Version: 1.0", "Content-Type: application/pkcs7-mime; smime-type=enveloped-data", ""};
        for (int i = 0; i < 5; i++) {
            mail("dave", "one", sealed);
        }
        InboxItem last = mail("dave", "two", sealed);
        assertThat(last.outcome()).contains("opaque");
        assertThat(last.reason().orElseThrow()).contains("no answer was sent");
        assertThat(office.outgoing()).hasSize(5);
    }

    private void under(UnprovenLimits limits) {
        office.close();
        office = new PostOffice(directory, PostOffice.ADDRESS, UsualLimits.with(limits));
    }

    private InboxItem from(String domain) {
        return office.takes(
                "From: eve@" + domain,
                "To: " + PostOffice.ADDRESS,
                "Subject: list",
                "Message-ID: <" + ++mails + "@" + domain + ">",
                "",
                "");
    }

    @Test
    void aMailOverTheLimitWaitsAndIsAnsweredLater() {
        under(new UnprovenLimits(20, 5, 2, 1_000, 100));
        from("one.example");
        from("two.example");
        InboxItem third = from("three.example");
        assertThat(third.state()).isEqualTo(InboxItem.State.WAITING);
        assertThat(third.attempts()).isZero();
        assertThat(third.reason().orElseThrow()).startsWith("waits: nothing proves who sent it");
        assertThat(office.outgoing()).hasSize(2);
        office.later(Duration.ofMinutes(20));
        office.intake().work();
        assertThat(office.item(third.id()).state()).isEqualTo(InboxItem.State.WAITING);
        office.later(Duration.ofMinutes(41));
        office.intake().work();
        assertThat(office.item(third.id()).outcome()).contains("answered");
        assertThat(office.outgoing()).hasSize(3);
    }

    @Test
    void aWaitingMailStopsNoClock() {
        under(new UnprovenLimits(20, 5, 1, 1_000, 100));
        from("one.example");
        from("two.example");
        assertThat(office.store()
                        .<Boolean>read(tx ->
                                tx.backlog().reachesBackTo(office.instant().plusSeconds(60))))
                .isFalse();
        assertThat(office.store()
                        .<Integer>read(tx -> tx.inboundMails().figures().putOff()))
                .isEqualTo(1);
    }

    @Test
    void waitingMailsAreBoundedInBytes() {
        under(new UnprovenLimits(20, 5, 1, 1_000, 1));
        from("one.example");
        int waiting = 0;
        for (int i = 0; i < 50; i++) {
            waiting += from("many" + i + ".example").state() == InboxItem.State.WAITING ? 1 : 0;
        }
        assertThat(waiting).isBetween(1, 20);
    }

    @Test
    void aMailThatWaitsLongerThanAWeekIsNotAnswered() {
        under(new UnprovenLimits(20, 5, 0, 1_000, 100));
        InboxItem waiting = from("one.example");
        office.later(UnprovenLimits.LONGEST_WAIT.minusMinutes(1));
        office.intake().work();
        assertThat(office.item(waiting.id()).state()).isEqualTo(InboxItem.State.WAITING);
        office.later(UnprovenLimits.WAIT);
        office.intake().work();
        assertThat(office.outgoing()).isEmpty();
        assertThat(office.item(waiting.id()).state()).isEqualTo(InboxItem.State.DONE);
    }

    @Test
    void theAdminLetsInMailThatALimitOfTheServerKeptOut() {
        under(new UnprovenLimits(20, 5, 1, 1_000, 1));
        from("one.example");
        InboxItem unheard = from("two.example");
        while (unheard.state() == InboxItem.State.WAITING) {
            unheard = from("more" + mails + ".example");
        }
        assertThat(unheard.outcome()).contains("unheard");
        assertThat(letIn(office.instant().plusSeconds(1))).isEmpty();
        assertThat(letIn(office.instant().minusSeconds(60))).hasSize(mails - 1);
        office.intake().work();
        assertThat(office.item(unheard.id()).outcome()).contains("answered");
        assertThat(office.outgoing()).hasSize(mails);
        assertThat(letIn(office.instant().minusSeconds(60))).as("once").isEmpty();
    }

    @Test
    void aMailOverTheLimitWaitsEvenIfPasswordsProve() {
        office.close();
        office = new PostOffice(
                directory,
                PostOffice.ADDRESS,
                UsualLimits.of(true, new UnprovenLimits(20, 5, 1, 1_000, 100), RequestLimits.STANDARD.talk()));
        from("one.example");
        assertThat(from("two.example").state()).isEqualTo(InboxItem.State.WAITING);
    }

    @Test
    void aBotMaySendAutomaticMailIfItProvesItself() {
        office.board();
        flag("bob");
        assertThat(office.replies("bob", "c5,d5", "Auto-Submitted: auto-generated")
                        .outcome())
                .contains("refused");
        assertThat(office.replies("alice", "c5,d5", "Auto-Submitted: auto-generated")
                        .outcome())
                .contains("automatic");
        flag("alice");
        assertThat(office.replies("alice", "c5,d5", "Auto-Submitted: auto-generated")
                        .outcome())
                .contains("done");
        assertThat(mail("alice", "help", "Auto-Submitted: auto-generated", "").outcome())
                .as("not in its name alone")
                .contains("automatic");
    }

    private void flag(String user) {
        office.store().change(tx -> {
            tx.players().markBot(tx.players().called(user).orElseThrow(), true, false);
            return true;
        });
    }
}
