package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The answer to an unknown name at the terminal says how to list the names that exist. */
class UnknownNamesTest {

    @TempDir
    private Path home;

    private final StringWriter errors = new StringWriter();

    @BeforeEach
    void init() {
        assertThat(pbem("setup --defaults")).isZero();
    }

    private int pbem(String line) {
        CommandLine program = Main.commandLine();
        program.setErr(new PrintWriter(errors, true));
        return program.execute(Stream.concat(Stream.of("--home", home.toString()), Stream.of(line.split(" ")))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board extend 999 --days 3 --why ill",
                "board void 999 --why cheating",
                "board adjudicate 999 --draw --why time",
                "board show 999",
                "board export 999",
                "board audit 999"
            })
    void a_board_that_there_is_not_leads_to_the_list_of_boards(String line) {
        assertThat(pbem(line)).isEqualTo(1);
        assertThat(errors).hasToString("pbem: there is no board 999; to see all, run: pbem board list\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"board start ludo alice bob", "board list --game ludo", "perft ludo 1"})
    void a_game_that_there_is_not_leads_to_those_that_there_are(String line) {
        assertThat(pbem(line)).isEqualTo(1);
        assertThat(errors.toString()).matches("pbem: there is no game ludo; the nearest are (\\S+, ){4}\\S+\\s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft ludo 1", "game example ludo", "match ludo level1 random", "engine ludo"})
    void a_jar_that_may_hold_the_game_and_is_not_used_is_named_with_its_fault(String line) throws IOException {
        Path jar = home.resolve("games/ludo.jar");
        GameJarFile.write(Files.createDirectory(jar.getParent()).resolve("ludo.jar"), "untitled");
        assertThat(pbem(line)).isEqualTo(1);
        assertThat(errors.toString())
                .startsWith("pbem: there is no game ludo; ")
                .endsWith("; " + jar + " is not used: its game untitled has no title, or no family\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve --roles robot", "serve --roles intake,,act", "serve --roles ,"})
    void a_role_that_there_is_not_leads_to_those_that_there_are(String line) {
        assertThat(pbem(line)).isEqualTo(2);
        assertThat(errors.toString())
                .contains("the right form is --roles intake,act,delivery,clock,site,robots, or some of these");
    }
}
