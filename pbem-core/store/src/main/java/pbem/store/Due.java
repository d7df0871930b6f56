package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * A mail that could be claimed.
 *
 * @param bytes of it, as far as they count
 * @param deadly whether a process died with it in hand, for which it may be to blame
 */
record Due(long id, long bytes, boolean deadly) {

    static Due of(ResultSet row) throws SQLException {
        return new Due(row.getLong("id"), row.getLong("bytes"), row.getBoolean("deadly"));
    }

    /**
     * The first of those that are due, as many as may be in one hand: a deadly one is alone there.
     *
     * @param most bytes, but for the first mail, which may be larger
     */
    static List<Long> together(List<Due> due, long most) {
        List<Long> ids = new ArrayList<>();
        long bytes = 0;
        for (Due mail : due) {
            bytes += mail.bytes();
            if (!ids.isEmpty() && (mail.deadly() || bytes > most)) {
                return ids;
            }
            ids.add(mail.id());
            if (mail.deadly()) {
                return ids;
            }
        }
        return ids;
    }
}
