package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** A verb runs without loading the options of other verbs. */
class NamedVerbsTest {

    @Test
    void eachVerbTakesTheSameAsAmongAllOthers() {
        CommandLine program = Main.commandLine();
        verbs(program, List.of()).forEach(path -> {
            CommandLine alone = under(Main.commandLineFor(path.toArray(String[]::new)), path);
            assertThat(taken(alone)).as(path.toString()).isEqualTo(taken(under(program, path)));
            assertThat(alone.isUnmatchedOptionsArePositionalParams())
                    .as(path.toString())
                    .isEqualTo(under(program, path).isUnmatchedOptionsArePositionalParams());
        });
    }

    /** Verbs whose names say that they list, show or check; they change nothing. */
    private static final Set<String> READING =
            Set.of("list", "show", "feedback", "audit", "log board", "standings", "stats", "why", "doctor");

    @Test
    void verbsThatListOrShowDoSoForProgramsToo() {
        CommandLine program = Main.commandLine();
        List<String> without = verbs(program, List.of())
                .filter(path -> READING.contains(path.get(path.size() - 1)) || READING.contains(String.join(" ", path)))
                .filter(path -> under(program, path).getCommandSpec().findOption("--json") == null)
                .map(path -> String.join(" ", path))
                .toList();
        assertThat(without).isEmpty();
    }

    @Test
    void aReleaseMakesManPagesOfAllVerbs() throws IOException {
        String whole = Main.commandLine().getCommand().getClass().getName();
        assertThat(Files.readString(Path.of("pom.xml"))).contains("<argument>" + whole + "</argument>");
    }

    @Test
    void onlyWhatIsNamedIsRead() {
        CommandLine program = Main.commandLineFor("--home", "serve", "player", "list");
        assertThat(program.getSubcommands()).containsOnlyKeys("player");
        assertThat(under(program, List.of("player")).getSubcommands()).containsOnlyKeys("list");
        assertThat(Main.commandLineFor("log", "board", "101").getSubcommands()).containsOnlyKeys("log");
    }

    @Test
    void wrongWordsAndQuestionsAreAnsweredByTheWholeProgram() {
        for (List<String> words : List.of(
                List.<String>of(),
                List.of("servee"),
                List.of("help", "serve"),
                List.of("player"),
                List.of("player", "lsit"),
                List.of("player", "--wrong", "list"),
                List.of("serve", "--port", "x"),
                List.of("--home", "there", "--help", "player"),
                List.of("player", "list", "-h"))) {
            String[] args = words.toArray(String[]::new);
            assertThat(said(Main.commandLineFor(args), args))
                    .as(words.toString())
                    .isEqualTo(said(Main.commandLine(), args))
                    .contains("pbem");
        }
    }

    @Test
    void theHelpOfAVerbListsNoOptionThatItRefuses() {
        assertThat(said(Main.commandLine(), "demo", "--help"))
                .contains("--any-ports")
                .doesNotContain("--home");
        assertThat(said(Main.commandLine(), "demo", "--home", "there")).contains("leave out --home");
    }

    private static String said(CommandLine program, String... args) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int code = program.setOut(out).setErr(out).execute(args);
        return code + " " + said;
    }

    private static Set<String> taken(CommandLine verb) {
        return verb.getCommandSpec().args().stream().map(ArgSpec::toString).collect(Collectors.toSet());
    }

    private static Stream<List<String>> verbs(CommandLine verb, List<String> path) {
        if (verb.getSubcommands().isEmpty()) {
            return Stream.of(path);
        }
        return verb.getSubcommands().entrySet().stream().flatMap(below -> {
            List<String> longer = new ArrayList<>(path);
            longer.add(below.getKey());
            return verbs(below.getValue(), longer);
        });
    }

    private static CommandLine under(CommandLine program, List<String> path) {
        CommandLine verb = program;
        for (String word : path) {
            verb = verb.getSubcommands().get(word);
        }
        return verb;
    }
}
