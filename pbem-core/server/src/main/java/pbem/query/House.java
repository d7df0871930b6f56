package pbem.query;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import pbem.repository.BoardCount;

/**
 * What the server does, in figures.
 *
 * @param since when its first board began; empty before
 * @param players who want to stand in lists
 * @param games in the order in which they are listed
 * @param days the last ones, today not among them, the oldest first
 */
public record House(Optional<Instant> since, int players, List<GameFigures> games, List<Day> days) {

    public House {
        games = List.copyOf(games);
        days = List.copyOf(days);
    }

    /** How much a game is played. */
    public record GameFigures(GameName game, BoardCount boards) {}

    /** @param mails that came in on that day in UTC */
    public record Day(LocalDate date, int mails) {}
}
