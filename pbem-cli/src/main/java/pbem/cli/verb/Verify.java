package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.store.Audit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem verify}. */
@Command(
        name = "verify",
        description = "Replay every record and check what must always be true of the database.",
        footer = {
            "",
            "Each event bears a hash of itself and of the one before (docs/chain.md), so that a move",
            "that was changed is found even if it is legal. Exit code: 0 in order, 1 with faults."
        })
public final class Verify extends HomeVerb {

    @Option(
            names = "--mend",
            description =
                    "Write anew what follows from other rows: the summaries of boards, ratings, and counters. Logs are never"
                            + " touched.")
    private boolean mend;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            if (mend) {
                Audit.mend(server.store());
            }
            Audit.Report report = Audit.of(server.store());
            List<String> faults = report.faults();
            faults.forEach(fault -> out().println(TerminalText.safe(fault)));
            out().println((report.boards() == 1 ? "1 board" : report.boards() + " boards") + " replayed, "
                    + (faults.isEmpty()
                            ? "all in order."
                            : faults.size() == 1 ? "1 fault." : faults.size() + " faults."));
            return faults.isEmpty() ? 0 : 1;
        }
    }
}
