package pbem.query;

import java.util.List;
import pbem.repository.Transactions;
import pbem.summary.Announcement;

/** The announcements on the site. Safe for any thread. */
public final class AnnouncementQueries {

    private final Transactions transactions;

    AnnouncementQueries(Transactions transactions) {
        this.transactions = transactions;
    }

    /** The newest first. */
    public List<Announcement> newest(int most) {
        return transactions.read(repositories -> repositories.announcements().shown(most));
    }
}
