package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What {@code pbem game new} says to the author of a game. */
class NewGameVerbTest {

    @TempDir
    private Path directory;

    @Test
    void theAuthorOfAJarIsToldHowItIsBuiltAndWhenItIsUsed() {
        CommandLine program = Main.commandLine();
        StringWriter said = new StringWriter();
        program.setOut(new PrintWriter(said, true));
        assertThat(program.execute("game", "new", "ludo", "--board=square", "--family=stepping", "--jar=" + directory))
                .isZero();
        assertThat(said.toString())
                .startsWith(directory.resolve("pom.xml") + "\n")
                .containsSubsequence(
                        "What is left:\n",
                        "./mvnw install -pl pbem-core/rules",
                        "mvn clean package",
                        "pbem game example",
                        "pbem doctor");
    }
}
