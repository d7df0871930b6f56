package pbem.schedule;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.notice.HouseNotice;
import pbem.notice.Recipient;
import pbem.repository.Repositories;
import pbem.summary.Announcement;

/**
 * Mails announcements to players in portions. The next portion is posted only after the previous one was tried, so that
 * announcements neither delay other mails nor exceed the rate of mails.
 */
final class AnnouncementMails {

    /** The size of a portion. */
    private static final int MOST = 20;

    private AnnouncementMails() {}

    static boolean isDue(Repositories repositories) {
        return repositories.announcements().mailing().isPresent()
                && repositories.announcements().untried() == 0;
    }

    /** @return whether a mail was posted; no player is told twice */
    static boolean send(Repositories repositories, Instant now) {
        Optional<Announcement> next = repositories.announcements().mailing();
        if (next.isEmpty() || repositories.announcements().untried() > 0) {
            return false;
        }
        List<Long> players = repositories.announcements().next(next.get(), MOST);
        for (long id : players) {
            repositories
                    .notices()
                    .post(
                            Recipient.player(repositories.players().withId(id).orElseThrow()),
                            new HouseNotice.Announced(next.get().number()),
                            now);
        }
        return !players.isEmpty();
    }
}
