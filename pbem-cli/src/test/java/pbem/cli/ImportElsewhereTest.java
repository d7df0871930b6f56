package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import picocli.CommandLine;

/** Games played on a server like Richard's are imported as boards. */
@Tag("long")
class ImportElsewhereTest {

    private static final String GAME = """
            From: Another Server <games@elsewhere.example>
            Subject: Abalone Board 588

            Summary of Abalone Board 588

            Game won by ski.

               o            x
               ski          morteux
               1 c5,d5      2 G5,F5
               3 c4,d4      4 g6,f6
               5 c3,d3


                    1 2 3 4 5
                    / / / / / 6
                A- o o o o o / 7

            Game started.... Dec 30 14:02
            Last move made.. Jan  2 09:10
            Game ended...... Jan  2 09:10
            """;

    @TempDir
    private Path directory;

    private final StringWriter printed = new StringWriter();

    @BeforeEach
    void accounts() {
        pbem("setup", "--defaults");
        pbem("player", "add", "ski", "ski@example.org");
        pbem("player", "add", "morty", "morty@example.org");
    }

    private int pbem(String... words) {
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(printed, true));
        program.setErr(new PrintWriter(printed, true));
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--home", directory.resolve("home").toString()));
        return program.execute(all.toArray(String[]::new));
    }

    private int imports(String mails, String... more) throws Exception {
        Path file = Files.writeString(directory.resolve("games.txt"), mails);
        printed.getBuffer().setLength(0);
        List<String> all = new ArrayList<>(List.of("board", "import-summaries", "--as", "morteux=morty"));
        all.addAll(List.of(more));
        all.add(file.toString());
        return pbem(all.toArray(String[]::new));
    }

    private List<GameRecord> boards() throws Exception {
        try (PbemServer server = PbemServer.open(new Home(directory.resolve("home")), Map.of())) {
            return server.store()
                    .read(tx -> tx.boards().list(BoardFilter.ALL).stream()
                            .map(board -> tx.boards().record(board.number()).orElseThrow())
                            .toList());
        }
    }

    @Test
    void aResignedGameIsOverHereTooWithAllItsMoves() throws Exception {
        assertThat(imports(GAME, "--year", "1999")).as(printed.toString()).isZero();
        assertThat(printed.toString()).contains("Summary of Abalone Board 588: board 101");
        GameRecord board = boards().get(0);
        assertThat(board.state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(board.plies()).hasSize(5);
        assertThat(board.board().players()).extracting(player -> player.user()).containsExactly("ski", "morty");
        assertThat(board.board().started()).isEqualTo("1999-12-30T14:02:00Z");
        assertThat(board.entries().get(0).at()).isEqualTo("2000-01-02T09:10:00Z");
        assertThat(board.outcome().orElseThrow().results())
                .extracting(Enum::name)
                .containsExactly("WON", "LOST");
        assertThat(pbem("verify")).as(printed.toString()).isZero();
        assertThat(pbem("outbox", "list")).isZero();
        assertThat(printed.toString()).doesNotContain("ski@example.org");
    }

    @Test
    void anArchiveThatIsReadTwiceAddsNothing() throws Exception {
        assertThat(imports(GAME)).isZero();
        assertThat(imports(GAME)).isZero();
        assertThat(printed.toString()).contains("Summary of Abalone Board 588: is board 101 already");
        assertThat(boards()).hasSize(1);
    }

    @Test
    void aPlayerWithoutAnAccountGetsOneWithoutAnAddress() throws Exception {
        String game = GAME.replace("ski", "oldman");
        assertThat(imports(game)).isEqualTo(1);
        assertThat(printed.toString()).contains("without an account here: oldman");
        assertThat(imports(game, "--departed")).isZero();
        assertThat(boards()).hasSize(1);
        pbem("player", "list");
        assertThat(printed.toString()).containsPattern("oldman +gone");
        assertThat(pbem("verify")).as(printed.toString()).isZero();
    }

    @Test
    void aTieIsOneHereToo() throws Exception {
        assertThat(imports(GAME.replace("Game won by ski.", "Game was a tie."))).isZero();
        assertThat(boards().get(0).outcome().orElseThrow().results())
                .extracting(Enum::name)
                .containsExactly("DREW", "DREW");
    }

    @Test
    void aTrialKeepsNothing() throws Exception {
        assertThat(imports(GAME, "--dry-run")).isZero();
        assertThat(printed.toString()).contains("would become a board");
        assertThat(boards()).isEmpty();
    }

    @Test
    void gamesNotUnderstoodAreListedWithTheirReasonAndTheOthersAreRead() throws Exception {
        String several = String.join(
                "\n",
                GAME.replace("588", "1").replace("c4,d4", "c4,f8"),
                GAME.replace("588", "2").replace("Abalone", "Quoridor"),
                GAME.replace("588", "3").replace("ski", "nobody"),
                GAME.replace("588", "4").replace("1 c5,d5  ", "9 c5,d5  "),
                GAME.replace("588", "5").replace("3 c4,d4  ", "5 c4,d4  "),
                GAME.replace("588", "6").replace("Game won by ski.", "It was a nice game."),
                GAME.replace("588", "7").replace("won by ski", "won by somebody"),
                GAME.replace("588", "8"));
        assertThat(imports(several)).isEqualTo(1);
        assertThat(printed.toString())
                .contains("Board 1: not understood: ")
                .contains("Board 2: not understood: there is no game quoridor here")
                .contains("Board 3: not understood: without an account here: nobody")
                .contains("Board 4: not understood: the table begins with move 9")
                .contains("Board 5: not understood: move 3 is missing before: 5 c4,d4")
                .contains("Board 6: not understood: it says neither how the game ended")
                .contains("Board 7: not understood: the winner somebody has no column")
                .contains("Board 8: board 101");
        assertThat(boards()).hasSize(1);
        assertThat(imports("Hello")).isEqualTo(1);
        assertThat(printed.toString()).contains("there is no title like");
    }

    private static final String BEGUN = GAME.replace("Game won by ski.", "It is morteux's turn.");

    @Test
    void aGameThatGoesOnIsTakenOverWhereThatIsWantedAndItsPlayersAreTold() throws Exception {
        assertThat(imports(BEGUN)).isEqualTo(1);
        assertThat(printed.toString()).contains("not understood: it is not over: it is morteux's turn; with --begun");
        assertThat(imports(BEGUN, "--begun", "--dry-run")).isZero();
        assertThat(boards()).isEmpty();

        assertThat(imports(BEGUN, "--begun")).as(printed.toString()).isZero();
        GameRecord board = boards().get(0);
        assertThat(board.state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(board.plies()).hasSize(5);
        assertThat(board.toMove()).extracting(seat -> seat.number()).containsExactly(2);
        assertThat(pbem("verify")).as(printed.toString()).isZero();
        assertThat(pbem("outbox", "list")).isZero();
        assertThat(printed.toString()).contains("ski@example.org", "morty@example.org");
    }

    @Test
    void aGameThatStandsOtherwiseByOurRulesIsNotContinued() throws Exception {
        assertThat(imports(BEGUN.replace("It is morteux's", "It is ski's"), "--begun"))
                .isEqualTo(1);
        assertThat(printed.toString()).contains("by our rules it is the turn of morteux, and not of ski");
        assertThat(boards()).isEmpty();
        assertThat(pbem("outbox", "list")).isZero();
        assertThat(printed.toString()).doesNotContain("ski@example.org");
    }

    @Test
    void aFileSaysWhoIsWhoAndWhoIsNobodyIsNamed() throws Exception {
        String game = GAME.replace("ski", "s.k.i").replace("morteux", "m");
        assertThat(imports(game)).isEqualTo(1);
        assertThat(printed.toString()).contains("without an account here: s.k.i, m");

        Path names = Files.writeString(directory.resolve("names.txt"), "# there, here\n\nS.K.I = ski\nm\tmorty\n");
        assertThat(imports(game, "--names", names.toString()))
                .as(printed.toString())
                .isZero();
        assertThat(boards().get(0).board().players())
                .extracting(player -> player.user())
                .containsExactly("ski", "morty");

        Files.writeString(names, "m = morty\nm = ski\n");
        assertThat(imports(game, "--names", names.toString())).isEqualTo(1);
        assertThat(printed.toString()).contains("line 2: m was morty before");
        Files.writeString(names, "a b c\n");
        assertThat(imports(game, "--names", names.toString())).isEqualTo(1);
        assertThat(printed.toString()).contains("line 1: one name there and one here, as in: ski = bob; not: a b c");
    }
}
