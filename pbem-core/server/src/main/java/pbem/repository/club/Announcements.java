package pbem.repository.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.summary.Announcement;

/** What was announced, and whom it was mailed to: everybody once, in the order in which they signed up. */
public interface Announcements {

    /** Keeps it; those who are players by now are to be told. */
    Announcement make(Announcement.Draft draft, Instant at);

    Optional<Announcement> numbered(int number);

    /** The newest first. */
    List<Announcement> newest(int most);

    /** Those that stand on the site, the newest first. */
    List<Announcement> shown(int most);

    /** The oldest that still has to be mailed to somebody, if there is one. */
    Optional<Announcement> mailing();

    /** How many mails of announcements are written down and have not been tried yet. */
    int untried();

    /** How many are to be told by mail: people who are active, want to hear of news and play or played the game. */
    int readers(Optional<String> game);

    /**
     * Those whose turn it is to be told; from now on they count as told. Fewer than asked for are the last ones.
     *
     * @return ids of players
     */
    List<Long> next(Announcement announcement, int most);

    /** It no longer stands on the site, and who has not been told is not told any more. */
    void withdraw(Announcement announcement);
}
