package pbem.cli.listing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import pbem.repository.watch.Statistics;

/** The statistics of a server over all time as table rows, with values by column name. */
public final class FigureRows {

    private FigureRows() {}

    /** One row for each month, oldest first. */
    public static List<Row> months(Statistics statistics) {
        List<Row> months = new ArrayList<>();
        statistics.months().forEach((month, figures) -> {
            months.add(new Row()
                    .with("month", month.toString())
                    .with("mailsIn", figures.received())
                    .with("mailsOut", figures.sent())
                    .with("boardsBegun", figures.begun())
                    .with("boardsEnded", figures.ended())
                    .with(figures, "joined", "moved"));
        });
        return months;
    }

    /**
     * One row for each game, most played first.
     *
     * @param time the form in which a duration is shown
     */
    public static List<Row> games(Statistics statistics, Function<Duration, Object> time) {
        return statistics.games().stream()
                .map(game -> {
                    return new Row()
                            .with("game", game.name())
                            .with(game, "boards", "over", "moves")
                            .with("half", time.apply(game.half()))
                            .with("most", time.apply(game.most()));
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
