package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.store.Tables;
import picocli.CommandLine;

/** Files of games in other programs' formats are imported as boards, and boards are exported as such files. */
@Tag("long")
class ImportFileTest {

    private static final String GAMES = """
            [Event "F/S Return Match"]
            [Date "1992.11.04"]
            [White "Fischer, Robert J."]
            [Black "Spassky, Boris V."]
            [Result "1-0"]

            1. e4 e5 {as ever} 2. Nf3 Nc6 3. Bb5 a6 1-0

            [Event "broken"]
            [White "Fischer, Robert J."]
            [Black "?"]
            [Result "0-1"]

            1. e4 e5 2. Ke3 0-1

            [Event "draughts"]
            [White "alice"]
            [Black "Draw"]
            [Result "1/2-1/2"]
            [GameType "21"]

            1. 11-15 {a fool's move} 23-18 {a fine one} 1/2-1/2
            """;

    @TempDir
    private Path directory;

    private final StringWriter printed = new StringWriter();

    private int pbem(String... words) {
        return pbemOf("home", words);
    }

    private int pbemOf(String home, String... words) {
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(printed, true));
        program.setErr(new PrintWriter(printed, true));
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--home", directory.resolve(home).toString()));
        printed.getBuffer().setLength(0);
        return program.execute(all.toArray(String[]::new));
    }

    @Test
    void aGameThatWasCountedElsewhereHasTheResultOfItsFile() throws Exception {
        pbem("setup", "--defaults");
        Path file = Files.writeString(
                directory.resolve("game.sgf"), "(;GM[1]FF[4]SZ[9]KM[7.5]PB[Ann]PW[Ben]RE[W+75.5];B[ee];W[ce];B[];W[])");

        assertThat(pbem("board", "import", file.toString())).isZero();
        assertThat(pbem("board", "show", "101")).isZero();
        assertThat(printed.toString()).contains("Ben won: the file of the game says so");
        assertThat(pbem("board", "export", "101")).isZero();
        assertThat(printed.toString()).contains("The file has it so: W+75.5");
        assertThat(pbem("board", "export", "101", "--as", "sgf")).isZero();
        assertThat(printed.toString()).contains("RE[W+").doesNotContain("RE[W+R");
    }

    @Test
    void theGamesOfAFileBecomeBoardsAndTheBrokenOneIsNamed() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.org");
        Path file = Files.writeString(directory.resolve("games.pgn"), GAMES);

        assertThat(pbem("board", "import", file.toString(), "--dry-run")).isEqualTo(1);
        assertThat(printed.toString()).contains("line 1: would become a board", "line 16: would become a board");
        assertThat(pbem("board", "import", file.toString(), "--as", "alice=alice"))
                .isEqualTo(1);
        assertThat(printed.toString())
                .contains(
                        "line 1: board 101\n",
                        "line 14: not taken: Move 3, Ke3, is not legal: ",
                        "line 16: board 102\n");
        assertThat(pbem("board", "import", file.toString())).isEqualTo(1);
        assertThat(printed.toString()).contains("line 1: is board 101 already");

        assertThat(pbem("board", "export", "101")).isZero();
        assertThat(printed.toString())
                .contains(
                        "started: 1992-11-04T00:00:00Z",
                        "player 1: Fischer-Robert-J",
                        "| as ever",
                        "results: won lost");
        assertThat(pbem("board", "export", "101", "--as", "pgn")).isZero();
        assertThat(printed.toString())
                .contains("[White \"Fischer-Robert-J\"]", "3. Bb5 a6 1-0")
                .doesNotContain("TimeControl");
        assertThat(pbem("board", "export", "102")).isZero();
        assertThat(printed.toString())
                .contains("player 2: alice", "| a fool's move")
                .doesNotContain("fine");
        assertThat(pbem("board", "export", "102", "--as", "fen")).isZero();
        assertThat(printed.toString()).startsWith("B:B1,2,");
        assertThat(pbem("board", "export", "101", "--as", "sgf")).isEqualTo(1);
        assertThat(printed.toString()).contains("board 101 has no form sgf");
        Path all = directory.resolve("alice.pdn");
        assertThat(pbem("player", "export", "alice", all.toString(), "--as", "pdn"))
                .isZero();
        assertThat(Files.readString(all)).contains("[White \"alice\"]", "1. 11-15 23-18 1/2-1/2");
        assertThat(pbem("player", "list")).isZero();
        assertThat(printed.toString()).containsPattern("p-Draw +gone");
        assertThat(pbem("verify")).as(printed.toString()).isZero();
    }

    @Test
    void aNameInAFileIsAPlayerHereOnlyIfTheAdminSaysSo() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.org");
        for (String result : List.of("1-0", "0-1")) {
            Path file = Files.writeString(directory.resolve("game.pgn"), """
                    [White "Alice"]
                    [Black "Bob"]
                    [Result "%1$s"]

                    1. e4 {I am a fool} %1$s
                    """.formatted(result));
            assertThat(pbem("board", "import", file.toString()))
                    .as(printed.toString())
                    .isZero();
        }

        assertThat(pbem("board", "export", "101")).isZero();
        assertThat(printed.toString()).contains("player 1: p-Alice", "player 2: Bob", "| I am a fool");
        assertThat(pbem("board", "export", "102")).isZero();
        assertThat(printed.toString()).contains("player 1: p-Alice", "player 2: Bob");
    }

    private static final String RECORD = """
            PBeM record 1
            game: hex
            rules: 1
            board: 588
            options:
            terms: --nagtime=7 --forfeittime=21
            started: 2025-05-05T14:02:00Z
            player 1: alice
            player 2: ghost

            1 2025-05-05T15:02:00Z alice plays %s
            | Good luck!
            2 2025-05-06T09:30:00Z ghost plays f6
            3 2025-05-08T08:00:00Z ghost resigns
            end of record
            """;

    @Test
    void recordsAreReadManyAtOnceAndThoseThatAreHereStayAsTheyAre() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.org");
        Path one = Files.writeString(directory.resolve("1.txt"), RECORD.formatted("c3") + RECORD.formatted("c4"));
        Path two = Files.writeString(directory.resolve("2.txt"), RECORD.formatted("c5"));
        assertThat(pbem("board", "import", one.toString(), two.toString())).isEqualTo(1);
        assertThat(printed.toString()).contains("2.txt, line 1: not taken: Nobody here is called ghost");
        String[] both = {"board", "import", "--departed", one.toString(), two.toString()};

        assertThat(pbem(both)).as(printed.toString()).isZero();
        assertThat(printed.toString())
                .contains("1.txt, line 1: board 101\n", "1.txt, line 16: board 102\n", "2.txt, line 1: board 103\n");
        Files.writeString(
                one, Files.readString(one).replace("| Good luck!\n", "").replace("588", "77"));
        assertThat(pbem(both)).isZero();
        assertThat(printed.toString())
                .contains(
                        "line 1: is board 101 already",
                        "line 15: is board 102 already",
                        "line 1: is board 103 already");
        assertThat(pbem("board", "export", "102")).isZero();
        assertThat(printed.toString()).contains("results: won lost", "rated: 1 2", "| Good luck!");
        Path own = Files.writeString(directory.resolve("own.txt"), printed.toString());
        assertThat(pbem("board", "import", own.toString())).isZero();
        assertThat(printed.toString()).contains("line 1: is board 102 already");
        assertThat(pbem("board", "start", "hex", "alice", "robot1"))
                .as(printed.toString())
                .isZero();
        pbem("board", "export", "104");
        Files.writeString(own, printed.toString());
        assertThat(pbem("board", "import", own.toString())).isZero();
        assertThat(printed.toString()).contains("line 1: is board 104 already");
        assertThat(pbem("board", "list", "--limit", "2")).isZero();
        assertThat(printed.toString()).contains("103  ", "104  ").doesNotContain("102  ");
        assertThat(pbem("verify")).as(printed.toString()).isZero();
    }

    /** A home with its players, whose first board is of other rules than the first board of the other home. */
    private void house(String home, String... firstBoard) {
        pbemOf(home, "setup", "--defaults");
        for (String user : List.of("alice", "bob")) {
            pbemOf(home, "player", "add", user, user + "@example.org");
        }
        assertThat(pbemOf(home, firstBoard)).as(printed.toString()).isZero();
    }

    private String exported(String file) throws IOException {
        assertThat(pbem("board", "export", "101")).isZero();
        return Files.writeString(directory.resolve(file), printed.toString()).toString();
    }

    private void goOn() {
        assertThat(pbem("board", "extend", "101", "--days", "3", "--why", "ill"))
                .as(printed.toString())
                .isZero();
    }

    @Test
    void anOlderRecordOfABoardAddsNothingToItsServer() throws Exception {
        house("home", "board", "start", "hex", "alice", "bob");
        String begun = exported("begun.txt");
        goOn();
        String older = exported("older.txt");
        goOn();

        assertThat(pbem("board", "import", begun, older)).isZero();
        assertThat(printed.toString())
                .contains("begun.txt, line 1: is board 101 already", "older.txt, line 1: is board 101 already");
        pbem("board", "list");
        assertThat(printed.toString()).contains("101  ").doesNotContain("102  ");
    }

    @Test
    void anArchiveReadAgainElsewhereAddsNothingAfterARenamingAndNamesTheGamesThatWentOn() throws Exception {
        house("home", "board", "start", "hex", "alice", "bob");
        house("away", "board", "start", "cholone", "bob", "alice");
        goOn();
        String first = exported("first.txt");
        assertThat(pbemOf("away", "board", "import", first))
                .as(printed.toString())
                .isZero();
        assertThat(printed.toString()).contains("line 1: board 102");

        assertThat(pbem("player", "rename", "bob", "robert")).isZero();
        String renamed = exported("renamed.txt");
        assertThat(pbemOf("away", "board", "import", first, renamed)).isZero();
        assertThat(printed.toString())
                .contains("first.txt, line 1: is board 102 already", "renamed.txt, line 1: is board 102 already");

        goOn();
        String later = exported("later.txt");
        assertThat(pbemOf("away", "board", "import", later)).isEqualTo(1);
        assertThat(printed.toString())
                .contains("line 1: not taken: it is board 102 already, which lacks some of these events");
        pbemOf("away", "board", "list");
        assertThat(printed.toString()).contains("102  ").doesNotContain("103  ");
    }

    @Test
    void aBrokenBoardOfTheSameNumberDoesNotEndTheImport() throws Exception {
        house("home", "board", "start", "hex", "alice", "bob");
        house("away", "board", "start", "cholone", "bob", "alice");
        goOn();
        String first = exported("first.txt");
        assertThat(pbemOf("away", "board", "extend", "101", "--days", "3", "--why", "ill"))
                .isZero();
        assertThat(pbemOf("away", "board", "extend", "101", "--days", "3", "--why", "ill"))
                .isZero();
        try (PbemServer server = PbemServer.open(new Home(directory.resolve("away")), Map.of())) {
            server.store().change(tx -> {
                Tables.of(tx).execute("DELETE FROM event WHERE board = 101 AND revision = 1");
                return 0;
            });
        }

        assertThat(pbemOf("away", "board", "import", first))
                .as(printed.toString())
                .isZero();
        assertThat(printed.toString()).contains("line 1: board 102");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board list",
                "inbox list",
                "outbox list",
                "report list",
                "report feedback",
                "log admin",
                "why alice"
            })
    void aListOfLessThanOneRowIsRefused(String verb) {
        pbem("setup", "--defaults");
        for (String limit : List.of("0", "-1")) {
            assertThat(pbem((verb + " --limit " + limit).split(" "))).isEqualTo(1);
            assertThat(printed.toString()).contains("--limit must be 1 or more, not " + limit);
        }
    }
}
