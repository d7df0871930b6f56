package pbem.repository.club;

import java.time.Instant;
import java.util.List;

/** What admins and moderators did, for ever. */
public interface AuditLog {

    void write(AuditEntry.Draft entry, Instant at);

    /** The newest first. */
    List<AuditEntry> newest(int most);
}
