package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * The state of the inbox, for the admin.
 *
 * @param waiting mails that have no outcome yet
 * @param oldest when the oldest of them arrived
 * @param putOff unproven mails that wait because a limit of answers is reached
 * @param quarantined mails that wait for the admin
 * @param bytes the size of all stored mails
 */
public record InboxFigures(int waiting, Optional<Instant> oldest, int putOff, int quarantined, long bytes) {}
