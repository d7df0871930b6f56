package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;
import pbem.request.RequestLimits;
import pbem.store.QuickPassword;
import pbem.store.Tables;
import pbem.testkit.UsualLimits;

/** A password in a mail stays in the database no longer than until the mail has its outcome. */
class RedactionTest {

    private static final String SECRET = "s3cret-word";

    @TempDir
    private Path directory;

    private PostOffice office;

    private void open(boolean passwords) {
        office = new PostOffice(
                directory, PostOffice.ADDRESS, passwords ? UsualLimits.withPasswords() : RequestLimits.STANDARD);
        office.board();
        office.store().change(tx -> {
            QuickPassword.set(tx, tx.players().called("alice").orElseThrow(), SECRET, office.instant());
            return true;
        });
    }

    @AfterEach
    void close() {
        office.close();
    }

    private InboxItem mail(String subject, String... body) {
        return office.takes(
                "Received: from x by y; for " + SECRET,
                "From: alice@players.example",
                "To: pbem@example.org",
                "Subject: " + subject,
                "Thread-Topic: " + subject,
                "Message-ID: <1@a>",
                String.join("\r\n", body),
                "");
    }

    /** Everything stored about mails, in and out. */
    private String books() {
        StringBuilder all = new StringBuilder();
        for (String table : new String[] {"inbox", "outbox", "hold", "event", "rate", "challenge"}) {
            office.store()
                    .read(tx -> Tables.of(tx)
                            .createQuery("SELECT * FROM " + table)
                            .mapToMap()
                            .list())
                    .forEach(row -> row.values()
                            .forEach(value -> all.append(text(value)).append('\n')));
        }
        return all.toString();
    }

    private static String text(Object value) {
        return value instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : String.valueOf(value);
    }

