package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.tournament.TournamentKind;

/** Characters that change the direction of a line or end a text are accepted nowhere and shown nowhere. */
class OddCharactersTest {

    private static final String ODD = "\u202e\u0000\u2066\u0007\u200f";

    @TempDir
    Path folder;

    @Test
    void noneOfThemIsInPagesFeedsFilesOrTheApi() {
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            int tournament = club.tournament(TournamentKind.ROUND_ROBIN, "Spring" + ODD + " Cup", "alice", "bob");
            int board = club.start("alice", "bob");
            club.say(board, "move " + board + " c5,d5", "Good" + ODD + " luck");
            club.hear(club.player("bob"), "chat " + board, "Thank" + ODD + " you");
            for (String user : List.of("alice", "bob")) {
                club.hear(club.player(user), "set talk public", "");
            }
            club.annul(board, "A qua" + ODD + "rrel");

            String all = List.of(
                            "/tournaments",
                            "/tournaments/" + tournament,
                            "/boards/" + board,
                            "/boards/" + board + ".record",
                            "/boards/" + board + ".json",
                            "/boards/" + board + ".atom",
                            "/api/v1/tournaments",
                            "/api/v1/tournaments/" + tournament,
                            "/api/v1/boards/" + board,
                            "/players/alice",
                            "/hall",
                            "/feed.atom")
                    .stream()
                    .map(path -> club.reader().get(path).body())
                    .reduce("", String::concat);

            assertThat(all).contains("Spring Cup", "Good luck", "Thank you", "A quarrel");
            for (int c : ODD.codePoints().toArray()) {
                assertThat(all.indexOf(c)).as("character %x", c).isNegative();
                assertThat(all).doesNotContainIgnoringCase(String.format("\\u%04x", c), "&#" + c + ";");
            }
        }
    }
}
