package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages between players go by mail to those at the board, and appear on no page. */
class TalkIsPrivateTest {

    private static final String WORDS = "between ourselves";

    private static final List<String> PATHS = List.of(
            "/",
            "/boards",
            "/boards?state=finished",
            "/boards/101",
            "/boards/101/moves/0",
            "/boards/101/moves/1",
            "/boards/101/moves/2",
            "/boards/101.txt",
            "/boards/101.svg",
            "/players",
            "/players/alice",
            "/games",
            "/games/cholone");

    @TempDir
    Path folder;

    @Test
    void nothingThatPlayersSayIsOnAnyPage() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            int board = club.start("alice", "bob");
            club.say(board, "move 101 c5,d5", WORDS + " with a move");
            club.play(board, 1);
            club.hear(club.player("alice"), "chat 101", WORDS + " in a chat");
            club.hear(club.player("alice"), "draw 101", WORDS + " with an offer");
            nothingIsTold(club.reader());

            club.hear(club.player("bob"), "reject 101", WORDS + " with an answer");
            club.hear(club.player("bob"), "cholone seek", WORDS + " with a challenge");
            club.hear(club.player("alice"), "undo 101", WORDS + " with a wish");
            nothingIsTold(club.reader());

            club.hear(club.player("bob"), "resign 101", WORDS + " at the end");
            assertThat(club.record(board).entries())
                    .as("what is not shown")
                    .anyMatch(entry -> entry.event().comment().contains(WORDS));
            nothingIsTold(club.reader());
        }
    }

    @Test
    void chatIsShownOnlyWhileAllPlayersOfTheBoardWantIt() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob", "carol");
            club.start("alice", "bob");
            club.say(101, "move 101 c5,d5", WORDS + " <with a move>");
            club.play(101, 1);
            club.hear(club.player("bob"), "chat 101", WORDS + " in a chat");
            club.hear(club.player("carol"), "set talk public", "");
            club.hear(club.player("carol"), "chat 101", WORDS + " as one who watches");
            club.hear(club.player("alice"), "set talk public", "");
            nothingIsTold(club.reader());

            club.hear(club.player("bob"), "set talk public", "");
            assertThat(club.reader().page("/boards/101"))
                    .contains(
                            WORDS + " &lt;with a move&gt;",
                            WORDS + " in a chat",
                            "with <a href=\"/boards/101/moves/1\"")
                    .doesNotContain("as one who watches");
            assertThat(club.reader().page("/boards/101.txt")).doesNotContain(WORDS);

            club.hear(club.player("alice"), "set talk private", "");
            nothingIsTold(club.reader());
        }
    }

    /** A record from elsewhere may contain such characters. */
    @Test
    void charactersThatReverseALineAreLeftOut() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            club.start("alice", "bob");
            club.say(101, "move 101 c5,d5", "a\u202eb\u0000c\u2066d\ufeffe\nf");
            club.hear(club.player("bob"), "set talk public", "");
            club.hear(club.player("alice"), "set talk public", "");

            assertThat(club.reader().page("/boards/101"))
                    .contains("<p>abcde</p>", "<p>f</p>")
                    .doesNotContain("\u202e", "\u0000", "\u2066");
            assertThat(club.reader()
                            .get("/play/board", "Authorization", "Bearer " + club.token("bob", 101))
                            .body())
                    .contains("\"abcde\\nf\"");
        }
    }

    private static void nothingIsTold(Reader reader) {
        PATHS.forEach(path -> assertThat(reader.page(path)).as(path).doesNotContain(WORDS));
    }
}
