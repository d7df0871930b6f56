package pbem.store.club;

import java.util.List;
import java.util.Set;
import pbem.player.Player;
import pbem.store.engine.Session;
import pbem.store.seat.AccountRows;

/** What somebody said as an officer, apart from boards. The audit log says which words are theirs. */
public record OfficerWords(Session session) {

    private static final String BY_THEM =
            "EXISTS (SELECT 1 FROM audit_entry WHERE audit_entry.author IN " + AccountRows.AUTHORS + " AND ";

    private static final String ANNOUNCED_BY_THEM = BY_THEM
            + "audit_entry.verb = 'announce' AND audit_entry.at = announcement.at"
            + " AND audit_entry.words LIKE CAST(announcement.number AS TEXT) || ':%')";

    private static final List<String> FORGET = List.of(
            "DELETE FROM announcement WHERE " + ANNOUNCED_BY_THEM,
            "UPDATE report SET answer = '' WHERE " + BY_THEM
                    + "audit_entry.verb = 'close report' AND audit_entry.at = report.closed_at"
                    + " AND audit_entry.words = 'report ' || CAST(report.number AS TEXT))",
            "UPDATE sanction SET why = '' WHERE " + BY_THEM
                    + "audit_entry.at = sanction.since_at AND audit_entry.player_id = sanction.player_id)");

    /** The numbers of what they announced. */
    public Set<Integer> announcements(Player player) {
        return session.sql("SELECT number FROM announcement WHERE " + ANNOUNCED_BY_THEM)
                .bind("player", player.id())
                .integers()
                .set();
    }

    /** Before the words go from the audit log; what was decided stays. */
    public void forget(Player player) {
        FORGET.forEach(sql -> session.sql(sql).bind("player", player.id()).execute());
    }
}
