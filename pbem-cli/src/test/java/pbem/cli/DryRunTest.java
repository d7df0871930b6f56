package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Verbs that change much have a dry run, which changes nothing. */
@Tag("long")
class DryRunTest {

    private static final List<String> MUCH = List.of(
            "board adjudicate 101 --winner alice --why well",
            "board void 101 --why well",
            "board extend 101 --days 7 --why well",
            "tournament void 1 --why well",
            "player rename bob robert",
            "player suspend bob --why well",
            "player mute bob --why well",
            "player depart bob forfeit --why well",
            "player depart bob --replace carol --why well",
            "player merge carol bob",
            "announce --withdraw 1",
            "outbox retry --all",
            "outbox retry 1",
            "inbox retry --all",
            "tool prune",
            "verify --repair",
            "upgrade");

    @TempDir
    private Path directory;

    private String printed = "";

    @BeforeEach
    void fill() {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", "alice@example.org");
        pbem("player", "add", "bob", "bob@example.org");
        pbem("player", "add", "carol", "carol@example.org");
        pbem("announce", "The server moves.", "--subject", "We move");
        pbem("board", "start", "cholone", "alice", "bob");
        pbem(
                "tournament",
                "create",
                "--game",
                "cholone",
                "--kind",
                "round-robin",
                "--name",
                "Thursdays",
                "--size",
                "4");
    }

    private int pbem(String... words) {
        StringWriter out = new StringWriter();
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(out, true));
        program.setErr(new PrintWriter(out, true));
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--home", directory.resolve("home").toString()));
        int code = program.execute(all.toArray(String[]::new));
        printed = out.toString();
        return code;
    }

    /** All that the reading verbs show of the server. */
    private String everything() {
        StringBuilder all = new StringBuilder();
        for (String verb : List.of(
                "board list --json",
                "player list --json",
                "outbox list --json",
                "tournament list --json",
                "log admin --json",
                "announce --list",
                "board show 101")) {
            pbem(verb.split(" "));
            all.append(printed);
        }
        return all.toString();
    }

    @Test
    void a_trial_says_what_would_come_and_leaves_all_as_it_is() {
        String before = everything();
        for (String verb : MUCH) {
            assertThat(pbem((verb + " --dry-run").split(" ")))
                    .as(verb + ": " + printed)
                    .isZero();
            assertThat(printed).as(verb).containsPattern("Nothing was changed|Nothing to do");
        }
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void it_tells_the_result_and_how_many_mails_would_go_out() {
        pbem("board", "adjudicate", "101", "--winner", "alice", "--why", "well", "--dry-run");
        assertThat(printed)
                .contains("Would happen: Board 101: alice won")
                .contains("Nothing was changed. Mails that would go out: 2.");
    }

    @Test
    void a_trial_refuses_what_the_verb_refuses() {
        assertThat(pbem("board", "adjudicate", "999", "--draw", "--why", "well", "--dry-run"))
                .isEqualTo(1);
        assertThat(pbem("player", "erase", "bob", "--dry-run")).as(printed).isEqualTo(1); // he has an open board
        assertThat(pbem("player", "rename", "bob", "alice", "--dry-run")).isEqualTo(1);
        assertThat(pbem("announce", "--withdraw", "7", "--dry-run")).isEqualTo(1);
        for (String box : List.of("inbox", "outbox")) {
            assertThat(pbem(box, "retry", "999", "--dry-run")).isEqualTo(1);
            assertThat(printed).isEqualTo("pbem: mail 999 is not waiting\n");
        }
    }

    @Test
    void a_player_can_be_erased_on_trial() {
        pbem("board", "void", "101", "--why", "well");
        String before = everything();
        assertThat(pbem("player", "erase", "bob", "--dry-run")).as(printed).isZero();
        assertThat(printed).contains("Would happen: bob is forgotten", "Nothing was changed");
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void a_record_is_read_on_trial_and_a_board_taken_back() throws Exception {
        pbem("board", "export", "101");
        Path record = Files.writeString(directory.resolve("101.txt"), printed.replaceAll("chain: .*\n", ""));
        pbem("board", "adjudicate", "101", "--winner", "alice", "--why", "well");
        String before = everything();
        assertThat(pbem("board", "rollback", "101", "--back", "0", "--why", "well", "--dry-run"))
                .as(printed)
                .isZero();
        assertThat(printed).contains("Would happen: Board 101 stands after 0 moves; alice is to move.");
        assertThat(pbem("board", "import", record.toString(), "--dry-run"))
                .as(printed)
                .isZero();
        assertThat(printed).contains("line 1: would become a board");
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void a_backup_is_looked_at_before_it_is_restored() throws Exception {
        Path backup = directory.resolve("backup");
        pbem("backup", backup.toString());
        pbem("board", "void", "101", "--why", "well");
        String before = everything();
        assertThat(pbem("restore", backup.toString(), "--dry-run")).as(printed).isZero();
        assertThat(printed).contains("The backup is sound. Nothing was changed.");
        assertThat(everything()).isEqualTo(before);
        Files.writeString(backup.resolve("pbem.db"), "no database");
        assertThat(pbem("restore", backup.toString(), "--dry-run")).isEqualTo(1);
        assertThat(pbem("restore", directory.toString(), "--dry-run")).isEqualTo(1);
    }
}
