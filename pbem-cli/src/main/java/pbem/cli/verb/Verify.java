package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.store.Audit;
import picocli.CommandLine.Command;

/** {@code pbem verify}. */
@Command(name = "verify", description = "Replay every record and check what must always be true of the database.")
public final class Verify extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            Audit.Report report = Audit.of(server.store());
            List<String> faults = report.faults();
            faults.forEach(fault -> out().println(TerminalText.safe(fault)));
            out().println((report.boards() == 1 ? "1 board" : report.boards() + " boards") + " replayed, "
                    + (faults.isEmpty() ? "all in order." : faults.size() + " faults."));
            return faults.isEmpty() ? 0 : 1;
        }
    }
}
