package pbem.cli.verb;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.cli.home.PbemServer;
import pbem.repository.watch.Statistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem stats}. */
@Command(
        name = "stats",
        description = "What the server did: mails, boards and players month by month, and how each game is played.",
        footer = {
            "",
            "Months are in UTC. \"moved\" are people who moved; \"half\" and \"most\" are the time within which",
            "every second move of a person, and nine of ten, came after the one before."
        })
public final class StatsVerb extends HomeVerb {

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            server.store().read(tx -> {
                print(tx.repositories().statistics());
                return true;
            });
            return 0;
        }
    }

    private void print(Statistics statistics) {
        List<Map<String, Object>> months = new ArrayList<>();
        statistics.months().forEach((month, figures) -> {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("month", month.toString());
            row.put("mailsIn", figures.received());
            row.put("mailsOut", figures.sent());
            row.put("boardsBegun", figures.begun());
            row.put("boardsEnded", figures.ended());
            row.put("joined", figures.joined());
            row.put("moved", figures.moved());
            months.add(row);
        });
        List<Map<String, Object>> games = statistics.games().stream()
                .map(game -> {
                    Map<String, Object> row = new LinkedHashMap<>();
                    row.put("game", game.name());
                    row.put("boards", game.boards());
                    row.put("over", game.over());
                    row.put("moves", game.moves());
                    row.put("half", json ? game.half().toSeconds() : words(game.half()));
                    row.put("most", json ? game.most().toSeconds() : words(game.most()));
                    return row;
                })
                .toList();
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("months", months);
            all.put("games", games);
            new Rows(List.of(all)).printOne(out());
        } else {
            new Rows(months).print(out(), false);
            out().println();
            new Rows(games).print(out(), false);
        }
    }

    private static String words(Duration time) {
        if (time.toDays() > 1) {
            return time.toDays() + " days";
        }
        return time.toHours() > 1 ? time.toHours() + " hours" : time.toMinutes() + " minutes";
    }
}
