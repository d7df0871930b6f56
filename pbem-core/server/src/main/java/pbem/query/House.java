package pbem.query;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

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

    /**
     * How much a game is played.
     *
     * @param open boards under way
     * @param closed boards that are over
     */
    public record GameFigures(GameName game, int open, int closed) {

        public int boards() {
            return open + closed;
        }
    }

    /** @param mails that came in on that day in UTC */
    public record Day(LocalDate date, int mails) {}
}
