package pbem.schedule;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.notice.HouseNotice;
import pbem.notice.Recipient;
import pbem.repository.Repositories;
import pbem.summary.Announcement;

/**
 * Mails what was announced to some players after the others: no more are written down before those that are have been tried,
 * so that they hold up no other mail for long, and go no faster than mails may go.
 */
final class AnnouncementMails {

    /** A round. */
    private static final int MOST = 20;

    private AnnouncementMails() {}

    static boolean isDue(Repositories repositories) {
        return repositories.announcements().mailing().isPresent()
                && repositories.announcements().untried() == 0;
    }

    /** @return whether a mail was posted; nobody is told twice */
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
                            OptionalLong.empty(),
                            now);
        }
        return !players.isEmpty();
    }
}
