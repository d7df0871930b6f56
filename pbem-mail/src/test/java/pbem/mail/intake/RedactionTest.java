package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;
import pbem.request.RequestLimits;
import pbem.store.Tables;

/** A password in a mail is in the books no longer than until the mail has its outcome. */
class RedactionTest {

    private static final String SECRET = "s3cret-word";

    @TempDir
    private Path directory;

    private PostOffice office;

    private void open(boolean passwords) {
        office = new PostOffice(
                directory,
                PostOffice.ADDRESS,
                passwords ? RequestLimits.STANDARD.withPasswords() : RequestLimits.STANDARD);
        office.board();
        office.store().change(tx -> {
            tx.repositories()
                    .passwords()
                    .set(tx.repositories().players().called("alice").orElseThrow(), SECRET, office.instant());
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

    /** All that is kept of mails, in and out. */
    private String books() {
        StringBuilder all = new StringBuilder();
        for (String table : new String[] {"inbox", "inbox_line", "outbox", "hold", "event", "rate", "challenge"}) {
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
    void soIsAMailWhoseWordsAreWrong(String line) {
        open(true);
        mail("please", "", line, "");
        assertThat(books()).doesNotContain(SECRET);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"move 101 alice " + SECRET + " c5,d5", "resign 101 alice " + SECRET, "signup carol " + SECRET})
    void soIsAMailToAServerThatTakesNone(String line) {
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
    void whoWroteWhenIsKept() {
        open(true);
        InboxItem item = mail("move 101 alice " + SECRET + " c5,d5");
        String raw = new String(office.inbox().raw(item.id()).orElseThrow().bytes(), StandardCharsets.UTF_8);
        assertThat(raw).contains("From: alice@players.example\r\n").contains("Message-ID: <1@a>\r\n");
    }
}
