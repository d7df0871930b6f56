package pbem.repository;

import java.time.Instant;
import java.util.Optional;

/**
 * How the outbox stands, for its admin.
 *
 * @param waiting mails to be sent, for the first time or again
 * @param oldest since when the first of them waits
 * @param failing those of them that a mail server did not take yet
 * @param dead mails that were given up
 * @param bytes of all mails that are kept
 */
public record OutboxFigures(int waiting, Optional<Instant> oldest, int failing, int dead, long bytes) {}
