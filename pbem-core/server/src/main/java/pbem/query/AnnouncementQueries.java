package pbem.query;

import java.util.List;
import pbem.repository.Transactions;
import pbem.summary.Announcement;

/** The announcements on the site. Safe for any thread. */
public record AnnouncementQueries(Transactions transactions) {

    /** The newest first. */
    public List<Announcement> newest(int most) {
        return transactions.read(repositories -> repositories.announcements().shown(most));
    }
}
