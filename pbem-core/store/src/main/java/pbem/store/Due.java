package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * A mail that is due.
 *
 * @param bytes its size, as far as it counts
 * @param deadly whether a process died while it held this mail, which may be the cause
 */
record Due(long id, long bytes, boolean deadly) {

    static Due of(ResultSet row) throws SQLException {
        return new Due(row.getLong("id"), row.getLong("bytes"), row.getBoolean("deadly"));
    }

    /**
     * The first due mails that one worker may claim together; a deadly mail is claimed alone.
     *
     * @param most bytes, the largest total size; the first mail may be larger
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
