package pbem.cli.verb;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.store.Audit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem verify}. */
@Command(
        name = "verify",
        description = "Replay every record, and check the invariants of the database.",
        footer = {
            "",
            "Each event has a hash of itself and of the event before (docs/chain.md), so a changed move"
                    + " is found even if it is legal. Mails, words and settings have no hash; only their form is"
                    + " checked. SHA256SUMS of a backup covers all of its files. Exit code: 0 in order, 1 with"
                    + " faults."
        })
public final class Verify extends ServerVerb {

    @Option(
            names = "--repair",
            description = "If there are faults, copy the home, rewrite derived rows (summaries of boards and "
                    + "tournaments, ratings, counters), and list each repaired fault. Logs are never changed.")
    private boolean repair;

    @Option(names = "--dry-run", description = "With --repair: only list the faults, each with its remedy.")
    private boolean dry;

    @Option(names = "--json", description = "As JSON: the number of boards replayed, and the faults.")
    private boolean json;

    @Override
    int run(PbemServer server) throws IOException {
        Audit.Report report = Audit.of(server.store());
        if (json && repair) {
            throw new Refused("--json only shows the faults");
        }
        if (repair && !dry && !report.faults().isEmpty()) {
            report = repaired(server, report);
        }
        List<String> faults = report.faults();
        if (json) {
            new Rows(List.of(new Row()
                            .with("boards", report.boards())
                            .with("faults", faults)
                            .with("unchecked", report.unchecked())))
                    .printOne(out());
            return faults.isEmpty() ? 0 : 1;
        }
        faults.forEach(fault -> out().println(ShownText.of(fault)));
        report.unchecked().forEach(line -> out().println(ShownText.of(line)));
        out().println((report.boards() == 1 ? "1 board" : report.boards() + " boards") + " replayed, "
                + (faults.isEmpty() ? "all in order." : faults.size() == 1 ? "1 fault." : faults.size() + " faults."));
        if (dry) {
            out().println("Nothing was changed.");
        }
        return faults.isEmpty() ? 0 : 1;
    }

    private Audit.Report repaired(PbemServer server, Audit.Report before) throws IOException {
        copyBefore("repair", server);
        Audit.mend(server.store());
        Audit.Report after = Audit.of(server.store());
        List<String> gone = new ArrayList<>(before.faults());
        gone.removeAll(after.faults());
        gone.forEach(fault -> out().println("Put right: " + ShownText.of(what(fault))));
        return after;
    }

    /** A fault without the advice on how to repair it. */
    private static String what(String fault) {
        int cure = fault.indexOf("; repair it with: ");
        return cure < 0 ? fault : fault.substring(0, cure);
    }
}
