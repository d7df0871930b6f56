package pbem.cli.verb;

import java.util.concurrent.Callable;
import pbem.cli.demo.Rehearsal;
import picocli.CommandLine.Command;

/** {@code pbem rehearse}. */
@Command(
        name = "rehearse",
        hidden = true,
        description =
                "Do once what a server does, on a demo of its own, so that Java can write an archive of the classes.",
        footer = {"", "See config/README.md, A faster start."})
public final class Rehearse implements Callable<Integer> {

    @Override
    public Integer call() throws Exception {
        Rehearsal.run();
        return 0;
    }
}
