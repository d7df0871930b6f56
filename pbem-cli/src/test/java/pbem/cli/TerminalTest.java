package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** For tests of verbs at the terminal, in a home where alice and bob play on board 101. */
abstract class TerminalTest {

    @TempDir
    protected Path directory;

    protected StringWriter out = new StringWriter();
    protected StringWriter errors = new StringWriter();

    @BeforeEach
    void beginWithABoard() {
        pbem("setup", "--defaults");
        for (String user : List.of("alice", "bob")) {
            assertThat(pbem("player", "add", user, user + "@players.example")).isZero();
        }
        pbem("board", "start", "cholone", "alice", "bob");
    }

    protected final int pbem(String... words) {
        out = new StringWriter();
        errors = new StringWriter();
        CommandLine program = Main.commandLine();
        program.setOut(new PrintWriter(out, true));
        program.setErr(new PrintWriter(errors, true));
        List<String> line =
                new ArrayList<>(List.of("--home", directory.resolve("home").toString()));
        line.addAll(List.of(words));
        return program.execute(line.toArray(String[]::new));
    }
}