    @Test
    void aMailWithTheRightOneActsAndIsKeptWithoutIt() {
        open(true);
        InboxItem item =
                mail("cholone move 101 alice " + SECRET + " c5,d5", "", "Good luck! My word is " + SECRET + " !");
        assertThat(item.outcome()).contains("done");
        assertThat(item.subject()).isEqualTo("cholone move 101 alice *** c5,d5");
        assertThat(books()).doesNotContain(SECRET).contains("Good luck! My word is *** !");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "move 101 bob " + SECRET + " c5,d5",
                "move 101 alicia " + SECRET + " c5,d5",
                "accept alice " + SECRET + " 7",
                "signup carol " + SECRET,
                "change password " + SECRET,
                "change password alice other " + SECRET
            })
    void aMailWithAWrongCommandIsRedacted(String line) {
        open(true);
        mail("please", "", line, "");
        assertThat(books()).doesNotContain(SECRET);
    }

    @Test
    void aLineThatIsNotACommandOrHasItInTheWrongPlaceIsRedacted() {
        open(true);
        String reply = replyAddress("alice");
        for (String line : List.of(
                "cholone moev 101 alice " + SECRET + " c5,d5",
                "cholone moev 101 alicia " + SECRET + " c5,d5",
                "moev alice " + SECRET + " 101 c5,d5",
                "broadcast alice " + SECRET,
                "broadcast alice " + SECRET + " hello all",
                "swapp 101 alice " + SECRET,
                "wsap 101 zeno " + SECRET,
                "set alice " + SECRET,
                "set bob " + SECRET,
                "set bobb " + SECRET + " pictures none",
                "alice " + SECRET + " move 101 c5,d5",
                "alice " + SECRET + " cholone move 101 c5,d5",
                "alicia " + SECRET + " resign 101",
                "Re: alice " + SECRET + " resign 101",
                "alice " + SECRET,
                "message bob alice " + SECRET,
                "message alice " + SECRET,
                "chat 101 alice " + SECRET + " hello",
                "cholone challenge bob alice " + SECRET,
                "preview 101 alice " + SECRET + " c5,d5",
                "help alice " + SECRET,
                "games alice " + SECRET,
                "move 101 alice " + SECRET,
                "block alice " + SECRET + " bob")) {
            mail(line);
            assertThat(books()).as("%s in the subject", line).doesNotContain(SECRET);
            mail("please", "", line, "");
            assertThat(books()).as("%s in the body", line).doesNotContain(SECRET);
            mail("", "", "show", line);
            assertThat(books()).as("%s as the second line", line).doesNotContain(SECRET);
            if (line.split(" ").length > 2) { // two words may be the name of a signature
                mail("", "", "message bob", "", line);
                assertThat(books()).as("%s in what is said", line).doesNotContain(SECRET);
            }
            office.writes("alice@players.example", reply, "Re: cholone board 101 (alice)", line);
            assertThat(books()).as("%s in a reply", line).doesNotContain(SECRET);
        }
    }

    private String replyAddress(String user) {
        try {
            return office.newestTo(user).getHeader("Reply-To", ",");
        } catch (jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Auto-Submitted: auto-replied",
                "List-Id: <pbem.lists.example>",
                "Precedence: bulk",
                "X-Loop: pbem",
                "Content-Type: multipart/report; report-type=disposition-notification; boundary=x"
            })
    void aMailThatIsNotALetterIsRedacted(String header) {
        open(true);
        mail("move 101 alice " + SECRET + " c5,d5", header, "", "resign 101 alice " + SECRET, "");
        mail("please", header, "", "swapp 101 alice " + SECRET, "");
        assertThat(books()).doesNotContain(SECRET);
    }

    @Test
    void aMailThatIsReadInPartOrNotAtAllIsRedacted() {
        open(true);
        mail("", "", "help\n".repeat(RequestLimits.STANDARD.linesPerMail()) + "swapp 101 alice " + SECRET, "");
        assertThat(books()).doesNotContain(SECRET);
        for (int i = 0; i < RequestLimits.STANDARD.mailsPerDay(); i++) {
            office.store().change(tx -> {
                tx.rates().note("alice@players.example", "mail", office.instant());
                return true;
            });
        }
        mail("", "", "swapp 101 alice " + SECRET, "");
        assertThat(books()).doesNotContain(SECRET);
    }

    @Test
    void theAnswerToAQuestionIsRedacted() {
        open(true);
        office.writes("alice@players.example", "pbem@example.org", "resign 101", "");
        office.writes("alice@players.example", replyAddress("alice"), "Re: x", "perhaps alice " + SECRET);
        office.writes("alice@players.example", replyAddress("alice"), "Re: x", "swapp 101 alice " + SECRET);
        assertThat(books()).doesNotContain(SECRET);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "message bob",
                "cholone challenge bob",
                "games alice next",
                "cholone challenge bob -size=5 --time=3",
                "chat 101 Thank you, bob!"
            })
    void aMailWithoutAnyIsKeptAsItCame(String line) {
        open(true);
        InboxItem item = mail(line, "", "Hello bob, nice to meet you. alice says hello, too, and bob knows.");
        String raw = new String(office.inbox().raw(item.id()).orElseThrow().bytes(), StandardCharsets.UTF_8);
        assertThat(raw).contains("Thread-Topic: " + line).contains("Hello bob, nice to meet you. alice says hello");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"move 101 alice " + SECRET + " c5,d5", "resign 101 alice " + SECRET, "signup carol " + SECRET})
    void aMailToAServerThatTakesNoPasswordsIsRedacted(String line) {
        open(false);
        mail(line);
        assertThat(books()).doesNotContain(SECRET);
        assertThat(office.record(101).revision()).isZero();
    }

    @Test
    void aCommandBelowTheWordsIsNotPassedOnWithItsPassword() {
        open(true);
        mail("", "", "message bob\nmove 101 alice " + SECRET + " c5,d5");
        assertThat(books()).doesNotContain(SECRET);
    }

    @Test
    void nothingOfItIsLeftInTheFileOnceTheServerHasStopped() throws IOException {
        open(true);
        mail("move 101 alice " + SECRET + " c5,d5", "", "x".repeat(10_000) + " " + SECRET);
        office.close();
        assertThat(directory).isDirectoryNotContaining("glob:**-wal");
        assertThat(Files.readString(directory.resolve("pbem.db"), StandardCharsets.ISO_8859_1))
                .doesNotContain(SECRET);
    }

    @Test
    void howeverTheMailIsWritten() {
        open(true);
        String line = Base64.getEncoder()
                .encodeToString(("move 101 alice " + SECRET + " c5,d5").getBytes(StandardCharsets.UTF_8));
        InboxItem item = mail(
                "=?utf-8?B?" + line + "?=",
                "MIME-Version: 1.0",
                "Content-Type: multipart/alternative; boundary=b",
                "",
                "--b",
                "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64",
                "",
                line,
                "--b",
                "Content-Type: text/html",
                "",
                "<p>move 101 alice s3cret&#45;word c5,d5</p>",
                "--b--");
        assertThat(item.outcome()).contains("done");
        assertThat(books()).doesNotContain(SECRET).doesNotContain(line).doesNotContain("s3cret");
    }

    @Test
    void senderAndTimeAreKept() {
        open(true);
        InboxItem item = mail("move 101 alice " + SECRET + " c5,d5");
        String raw = new String(office.inbox().raw(item.id()).orElseThrow().bytes(), StandardCharsets.UTF_8);
        assertThat(raw).contains("From: alice@players.example\r\n").contains("Message-ID: <1@a>\r\n");
    }
}
