package pbem.repository.watch;

import java.time.Duration;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import pbem.summary.GameFigures;
import pbem.summary.MonthFigures;

/** What a server did in all its time. Everything here reads whole tables: it is for an admin who asks, not for a page a second. */
public interface Statistics {

    /** The months in which anything happened. */
    SortedMap<YearMonth, MonthFigures> months();

    /** The most played first. */
    List<GameFigures> games();

    /**
     * Within what time every second move of a person was answered, of so many boards on which anything happened last; empty
     * if none was.
     */
    Optional<Duration> half(int boards);
}
