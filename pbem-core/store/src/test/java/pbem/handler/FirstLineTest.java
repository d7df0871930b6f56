package pbem.handler;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.notice.Notice;
import pbem.record.GameRecord;
import pbem.repository.PostedNotice;
import pbem.testkit.Club;
import pbem.testkit.MailResult;
import pbem.testkit.WrittenLine;

/**
 * First lines as people write them, with the expected result of each: {@code first-lines.txt}. A line that begins with
 * {@code ==} gives the situation of the lines below it; each of those holds the expected result, a bar, and the line.
 */
class FirstLineTest {

    @TempDir
    static Path directory;

    private static Club club;

    @BeforeAll
    static void open() {
        club = new Club(directory, "alice", "bob", "carol", "dave");
    }

    @AfterAll
    static void close() {
        club.close();
    }

    /** A situation names the game and its events so far: moves, {@code off} if the writer is not on turn, an offer. */
    static List<WrittenLine> lines() {
        return WrittenLine.in(FirstLineTest.class, "first-lines.txt");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lines")
    void is_acted_on_or_asked_about_as_its_writer_would_expect(WrittenLine line) {
        club.later(Duration.ofHours(2));
        String[] situation = line.situation().split(" +");
        if (situation[0].equals("challenge")) {
            club.later(Duration.ofDays(2));
            club.says("carol", "cholone challenge dave");
            PostedNotice invited = club.last("dave");
            check(line, club.reply(invited, line.text()), -1);
            club.says("carol", "withdraw");
            return;
        }
        int board = club.board(situation[0], "alice", "bob");
        boolean off = false;
        for (String step : List.of(situation).subList(1, situation.length)) {
            switch (step) {
                case "off" -> off = true;
                case "draw", "undo" -> {
                    String offerer = user(board, true);
                    club.says(offerer, step.equals("draw") ? "propose " + board : "undo " + board);
                }
                default -> club.plays(board, step);
            }
        }
        String writer = user(board, off);
        check(line, club.replies(writer, board, club.record(board).revision(), line.text()), board);
    }

    private static String user(int board, boolean off) {
        GameRecord record = club.record(board);
        String mover = record.board().player(record.toMove().get(0)).user();
        return off ? mover.equals("alice") ? "bob" : "alice" : mover;
    }

    private static void check(WrittenLine line, MailResult handled, int board) {
        String expected = line.expected();
        String result =
                handled.results().isEmpty() ? "nothing" : handled.results().get(0);
        if (expected.startsWith("plays ")) {
            String[] parts = expected.substring("plays ".length()).split(" saying ", 2);
            assertThat(result).as(line.toString()).isEqualTo("done: played " + parts[0] + " on board " + board);
            String comment = club.record(board).last().orElseThrow().event().comment();
            assertThat(comment).as(line.toString()).isEqualTo(parts.length > 1 ? parts[1] : "");
        } else if (expected.startsWith("asks whether ")) {
            assertThat(result).as(line.toString()).startsWith("asked: asked whether this was meant");
            assertThat(question(handled))
                    .as(line.toString())
                    .isEqualTo(expected.substring("asks whether ".length()).toLowerCase(Locale.ROOT));
            assertThat(board < 0 ? 0 : club.record(board).moves()).isEqualTo(board < 0 ? 0 : movesBefore(line));
        } else if (expected.equals("asks which")) {
            assertThat(result).as(line.toString()).startsWith("asked: I found more than one move");
        } else {
            assertThat(result).as(line.toString()).startsWith(expected);
        }
    }

    private static long movesBefore(WrittenLine line) {
        return List.of(line.situation().split(" +")).stream()
                .skip(1)
                .filter(step -> !List.of("off", "draw", "undo").contains(step))
                .count();
    }

    /** The command that the newest question asks about. */
    private static String question(MailResult handled) {
        assertThat(handled.notices()).hasSize(1);
        PostedNotice asked = club.last(handled.notices().get(0).split(":")[0]);
        long id = ((Notice.ConfirmRequest) asked.notice()).hold();
        return club.changing(repositories ->
                        repositories.confirmations().numbered(id).orElseThrow().line())
                .toLowerCase(Locale.ROOT);
    }
}
