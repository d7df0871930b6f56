package pbem.cli.verb;

import java.time.Duration;
import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.FigureRows;
import pbem.cli.listing.Row;
import pbem.repository.watch.Statistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem stats}. */
@Command(
        name = "stats",
        description = "List figures month by month: mails, boards and players, and how each game is played.",
        footer = {
            "",
            "Months are in UTC. \"moved\" counts people who moved. \"half\" and \"most\" are the times"
                    + " within which half, and nine of ten, of people's moves came."
        })
public final class StatsVerb extends ServerVerb {

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    int run(PbemServer server) throws Exception {
        server.store().read(tx -> {
            print(tx.statistics());
            return true;
        });
        return 0;
    }

    private void print(Statistics statistics) {
        List<Row> months = FigureRows.months(statistics);
        List<Row> games = FigureRows.games(statistics, json ? Duration::toSeconds : FigureRows::words);
        if (json) {
            new Rows(List.of(new Row().with("months", months).with("games", games))).printOne(out());
        } else {
            new Rows(months).print(out(), false);
            out().println();
            new Rows(games).print(out(), false);
        }
    }
}
