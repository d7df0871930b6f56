package pbem.repository.club;

import java.time.Instant;
import java.util.List;

/** The permanent log of the acts of admins and moderators. */
public interface AuditLog {

    void write(AuditEntry.Draft entry, Instant at);

    /** The newest entries, newest first. */
    List<AuditEntry> newest(int most);
}
