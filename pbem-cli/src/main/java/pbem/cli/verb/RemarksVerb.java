package pbem.cli.verb;

import java.util.List;
import java.util.Map;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem remarks}. */
@Command(
        name = "remarks",
        description = "What players said to the admin.",
        subcommands = {RemarksVerb.Listing.class})
public final class RemarksVerb extends Group {

    /** {@code pbem remarks list}. */
    @Command(name = "list", description = "Feedback and calls for the arbiter, the newest first.")
    static final class Listing extends ListVerb {

        @Option(names = "--limit", paramLabel = "N", description = "How many (default: 50).")
        private int limit = 50;

        @Override
        List<Map<String, Object>> rows(PbemServer server) {
            return server.store()
                    .read(tx -> tx.repositories().remarks().toAdmin(limit).stream()
                            .map(ClubRows::of)
                            .toList());
        }
    }
}
