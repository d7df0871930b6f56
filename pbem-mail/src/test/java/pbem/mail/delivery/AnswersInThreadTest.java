package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.store.Tables;

/** An answer belongs to the thread of the mail that it answers, under a Subject of ours. */
class AnswersInThreadTest {

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

    /** Replies as a mail program does, with any Subject. */
    private void answers(String user, MimeMessage answered, String id, String subject, String words) throws Exception {
        String references = header(answered, "References");
        office.takes(
                "From: " + user + "@players.example",
                "To: " + answered.getHeader("Reply-To", ","),
                "Subject: " + subject,
                "Message-ID: <" + id + "@players.example>",
                "In-Reply-To: " + answered.getMessageID(),
                "References: " + (references + " " + answered.getMessageID()).strip(),
                "",
                words);
    }

    private static String header(MimeMessage mail, String name) throws Exception {
        String[] values = mail.getHeader(name);
        return values == null ? "" : String.join(" ", values).replaceAll("\\s+", " ");
    }

    private static List<String> references(MimeMessage mail) throws Exception {
        return List.of(header(mail, "References").split(" "));
    }

    /** The newest mail to the user, frozen as it was sent. */
    private MimeMessage sent(String user) {
        office.outgoing().forEach(mail -> office.outbox().freeze(mail.id()));
        return office.newestTo(user);
    }

    @Test
    void helpThatIsAskedForInAReplyStandsInTheThreadOfTheBoard() throws Exception {
        MimeMessage board = office.newestTo("alice");
        answers("alice", board, "q1", "my password is hunter2", "help");

        MimeMessage help = office.newestTo("alice");
        assertThat(references(help))
                .startsWith(references(board).get(0))
                .endsWith(board.getMessageID(), "<q1@players.example>");
        assertThat(header(help, "In-Reply-To")).isEqualTo("<q1@players.example>");
        assertThat(help.getSubject()).isEqualTo(board.getSubject());
    }

    @Test
    void anAnswerInTheThreadOfABoardSaysWhoIsToMove() throws Exception {
        answers("alice", office.newestTo("alice"), "q1", "Re: board", "help");
        assertThat(text("alice")).contains("Board 101 before the first move: it is your move.");
    }

    @Test
    void anIdRewrittenByAProviderIsReferredToAsItIs() throws Exception {
        MimeMessage board = office.newestTo("alice");
        office.takes(
                "From: alice@players.example",
                "To: " + board.getHeader("Reply-To", ","),
                "Subject: Re: " + board.getSubject(),
                "Message-ID: <q1@players.example>",
                "In-Reply-To: <0102@rewritten.example>",
                "",
                "help");
        MimeMessage help = office.newestTo("alice");
        assertThat(references(help)).hasSize(3).endsWith("<0102@rewritten.example>", "<q1@players.example>");
        assertThat(references(help)).first().asString().startsWith("<pbem.board.101@");
        assertThat(help.getSubject()).isEqualTo(board.getSubject());
    }

    @Test
    void anAnswerToAnAnswerBearsItsSubject() throws Exception {
        office.takes(
                "From: dora@players.example",
                "To: " + PostOffice.ADDRESS,
                "Subject: signup dora",
                "Message-ID: <q0@players.example>",
                "",
                "");
        office.replies("dora", "yes");
        MimeMessage first = sent("dora");
        answers("dora", first, "q1", "hunter2", "help chroma");
        assertThat(office.newestTo("dora").getSubject())
                .isEqualTo(first.getSubject())
                .doesNotContain("hunter2");
    }

    @Test
    void aMailThatAnswersNoneOfOursIsAnsweredUnderASubjectOfOurs() throws Exception {
        office.takes(
                "From: carol@players.example",
                "To: " + PostOffice.ADDRESS,
                "Subject: help chroma hunter2",
                "Message-ID: <q1@players.example>",
                "",
                "");
        MimeMessage answer = office.newestTo("carol");
        assertThat(answer.getSubject()).startsWith("PBeM: ").doesNotContain("hunter2");
        assertThat(references(answer)).endsWith("<q1@players.example>");
    }

    @Test
    void answersAreForgottenWithTheirWriter() throws Exception {
        answers("alice", office.newestTo("alice"), "q1", "Re: board", "help");
        assertThat(office.replies("alice", "signoff").outcome()).isPresent();
        office.replies("alice", "alice");
        office.departed("alice");
        assertThat(office.store()
                        .<List<String>>read(tx -> Tables.of(tx)
                                .createQuery("SELECT answered FROM inbox WHERE answered <> ''")
                                .mapTo(String.class)
                                .list()))
                .isEmpty();
    }

    private String text(String user) throws Exception {
        return new String(office.newestTo(user).getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .replace("\r\n", "\n");
    }
}
