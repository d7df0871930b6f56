package pbem.repository.watch;

import java.time.Duration;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import pbem.summary.GameFigures;
import pbem.summary.MonthFigures;

/**
 * What the server has done since it was set up. Each method reads whole tables, so they are for an admin who asks, not
 * for frequent pages.
 */
public interface Statistics {

    /** The figures of the months in which anything happened. */
    SortedMap<YearMonth, MonthFigures> months();

    /** The figures of games, the most played first. */
    List<GameFigures> games();

    /**
     * The time within which half of the moves of people were answered, of this many boards with the most recent events;
     * empty if none was answered.
     */
    Optional<Duration> half(int boards);
}
