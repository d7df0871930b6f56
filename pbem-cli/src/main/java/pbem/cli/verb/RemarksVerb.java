package pbem.cli.verb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.cli.home.PbemServer;
import pbem.repository.Remark;
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
                            .map(Listing::row)
                            .toList());
        }

        private static Map<String, Object> row(Remark remark) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("at", remark.at().toString());
            row.put("kind", remark.kind().name().toLowerCase(Locale.ROOT));
            row.put("board", remark.board().isPresent() ? remark.board().getAsInt() : null);
            row.put("author", remark.author().user());
            row.put("words", remark.words());
            return row;
        }
    }
}
