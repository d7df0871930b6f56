package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * How the inbox stands, for its admin.
 *
 * @param waiting mails that have no outcome yet
 * @param oldest when the first of them came in
 * @param putOff mails that nothing proves and that wait since no more may be answered now
 * @param quarantined mails that wait for the admin
 * @param bytes of all mails that are kept
 */
public record InboxFigures(int waiting, Optional<Instant> oldest, int putOff, int quarantined, long bytes) {}
