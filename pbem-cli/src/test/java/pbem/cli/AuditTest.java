package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code pbem board audit} before and after the end of a board. */
class AuditTest {

    private static final Pattern FINGERPRINT = Pattern.compile("\\b[0-9a-f]{64}\\b");
    private static final Pattern SEED = Pattern.compile("\\b[0-9a-f]{32}\\b");

    @TempDir
    private Path directory;

    private int code;

    @BeforeEach
    void open() {
        pbem("setup --defaults");
        pbem("player add alice alice@example.net");
        pbem("player add bob bob@example.net");
    }

    private String pbem(String line) {
        StringWriter out = new StringWriter();
        List<String> args =
                new ArrayList<>(List.of("--home", directory.resolve("home").toString()));
        args.addAll(List.of(line.split(" ")));
        CommandLine program =
                Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(out, true));
        code = program.execute(args.toArray(String[]::new));
        return out.toString();
    }

    @Test
    void beforeTheEndItTellsNothingAndAfterItThatChanceWasFair() {
        pbem("board start chromino alice bob");
        Matcher published = FINGERPRINT.matcher(pbem("board show 101"));
        assertThat(published.find()).isTrue();

        assertThat(pbem("board audit 101"))
                .contains(published.group(), "cannot be told before the end")
                .doesNotContainPattern(SEED);
        assertThat(code).isEqualTo(1);

        pbem("board void 101 --why test");
        assertThat(pbem("board audit 101"))
                .contains("Board 101: chance was fair.", published.group(), "Order of turns: ", "In the bag")
                .containsPattern(SEED);
        assertThat(code).isZero();
    }

    @Test
    void aGameWithoutChanceHasNothingToCheck() {
        pbem("board start cholone alice bob");
        assertThat(pbem("board audit 101")).contains("There is no chance in Cholone.");
        assertThat(pbem("board audit 101 --json")).contains("\"chance\" : \"none\"", "\"logAsEntered\" : true");
        assertThat(pbem("board audit 7")).contains("there is no board 7");
        assertThat(code).isEqualTo(1);
    }
}
