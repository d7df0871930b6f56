package pbem.store.club;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import pbem.repository.club.AuditChain;
import pbem.repository.club.AuditEntry;
import pbem.repository.club.AuditLog;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;

/** The audit log in one transaction. */
public record SqlAuditLog(Session session) implements AuditLog {

    @Override
    public void write(AuditEntry.Draft entry, Instant at) {
        List<AuditEntry> last = newest(1);
        String before = last.isEmpty() ? AuditChain.ROOT : last.get(0).link();
        long number = session.next("audit");
        session.sql("INSERT INTO audit_entry (number, at, author, verb, player_id, board, words, link)"
                        + " VALUES (:number, :at, :author, :verb, :player, :board, :words, :link)")
                .bind("number", number)
                .bind("at", at)
                .bind("author", entry.author())
                .bind("verb", entry.verb())
                .bind("player", entry.player().isPresent() ? entry.player().getAsLong() : null)
                .bind("board", entry.board().isPresent() ? entry.board().getAsInt() : null)
                .bind("words", entry.words())
                .bind("link", AuditChain.link(before, number, at, entry))
                .execute();
    }

    @Override
    public List<AuditEntry> newest(int most) {
        return session.sql("SELECT * FROM audit_entry ORDER BY number DESC LIMIT ?", most)
                .map(row -> entry(row));
    }

    /** The deviations from the hash chain, a line each. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        String before = AuditChain.ROOT;
        for (AuditEntry entry :
                session.sql("SELECT * FROM audit_entry ORDER BY number").map(row -> entry(row))) {
            AuditEntry.Draft draft =
                    new AuditEntry.Draft(entry.author(), entry.verb(), entry.player(), entry.board(), entry.words());
            if (!AuditChain.link(before, entry.number(), entry.at(), draft).equals(entry.link())) {
                faults.add(
                        "audit entry " + entry.number() + " is not what was entered, or what came before it is gone");
            }
            before = entry.link();
        }
        return faults;
    }

    private static AuditEntry entry(ResultSet row) throws SQLException {
        return new AuditEntry(
                row.getLong("number"),
                Instant.ofEpochMilli(row.getLong("at")),
                row.getString("author"),
                row.getString("verb"),
                OptionalColumn.number(row, "player_id"),
                OptionalColumn.small(row, "board"),
                row.getString("words"),
                row.getString("link"));
    }
}
