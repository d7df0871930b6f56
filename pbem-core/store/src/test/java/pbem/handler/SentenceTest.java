package pbem.handler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.notice.Notice;
import pbem.repository.PostedNotice;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

/**
 * Sentences as people write them, and what becomes of each: {@code sentences.txt}. A line that begins with {@code ==} gives
 * the situation of those below it.
 */
class SentenceTest {

    @TempDir
    static Path directory;

    private static Club club;

    @BeforeAll
    static void open() {
        club = new Club(directory, "alice", "bob", "mia", "greta");
    }

    @AfterAll
    static void close() {
        club.close();
    }

    record Line(String situation, String expected, String text) {
        @Override
        public String toString() {
            return situation + ": " + text + " -> " + expected;
        }
    }

    static List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        String situation = "";
        for (String line : resource().lines().toList()) {
            if (line.startsWith("==")) {
                situation = line.substring(2).strip();
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" \\| ", 2);
                lines.add(new Line(situation, parts[0].strip(), parts[1].replace("\\n", "\n")));
            }
        }
        return lines;
    }

    private static String resource() {
        try (InputStream in = SentenceTest.class.getResourceAsStream("sentences.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lines")
    void does_what_its_writer_would_expect(Line line) {
        club.later(Duration.ofDays(1));
        MailResult handled = said(line);
        String told = String.join(" ", handled.results()) + " " + String.join(" ", handled.notices());
        if (line.expected().startsWith("asks whether ")) {
            assertThat(handled.result()).as(line.toString()).startsWith("asked: ");
            assertThat("asks whether " + question(handled)).as(line.toString()).isEqualTo(line.expected());
        } else {
            assertThat(told).as(line.toString()).contains(line.expected());
        }
    }

    /** The command that the newest question is about. */
    private static String question(MailResult handled) {
        PostedNotice asked = club.last(handled.notices().get(0).split(":")[0]);
        long id = ((Notice.ConfirmRequest) asked.notice()).hold();
        return club.changing(repositories ->
                repositories.confirmations().numbered(id).orElseThrow().line());
    }

    private static MailResult said(Line line) {
        return switch (line.situation()) {
            case "stranger" ->
                club.mail("nils@" + Integer.toHexString(line.text().hashCode()) + ".example", "", line.text());
            case "player" -> club.says("alice", line.text());
            case "challenge" -> atChallenge(line.text());
            default -> atBoard(line.situation(), line.text());
        };
    }

    private static MailResult atChallenge(String text) {
        club.says("bob", "withdraw"); // that of the line before
        club.says("bob", "cholone challenge alice");
        return club.reply(club.last("alice"), text);
    }

    private static MailResult atBoard(String situation, String text) {
        int board = club.board("cholone", "alice", "bob");
        if (situation.equals("offer")) {
            club.says("bob", "propose " + board);
        }
        if (situation.equals("over")) {
            club.says("bob", "resign " + board);
        }
        return club.replies("alice", board, club.record(board).revision(), text);
    }
}
