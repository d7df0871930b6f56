package pbem.query;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.ToIntFunction;
import pbem.game.Game;
import pbem.summary.BoardCount;
import pbem.summary.GameFigures;
import pbem.summary.MonthFigures;

/**
 * Figures of the server.
 *
 * @param since when its first board began; empty before
 * @param players the number of listed players
 * @param games in the order in which they are listed
 * @param counts the numbers of boards by name of the game, for games with any
 * @param played figures of each game by its name, at most an hour old
 * @param months the last ones in which anything happened, the oldest first, as they were counted within the last hour
 * @param mails how many came in on each of the last days in UTC, today not among them, the oldest first
 */
public record ServerFigures(
        Optional<Instant> since,
        int players,
        List<Game> games,
        Map<String, BoardCount> counts,
        Map<String, GameFigures> played,
        SortedMap<YearMonth, MonthFigures> months,
        Map<LocalDate, Integer> mails) {

    public int sum(ToIntFunction<BoardCount> of) {
        return games.stream().map(this::count).mapToInt(of).sum();
    }

    /** A game's boards in percent of those of the game with the most. */
    public int share(Game game) {
        int most =
                games.stream().map(this::count).mapToInt(BoardCount::all).max().orElse(0);
        return most == 0 ? 0 : 100 * count(game).all() / most;
    }

    public BoardCount count(Game game) {
        return counts.getOrDefault(game.name(), BoardCount.NONE);
    }
}
