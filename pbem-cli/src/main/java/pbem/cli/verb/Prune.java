package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code pbem prune}. */
@Command(
        name = "prune",
        description =
                "Cut old mails down to their headers and outcome, as [keep] says. A running server does it daily.")
public final class Prune extends HomeVerb {

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            PbemServer.Pruned pruned = trial.isDry() ? server.toPrune() : server.prune();
            trial.say(
                    out(),
                    "Pruned " + pruned.received() + " mails that came in and " + pruned.sent() + " that went out.");
            if (trial.isDry()) {
                out().println("Nothing was changed.");
            }
            return 0;
        }
    }
}
