package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.PersonStory;
import pbem.cli.listing.ShownText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem why}. */
@Command(
        name = "why",
        description = "Explain the mails of a person: those that came from their address, those that went there,"
                + " and why none goes there if none does.",
        footer = {"", "For instance: pbem why alice@example.net, or by userid: pbem why alice"})
public final class WhyVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "ADDRESS", description = "An address or a userid.")
    private String whom;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "The last N in each direction (default: ${DEFAULT-VALUE}).")
    private int limit = 20;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        if (limit > 10_000) {
            throw new Refused("--limit must be a number from 1 to 10000, not " + limit);
        }
        try (PbemServer server = openServer()) {
            PersonStory story = server.store()
                    .read(tx -> PersonStory.of(tx, whom, limit))
                    .orElseThrow(() ->
                            new Refused("there is no player " + ShownText.of(whom) + "; an address has an @ in it"));
            if (json) {
                new Rows(List.of(story.facts())).printOne(out());
            } else {
                Rows.printLines(story.sentences(), out(), false);
            }
            return 0;
        }
    }
}
