package pbem.repository.watch;

import java.time.Duration;
import java.time.YearMonth;
import java.util.List;
import java.util.SortedMap;

/** What a server did in all its time. Everything here reads whole tables: it is for an admin who asks, not for a page a second. */
public interface Statistics {

    /**
     * What happened in a month, in UTC.
     *
     * @param received mails that came in
     * @param sent mails that mail servers took
     * @param begun boards that began
     * @param ended boards whose last event was then, of those that are over
     * @param joined players who signed up
     * @param moved people who moved, robots left out
     */
    record Month(int received, int sent, int begun, int ended, int joined, int moved) {}

    /** The months in which anything happened. */
    SortedMap<YearMonth, Month> months();

    /**
     * How a game is played.
     *
     * @param boards of all time
     * @param over those of them that are finished
     * @param moves on average to the end of these; 0 without any
     * @param half within what time every second move of a person was answered, of the ten thousand boards on which anything
     *     happened last; nothing if none was
     * @param most the same for nine of ten
     */
    record Game(String name, int boards, int over, int moves, Duration half, Duration most) {}

    /** The most played first. */
    List<Game> games();
}
