package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.games.Catalogue;
import pbem.mail.PostOffice;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.request.UnprovenLimits;
import pbem.testkit.UsualLimits;

/** The bytes sent for each byte received: the most that a forged mail makes us send. */
class AmplificationTest {

    private static final int LINES = 50;
    private static final int MOST_BYTES = 20_000;

    @TempDir
    private Path directory;

    private PostOffice office;
    private int mails;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.join("alice");
        office.join("bob");
        IntStream.range(0, 60).forEach(i -> office.board("alice", "bob"));
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** Fifty lines of one mail, each about another board, whose number stands for %d. */
    private static String lines(String form) {
        return IntStream.range(0, LINES)
                .mapToObj(i -> String.format(form, 101 + i))
                .collect(Collectors.joining("\r\n"));
    }

    /** @return the size of the mail in bytes */
    private int forged(String from, String body) {
        String[] lines = {
            "From: " + from,
            "To: " + PostOffice.ADDRESS,
            "Subject: multiple",
            "Message-ID: <" + ++mails + "@e>",
            "",
            body
        };
        office.takes(lines);
        return String.join("\r\n", lines).length();
    }

    private long newest() {
        return office.outgoing().stream().mapToLong(OutboxItem::id).max().orElse(0);
    }

    /** The sizes of all mails posted after this one, as sent. */
    private List<Integer> outAfter(long before) {
        return office.outgoing().stream()
                .filter(mail -> mail.id() > before)
                .map(mail -> office.outbox().preview(mail.id()).orElseThrow().bytes().length)
                .toList();
    }

    private static int sum(List<Integer> bytes) {
        return bytes.stream().mapToInt(Integer::intValue).sum();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show %d",
                "record %d",
                "preview %d c5,d5", // a picture for each line would be eight million bytes
                "show alice",
                "help commands",
                "help chromino",
                "games all",
                "list cholone",
                "status",
                "move %d c5,d5", // a question for each line would be fifty mails
                "message bob",
                "testdisplay"
            })
    void aForgedMailIsAnsweredByOneShortText(String form) {
        long before = newest();
        int in = forged("alice@players.example", lines(form));
        assertShort(in, outAfter(before));
    }

    @Test
    void aForgedMailOfPreviewsIsAnsweredByOneShortText() {
        String previews = Catalogue.games().all().stream()
                .flatMap(game -> IntStream.rangeClosed(1, 12).mapToObj(n -> game.name() + " preview new " + n))
                .limit(LINES)
                .collect(Collectors.joining("\r\n"));
        long before = newest();
        int in = forged("eve@elsewhere.example", previews);
        assertShort(in, outAfter(before));
    }

    @Test
    void aForgedMailOfMovesWithManyWordsIsAnsweredByOneShortText() {
        String moves = IntStream.range(0, LINES)
                .mapToObj(i -> "move " + (101 + i) + " c5,d5\r\n " + "\u00e4\u00f6\u00fc\u00df ".repeat(60))
                .collect(Collectors.joining("\r\n"));
        long before = newest();
        int in = forged("alice@players.example", moves);
        List<Integer> out = outAfter(before);
        assertShort(in, out);
        assertThat(text(before)).contains("    yes").contains("    no");
    }

    @Test
    void aShortenedAnswerSaysSoAndNamesItsServer() {
        long before = newest();
        forged("alice@players.example", "help commands\r\nhelp chromino\r\ngames all\r\nstatus\r\nlist");
        assertThat(outAfter(before)).allSatisfy(bytes -> assertThat(bytes).isBetween(19_000, MOST_BYTES));
        assertThat(text(before))
                .contains("The rest is left out, because nothing proves who sent the mail")
                .containsSubsequence("The rest is left out", "-- ")
                .doesNotContain("text/html");
    }

    @Test
    void aFileThatIsNotEnclosedIsNotNamed() {
        int board = office.boardOf("chess", "alice", "bob");
        long before = newest();
        forged("alice@players.example", "fen " + board);
        assertThat(text(before)).contains("rnbqkbnr/pppppppp").doesNotContain("as a file");
    }

    /** Forged mails of many senders, each within the limit of one sender. */
    @Test
    void answersToAllStayWithinTheHourlyLimitOfTheServer() {
        office.close();
        UnprovenLimits narrow = new UnprovenLimits(20, 5, 100, 80, 0);
        office = new PostOffice(directory, PostOffice.ADDRESS, UsualLimits.with(narrow));
        long before = newest();
        for (int i = 0; i < 10; i++) {
            forged("eve" + i + "@elsewhere.example", "list");
        }
        assertThat(outAfter(before))
                .as("each counts as 20 kB until it is written, and 40 are kept for others")
                .hasSize(2);
        office.outgoing().stream().filter(mail -> mail.id() > before).forEach(mail -> freeze(mail.id()));
        for (int i = 10; i < 20; i++) {
            forged("eve" + i + "@elsewhere.example", "list");
        }
        assertThat(outAfter(before)).as("then as what it is").hasSizeGreaterThan(2);
        assertThat(sum(outAfter(before))).isLessThanOrEqualTo(40_000);
    }

    /** Freezes the mail as delivery does before it sends it. */
    private void freeze(long id) {
        OutgoingMail mail = office.outbox().preview(id).orElseThrow();
        office.store().change(tx -> tx.outboundMails().freeze(Map.of(id, mail)));
    }

    /** The only mail posted after this one, decoded. */
    private String text(long before) {
        long id = office.outgoing().stream()
                .mapToLong(OutboxItem::id)
                .filter(newer -> newer > before)
                .findFirst()
                .orElseThrow();
        try {
            return (String) new MimeMessage(
                            null,
                            new ByteArrayInputStream(
                                    office.outbox().preview(id).orElseThrow().bytes()))
                    .getContent();
        } catch (MessagingException | IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertShort(int in, List<Integer> out) {
        assertThat(out).hasSize(1);
        assertThat(sum(out)).as(in + " bytes in, " + sum(out) + " bytes out").isLessThanOrEqualTo(MOST_BYTES);
    }
}
