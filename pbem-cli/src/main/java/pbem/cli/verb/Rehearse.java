package pbem.cli.verb;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import pbem.cli.demo.Rehearsal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code pbem rehearse}. */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Run a server and an admin's verbs once, on a temporary demo, so that Java can write an"
                + " archive of the classes.",
        footer = {"", "See config/README.md, A faster start."})
public final class Rehearse implements Callable<Integer> {

    /** Verbs that admins use, run on the demo's board. */
    private static final List<String> QUESTIONS = List.of(
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

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        CommandLine program = spec.root().commandLine();
        Rehearsal.run(home -> QUESTIONS.forEach(question -> program.execute(
                Stream.concat(Stream.of("--home", home.directory().toString()), Stream.of(question.split(" ")))
                        .toArray(String[]::new))));
        return 0;
    }
}
