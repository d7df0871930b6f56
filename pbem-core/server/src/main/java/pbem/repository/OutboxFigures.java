package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * The state of the outbox, for the admin.
 *
 * @param waiting mails to be sent, for the first time or again
 * @param oldest since when the oldest of them waits
 * @param failing those of them that a mail server has refused so far
 * @param dead the number of mails that were given up
 * @param bytes the size of all stored mails
 */
public record OutboxFigures(int waiting, Optional<Instant> oldest, int failing, int dead, long bytes) {}
