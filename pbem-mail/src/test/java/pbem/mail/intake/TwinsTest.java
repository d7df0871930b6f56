package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;

/** One mail to two of our addresses, which LMTP, SMTP or a pipe delivers once for each. */
class TwinsTest {

    private static final String ALICE = "alice@players.example";

    @TempDir
    private Path directory;

    private PostOffice office;
    private String reply;

    @BeforeEach
    void open() throws MessagingException {
        office = new PostOffice(directory);
        office.board();
        reply = office.newestTo("alice").getHeader("Reply-To", ",").replaceAll("(?s).*<|>.*", "");
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** Stores the mail as it came to this address; nothing acts on it yet. */
    private long comes(String recipient, String to, String subject, String body) {
        String raw = "From: " + ALICE + "\r\nTo: " + to + "\r\nSubject: " + subject
                + "\r\nMessage-ID: <twin@players.example>\r\n\r\n" + body + "\r\n";
        Envelope envelope = new Envelope(Optional.of(ALICE), List.of(recipient));
        return office.inbox().receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), envelope));
    }

    private long waitingMails() {
        return office.outbox().undelivered().size();
    }

    private void secondIsSilent(long second) {
        assertThat(office.item(second).outcome()).contains("repeated");
        assertThat(office.item(second).reason().orElseThrow()).startsWith("heard already, as mail ");
    }

    @Test
    void aReplyToAllPlaysItsMoveOnce() {
        String both = PostOffice.ADDRESS + ", " + reply;
        long first = comes(PostOffice.ADDRESS, both, "Re: board", "c5,d5");
        long second = comes(reply, both, "Re: board", "c5,d5");
        office.intake().work();

        assertThat(office.item(first).outcome()).contains("done");
        secondIsSilent(second);
        assertThat(office.record(101).moves()).isEqualTo(1);
    }

    @Test
    void aQuestionToTwoAddressesIsAnsweredOnce() {
        long before = waitingMails();
        String both = PostOffice.ADDRESS + ", pbem+club@example.org";
        comes(PostOffice.ADDRESS, both, "help", "");
        long second = comes("pbem+club@example.org", both, "help", "");
        office.intake().work();

        secondIsSilent(second);
        assertThat(waitingMails()).isEqualTo(before + 1);
    }

    @Test
    void theHiddenReplyAddressProvesItThoughTheOtherMailIsHeardFirst() {
        long before = waitingMails();
        long first = comes(PostOffice.ADDRESS, PostOffice.ADDRESS, "resign 101", "");
        office.intake().work();
        assertThat(office.item(first).outcome()).contains("held");
        assertThat(waitingMails()).isEqualTo(before + 1);

        long second = comes(reply, PostOffice.ADDRESS, "resign 101", "");
        office.intake().work();
        assertThat(office.item(second).outcome()).contains("done");
        assertThat(office.record(101).outcome()).isPresent();
        assertThat(waitingMails()).as("no question, and a mail to each player").isEqualTo(before + 2);
    }

    @Test
    void aCommandConfirmedMeanwhileIsNotRepeated() {
        comes(PostOffice.ADDRESS, PostOffice.ADDRESS, "move 101 c5,d5", "");
        office.intake().work();
        assertThat(office.replies("alice", "yes").outcome()).contains("done");
        long second = comes(reply, PostOffice.ADDRESS, "move 101 c5,d5", "");
        office.intake().work();

        secondIsSilent(second);
        assertThat(office.record(101).moves()).isEqualTo(1);
    }

    @Test
    void onlyOneOfTwoWorkersWithATwinEachActs() {
        String both = PostOffice.ADDRESS + ", " + reply;
        long first = comes(PostOffice.ADDRESS, both, "Re: board", "c5,d5");
        long second = comes(reply, both, "Re: board", "c5,d5");
        assertThat(office.inbox().claim("another worker", 1).stream()
                        .findFirst()
                        .orElseThrow()
                        .id())
                .isEqualTo(first);
        office.intake().work();
        assertThat(office.item(second).outcome()).contains("done");

        office.inbox().release("another worker");
        office.intake().work();
        secondIsSilent(first);
        assertThat(office.record(101).moves()).isEqualTo(1);
    }
}
