package pbem.cli.listing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import pbem.repository.watch.Statistics;

/** The statistics of a server over all time as table rows, with values by column name. */
public final class FigureRows {

    private FigureRows() {}

    /** One row for each month, oldest first. */
    public static List<Map<String, Object>> months(Statistics statistics) {
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
        return months;
    }

    /**
     * One row for each game, most played first.
     *
     * @param time the form in which a duration is shown
     */
    public static List<Map<String, Object>> games(Statistics statistics, Function<Duration, Object> time) {
        return statistics.games().stream()
                .map(game -> {
                    Map<String, Object> row = new LinkedHashMap<>();
                    row.put("game", game.name());
                    row.put("boards", game.boards());
                    row.put("over", game.over());
                    row.put("moves", game.moves());
                    row.put("half", time.apply(game.half()));
                    row.put("most", time.apply(game.most()));
                    return row;
                })
                .toList();
    }

    public static String words(Duration time) {
        if (time.toDays() > 1) {
            return time.toDays() + " days";
        }
        return time.toHours() > 1 ? time.toHours() + " hours" : time.toMinutes() + " minutes";
    }
}
