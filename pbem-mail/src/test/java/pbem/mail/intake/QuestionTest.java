package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;

/** The mails, and their senders, that count as a yes to the question whether a mail is genuine. */
class QuestionTest {

    private static final String ALICE = "From: alice@players.example";

    @TempDir
    private Path directory;

    private PostOffice office;
    private String address;
    private String messageId;

    @BeforeEach
    void ask() throws Exception {
        office = new PostOffice(directory);
        office.board();
        InboxItem forged = office.writes("alice@players.example", PostOffice.ADDRESS, "resign 101", "");
        assertThat(forged.outcome()).contains("held");
        address = office.newestTo("alice").getHeader("Reply-To")[0].replaceAll("(?s).*<|>.*", "");
        messageId = office.newestTo("alice").getMessageID();
    }

    @AfterEach
    void close() {
        office.close();
    }

    private InboxItem answer(String... lines) {
        return office.takes(String.join("\r\n", lines), "");
    }

    private boolean resigned() {
        return office.record(101).revision() > 0;
    }

    @Test
    void aWrittenYesIsAYes() {
        answer(ALICE, "To: " + address, "Subject: Re: x", "Message-ID: <1@a>", "", "Yes.");
        assertThat(resigned()).isTrue();
    }

    @Test
    void anEmptyReplyIsNotAnAnswer() {
        answer(ALICE, "To: " + address, "Subject: Re: PBeM: please confirm: resign 101", "Message-ID: <1@a>", "");
        assertThat(resigned()).isFalse();
    }

    @Test
    void aReplyWithOnlyTheQuotedQuestionIsNotAnAnswer() {
        answer(ALICE, "To: " + address, "Message-ID: <1@a>", "", "On Monday, PBeM wrote:", "> Did you mean to");
        assertThat(resigned()).isFalse();
    }

    @Test
    void theAutomaticAnswerOfACalendarIsNotAnAnswer() {
        InboxItem item = answer(
                ALICE,
                "To: " + address,
                "Subject: Accepted: PBeM",
                "Message-ID: <1@a>",
                "MIME-Version: 1.0",
                "Content-Type: text/calendar; method=REPLY",
                "",
                "BEGIN:VCALENDAR",
                "END:VCALENDAR");
        assertThat(item.reason().orElseThrow()).startsWith("I do not read attachments");
        assertThat(resigned()).isFalse();
    }

    @Test
    void aResponderOfHersSaysNeitherYesNorNo() {
        answer(ALICE, "To: " + address, "Auto-Submitted: auto-replied", "Message-ID: <1@a>", "", "yes");
        answer("From: mailer-daemon@players.example", "To: " + address, "Message-ID: <2@a>", "", "yes");
        assertThat(resigned()).isFalse();
    }

    @Test
    void theMessageIdAloneDoesNotAllowAnAnswer() {
        answer(ALICE, "To: " + PostOffice.ADDRESS, "In-Reply-To: " + messageId, "Message-ID: <1@a>", "", "yes");
        assertThat(resigned()).isFalse();
    }

    @Test
    void theTokenOfAnotherPlayerDoesNotAnswer() throws Exception {
        String bobs = office.newestTo("bob").getHeader("Reply-To")[0].replaceAll("(?s).*<|>.*", "");
        answer(ALICE, "To: " + bobs, "In-Reply-To: " + messageId, "Message-ID: <1@a>", "", "yes");
        assertThat(resigned()).isFalse();
    }

    @Test
    void aNoIsTheLastWord() {
        answer(ALICE, "To: " + address, "Message-ID: <1@a>", "", "no");
        InboxItem again = answer(ALICE, "To: " + address, "Message-ID: <2@a>", "", "yes");
        assertThat(again.outcome()).contains("refused");
        assertThat(resigned()).isFalse();
    }
}
