package pbem.repository.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.summary.Announcement;

/** Announcements and their mailing: each player gets a mail once, in the order in which players signed up. */
public interface Announcements {

    /** Stores an announcement. It is mailed to everybody who is a player at this time. */
    Announcement make(Announcement.Draft draft, Instant at);

    Optional<Announcement> numbered(int number);

    /** The newest announcements, newest first. */
    List<Announcement> newest(int most);

    /** The announcements shown on the site, newest first. */
    List<Announcement> shown(int most);

    /** The oldest announcement that still has to be mailed to somebody. */
    Optional<Announcement> mailing();

    /** The number of mails with announcements that are written but have not been tried yet. */
    int untried();

    /**
     * The number of players who would get an announcement by mail: active players who want news and, for a game, play
     * or played it.
     */
    int readers(Optional<String> game);

    /**
     * The next players to mail an announcement to, who count as told from now on. The list is shorter than {@code most}
     * only at the end.
     *
     * @return their ids
     */
    List<Long> next(Announcement announcement, int most);

    /** Removes an announcement from the site and ends its mailing. */
    void withdraw(Announcement announcement);
}
