package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.cli.listing.TournamentFacts;
import pbem.tournament.table.TrfReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament export}. */
@Command(
        name = "export",
        description =
                "Print a Swiss as FIDE's Tournament Report File (TRF16), which pairing programs and checkers read.",
        footer = {
            "",
            "Example: pbem tournament export 3 > three.trf; bbpPairings --dutch three.trf -c",
            "With -c it lists where it would have paired otherwise; such a pairing can be as legal as ours."
        })
final class TournamentExport extends ServerVerb {

    @Parameters(index = "0", paramLabel = "TOURNAMENT")
    private int number;

    @Override
    int run(PbemServer server) throws Exception {
        TournamentFacts shown = server.store()
                .read(tx -> TournamentFacts.of(tx, number))
                .orElseThrow(() -> Refused.noTournament(number));
        if (!TrfReport.fits(shown.tournament())) {
            throw new Refused("a report file holds a Swiss that has begun and in which a pair plays one board; this"
                    + " is not so in tournament " + number);
        }
        TrfReport report = new TrfReport(shown.tournament(), shown::user);
        report.lines().forEach(line -> out().println(ShownText.of(line)));
        out().flush();
        int missing = shown.tournament().stages().size() - report.rounds().size();
        if (missing > 0) {
            spec().commandLine()
                    .getErr()
                    .println("pbem: rounds from " + (report.rounds().size() + 1)
                            + " on are left out: boards are open there");
        }
        return 0;
    }
}
