package pbem.cli.verb;

import java.util.List;
import java.util.Map;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem log admin}. */
@Command(
        name = "admin",
        description =
                "What admins and moderators decided, at the terminal and by mail, the newest first. What directors did in a"
                        + " tournament stands in its own log: pbem tournament show. pbem verify finds whether an entry was"
                        + " changed.")
final class AuditVerb extends ListVerb {

    @Option(names = "--limit", paramLabel = "N", description = "How many (default: 50).")
    private int limit = 50;

    @Override
    List<Map<String, Object>> rows(PbemServer server) {
        return server.store()
                .read(tx -> tx.repositories().auditLog().newest(limit).stream()
                        .map(entry -> ClubRows.of(tx.repositories(), entry))
                        .toList());
    }
}
