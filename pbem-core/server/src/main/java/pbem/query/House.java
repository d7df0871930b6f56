package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import pbem.query.game.GameName;

/**
 * What the server does, in figures.
 *
 * @param since when its first board began; empty before
 * @param players who want to stand in lists
 * @param games in the order in which they are listed
 * @param months the last ones in which anything happened, the newest first, as they were counted within the last hour
 * @param days the last ones, today not among them, the oldest first
 */
public record House(
        Optional<Instant> since, int players, List<GameFigures> games, List<MonthFigures> months, List<Day> days) {

    public House {
        games = List.copyOf(games);
        months = List.copyOf(months);
        days = List.copyOf(days);
    }

    /**
     * How much a game is played.
     *
     * @param open boards under way
     * @param closed boards that are over
     * @param moves to the end, on average; 0 before the first end
     * @param answer within what time every second move of a person comes; nothing before the first
     */
    public record GameFigures(GameName game, int open, int closed, int moves, Duration answer) {

        public int boards() {
            return open + closed;
        }
    }

    /**
     * What happened in a month, in UTC.
     *
     * @param received mails that came in
     * @param sent mails that went out
     * @param begun boards that began
     * @param ended boards that came to their end
     */
    public record MonthFigures(YearMonth month, int received, int sent, int begun, int ended) {}

    /** @param mails that came in on that day in UTC */
    public record Day(LocalDate date, int mails) {}
}
