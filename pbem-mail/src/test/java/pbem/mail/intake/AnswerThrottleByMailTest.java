package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;

/** What is answered, what is not, and that the books say so. */
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
        mail("carol", "show 700");
        InboxItem again = mail("carol", "show 701");
        assertThat(again.outcome()).contains("refused");
        assertThat(again.reason().orElseThrow())
                .startsWith("There is no board 701.")
                .endsWith("(no answer was sent: they were told within a day)");
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void whoAsksForNoAutomaticAnswersGetsNoneAboutErrors() {
        InboxItem item = mail("carol", "show 700", "X-Auto-Response-Suppress: All", "");
        assertThat(item.reason().orElseThrow()).endsWith("(no answer was sent: the sender wants none about errors)");
        assertThat(office.outgoing()).isEmpty();
    }

    @Test
    void whoAsksForNoAutomaticAnswersGetsThoseHeAskedFor() {
        mail("carol", "help", "X-Auto-Response-Suppress: OOF, AutoReply", "");
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void aStrangerIsHelpedOnceADay() {
        mail("dave", "hi all");
        mail("dave", "what is this?");
        assertThat(office.outgoing()).hasSize(1);
    }

    @Test
    void aMailThatCannotBeReadIsComplainedOfOnceADay() {
        String[] sealed = {"MIME-Version: 1.0", "Content-Type: application/pkcs7-mime; smime-type=enveloped-data", ""};
        mail("dave", "one", sealed);
        InboxItem second = mail("dave", "two", sealed);
        assertThat(second.outcome()).contains("opaque");
        assertThat(second.reason().orElseThrow()).contains("no answer was sent");
        assertThat(office.outgoing()).hasSize(1);
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
            tx.repositories()
                    .players()
                    .markBot(tx.repositories().players().called(user).orElseThrow(), true);
            return true;
        });
    }
}
