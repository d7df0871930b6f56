package pbem.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import pbem.repository.PostedNotice;

/** The tables behind the repositories, for tests that look or reach past these. */
public final class Tables {

    /** Reads a row of the table {@code outbox}. */
    public static final RowMapper<PostedNotice> NOTICE = new PostedNoticeMapper();

    private Tables() {}

    /** SQL of any kind inside a transaction. */
    public static Handle of(Store.Transaction transaction) {
        return transaction.handle();
    }

    /** The next number of a counter. */
    public static long next(Store.Transaction transaction, String counter) {
        return new Counter(transaction.handle()).next(counter);
    }
}
