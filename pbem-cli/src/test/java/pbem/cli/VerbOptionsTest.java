package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Every verb that lists or shows has {@code --json}, and every verb that changes much has {@code --dry-run}. */
class VerbOptionsTest {

    private static final String JSON = "--json";
    private static final String DRY = "--dry-run";

    /** Verbs that do either, depending on their options. */
    private static final Set<String> BOTH = Set.of("announce", "invite", "tournament repair", "verify");

    /** Verbs that neither list nor change much, each with the reason. */
    private static final Map<String, String> NEITHER = Map.ofEntries(
            Map.entry("demo", "runs a server"),
            Map.entry("serve", "runs a server"),
            Map.entry("tick", "is what a server does"),
            Map.entry("deliver", "takes one mail"),
            Map.entry("setup", "asks before it writes, and keeps what was there"),
            Map.entry("oauth login", "asks"),
            Map.entry("keys rotate", "old keys count as before"),
            Map.entry("backup", "leaves the server as it is"),
            Map.entry("tool compact", "leaves the server as it is"),
            Map.entry("player export", "writes a file in a form of its own"),
            Map.entry("board export", "writes a record, a form of its own"),
            Map.entry("tournament export", "writes a report, a form of its own"),
            Map.entry("outbox export", "writes mails as they are sent"),
            Map.entry("export", "writes a file in a form of its own"),
            Map.entry("game new", "writes sources, for developers"),
            Map.entry("game example", "writes an example, for developers"),
            Map.entry("perft", "a line for each depth, as such programs write it"),
            Map.entry("tool perft", "a line for each depth, as such programs write it"),
            Map.entry("engine", "speaks a protocol"),
            Map.entry("tool engine", "speaks a protocol"),
            Map.entry("rehearse", "belongs to the build"),
            Map.entry("help", "explains verbs"),
            Map.entry("generate-completion", "writes a script"));

    private static Stream<CommandLine> verbs(CommandLine program) {
        return program.getSubcommands().isEmpty()
                ? Stream.of(program)
                : program.getSubcommands().values().stream().flatMap(VerbOptionsTest::verbs);
    }

    private static String name(CommandLine verb) {
        return verb.getCommandSpec().qualifiedName().replaceFirst("^pbem ", "");
    }

    private static boolean takes(String option, CommandLine verb) {
        return verb.getCommandSpec().findOption(option) != null;
    }

    @Test
    void everyVerbListsForProgramsOrChangesOnTrialOrIsAKnownException() {
        List<String> faults = new ArrayList<>();
        verbs(Main.commandLine()).forEach(verb -> {
            boolean json = takes(JSON, verb);
            boolean dry = takes(DRY, verb);
            boolean good = NEITHER.containsKey(name(verb))
                    ? !json && !dry
                    : BOTH.contains(name(verb)) ? json && dry : json != dry;
            if (!good) {
                faults.add(name(verb) + (json ? " " + JSON : "") + (dry ? " " + DRY : ""));
            }
        });
        assertThat(faults).isEmpty();
        assertThat(verbs(Main.commandLine()).map(VerbOptionsTest::name))
                .containsAll(NEITHER.keySet())
                .containsAll(BOTH);
    }
}
