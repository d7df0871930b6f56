package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;

/** {@code pbem prune}. */
@Command(
        name = "prune",
        description =
                "Cut old mails down to their headers and outcome, as [keep] says. A running server does it daily.")
public final class Prune extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            PbemServer.Pruned pruned = server.prune();
            out().println("Pruned " + pruned.received() + " mails that came in and " + pruned.sent()
                    + " that went out.");
            return 0;
        }
    }
}
