package pbem.store.club;

import java.util.List;
import java.util.Set;
import pbem.player.Player;
import pbem.store.engine.Session;
import pbem.store.seat.AccountRows;

/** The words of a person as an officer, other than on boards. The audit log tells which words are theirs. */
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

    /** The numbers of the person's announcements. */
    public Set<Integer> announcements(Player player) {
        return session.sql("SELECT number FROM announcement WHERE " + ANNOUNCED_BY_THEM)
                .bind("player", player.id())
                .integers()
                .set();
    }

    /** Removes the person's words; the decisions stay. It must run before the words are removed from the audit log. */
    public void forget(Player player) {
        FORGET.forEach(sql -> session.sql(sql).bind("player", player.id()).execute());
    }
}
