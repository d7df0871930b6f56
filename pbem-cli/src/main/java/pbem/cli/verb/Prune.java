package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem tool prune}. */
@Command(
        name = "prune",
        description = "Shorten old mails to their headers and outcome, after the days of [keep]. A running server"
                + " does it daily.")
public final class Prune extends ServerVerb {

    @Option(names = "--dry-run", description = "Only say what would be shortened.")
    private boolean dry;

    @Override
    int run(PbemServer server) {
        PbemServer.Pruned pruned = dry ? server.toPrune() : server.prune();
        out().println((dry ? "Would happen: " : "") + "Pruned " + pruned.received() + " received mails and "
                + pruned.sent() + " outgoing mails.");
        if (dry) {
            out().println("Nothing was changed.");
        }
        return 0;
    }
}
