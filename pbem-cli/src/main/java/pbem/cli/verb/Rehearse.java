package pbem.cli.verb;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import pbem.cli.config.Environment;
import pbem.cli.config.Settings;
import pbem.cli.demo.Rehearsal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code pbem rehearse}. */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Run a server once on a temporary demo, or an admin's verbs on a temporary home, so that Java can"
                + " write an archive of their classes.",
        footer = {"", "See config/README.md, A faster start."})
public final class Rehearse implements Callable<Integer> {

    /** What runs: one archive is of the server, and a smaller one of the verbs that end soon. */
    enum Part {
        server,
        verbs
    }

    /** Verbs that admins use, from a new home on. */
    private static final List<String> VERBS = List.of(
            "setup --defaults",
            "player add alice alice@example.org",
            "player add bob bob@example.org",
            "board start cholone alice bob",
            "player list",
            "player show alice",
            "board list",
            "board show 101",
            "board audit 101",
            "log board 101",
            "log admin",
            "standings cholone",
            "tournament list",
            "challenge list",
            "signup list",
            "report list",
            "report feedback",
            "announce --list",
            "invite --list",
            "robot list",
            "inbox list",
            "outbox list --json",
            "why alice",
            "stats",
            "keys list");

    @Parameters(paramLabel = "PART", description = "${COMPLETION-CANDIDATES}.")
    private Part part;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        // The environment may name the database of a real server, and doctor would ask the mail server of this machine.
        Environment.only(part == Part.server ? Map.of() : Map.of(Settings.SMTP_PORT.variable(), "1"));
        Rehearsal.bound();
        if (part == Part.server) {
            Rehearsal.ofServer();
            return 0;
        }
        return Rehearsal.ofVerbs(home -> {
            int worst =
                    VERBS.stream().mapToInt(verb -> execute(home, verb)).max().orElseThrow();
            execute(home, "doctor"); // a home without a server is not well
            return worst;
        });
    }

    private int execute(Path home, String verb) {
        return spec.root()
                .commandLine()
                .execute(Stream.concat(Stream.of("--home", home.toString()), Stream.of(verb.split(" ")))
                        .toArray(String[]::new));
    }
}
