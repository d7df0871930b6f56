package pbem.cli.verb;

import pbem.cli.home.House;
import picocli.CommandLine.Command;

/** {@code pbem prune}. */
@Command(
        name = "prune",
        description =
                "Cut old mails down to their headers and outcome, as [keep] says. A running server does it daily.")
public final class Prune extends Verb {

    @Override
    public Integer call() throws Exception {
        try (House house = house()) {
            House.Pruned pruned = house.prune();
            out().println("Pruned " + pruned.received() + " mails that came in and " + pruned.sent()
                    + " that went out.");
            return 0;
        }
    }
}
