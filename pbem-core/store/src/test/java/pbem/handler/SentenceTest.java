package pbem.handler;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.ReplyTarget;
import pbem.robot.RobotRules;
import pbem.testkit.Club;
import pbem.testkit.Cup;
import pbem.testkit.MailResult;
import pbem.testkit.WrittenLine;

/**
 * Sentences as people write them, with the expected result of each: {@code sentences.txt}. A line that begins with
 * {@code ==} gives the situation of the lines below it. A question is asked only where the file expects one.
 */
class SentenceTest {

    @TempDir
    static Path directory;

    private static final Pattern QUESTION = Pattern.compile(": confirm (\\d+)");

    private static Club club;

    @BeforeAll
    static void open() {
        club = new Club(directory, "alice", "bob", "mia", "greta", "carol", "p1", "p2", "p3", "p4", "p5", "p6");
        club.withRobots(RobotRules.STANDARD);
        Cup.beginUnder(club, "carol", "p1", "p2", "p3", "p4", "p5", "p6");
    }

    @AfterAll
    static void close() {
        club.close();
    }

    static List<WrittenLine> lines() {
        return WrittenLine.in(SentenceTest.class, "sentences.txt");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lines")
    void does_what_its_writer_would_expect(WrittenLine line) {
        club.later(Duration.ofDays(1));
        MailResult handled = said(line);
        List<String> told = new ArrayList<>(handled.results());
        told.addAll(handled.notices());
        questions(handled).forEach(question -> told.add("asks whether " + question));
        for (String expected : line.expected().split(" & ")) {
            boolean not = expected.startsWith("not ");
            String part = not ? expected.substring(4) : expected;
            assertThat(told.stream().anyMatch(one -> one.contains(part)))
                    .as(line + "\nbut it was\n" + String.join("\n", told))
                    .isEqualTo(!not);
        }
        if (!line.expected().startsWith("asks whether ")) {
            assertThat(questions(handled)).as(line.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"c5,d5 or c5,c6?", "shwo", "delete the comment", "would you like some tea?"})
    void an_answer_that_asks_back_or_offers_lines_leads_back_to_the_board(String text) {
        atBoard("board", text);
        assertThat(club.reply(club.last("alice"), "c5,d5").result()).startsWith("done: played c5,d5");
    }

    /** The commands that the writer is asked about, with the comments they would carry. */
    private static List<String> questions(MailResult handled) {
        return handled.notices().stream()
                .map(QUESTION::matcher)
                .filter(Matcher::find)
                .map(asked -> Long.parseLong(asked.group(1)))
                .map(id -> club.changing(repositories ->
                        repositories.confirmations().numbered(id).orElseThrow()))
                .map(pending -> pending.line() + (pending.comment().isEmpty() ? "" : ": " + pending.comment()))
                .toList();
    }

    private static MailResult said(WrittenLine line) {
        String[] mail = line.text().split(" / ", 2);
        String subject = mail.length == 2 ? mail[0] : "";
        String body = mail[mail.length - 1];
        String[] situation = line.situation().split(" ");
        return switch (situation[0]) {
            case "stranger" ->
                club.mail("nils@" + Integer.toHexString(line.text().hashCode()) + ".example", subject, body);
            case "player" -> club.says("alice", subject, body);
            case "message" -> {
                club.says("mia", "message alice\n\nShall we meet?");
                yield club.reply(club.last("alice"), body);
            }
            case "director" -> club.says("carol", body);
            case "lesson" -> {
                club.says("alice", "tutorial " + situation[1] + " 1");
                yield club.reply(club.last("alice"), body);
            }
            case "challenge" -> atChallenge(body);
            case "declined" -> {
                club.says("alice", "withdraw");
                club.says("alice", "cholone challenge bob greta");
                club.reply(club.last("bob"), "decline");
                yield club.reply(club.last("alice"), body);
            }
            default -> atBoard(line.situation(), body);
        };
    }

    private static MailResult atChallenge(String text) {
        club.says("bob", "withdraw"); // the challenge of the previous line
        club.says("bob", "cholone challenge alice");
        return club.reply(club.last("alice"), text);
    }

    private static MailResult atBoard(String situation, String text) {
        int board = club.board(situation.equals("board chess") ? "chess" : "cholone", "alice", "bob");
        if (situation.equals("moved")) {
            club.replies("alice", board, 0, "c5,d5");
        }
        if (situation.equals("offer")) {
            club.says("bob", "propose " + board);
        }
        if (situation.equals("over")) {
            club.says("bob", "resign " + board);
        }
        if (situation.equals("chat")) {
            ReplyTarget chat = new ReplyTarget.OfBoard(board, 0, true);
            return club.leaves("alice", chat, text);
        }
        return club.replies("alice", board, club.record(board).revision(), text);
    }
}
