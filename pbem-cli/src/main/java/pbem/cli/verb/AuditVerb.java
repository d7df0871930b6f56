package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import pbem.cli.listing.Row;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem log admin}. */
@Command(
        name = "admin",
        description = "List the decisions of admins and moderators, at the terminal and by mail, the newest first."
                + " A tournament has a log of its own for its directors: pbem tournament show. pbem verify"
                + " finds changed entries.")
final class AuditVerb extends ListVerb {

    @Option(names = "--limit", paramLabel = "N", description = "The number of entries (default: 50).")
    private int limit = 50;

    @Override
    List<Row> rows(PbemServer server) {
        return server.store().read(tx -> Row.each(tx.auditLog().newest(limit), entry -> ClubRows.of(tx, entry)));
    }
}
