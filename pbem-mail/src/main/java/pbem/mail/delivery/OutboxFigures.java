package pbem.mail.delivery;

import java.time.Instant;
import java.util.Optional;
import pbem.store.Store;

/**
 * How the outbox stands, for its admin.
 *
 * @param waiting mails to be sent, for the first time or again
 * @param oldest since when the first of them waits
 * @param failing those of them that a mail server did not take yet
 * @param dead mails that were given up
 * @param bytes of all mails that are kept
 */
public record OutboxFigures(int waiting, Optional<Instant> oldest, int failing, int dead, long bytes) {

    /** Counts; reads the whole outbox. */
    public static OutboxFigures of(Store store) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT coalesce(sum(CASE WHEN state = 'WAITING' THEN 1 ELSE 0 END), 0) AS waiting,"
                        + " min(CASE WHEN state = 'WAITING' THEN at END) AS oldest,"
                        + " coalesce(sum(CASE WHEN state = 'WAITING' AND last_error IS NOT NULL THEN 1 ELSE 0 END), 0)"
                        + " AS failing, coalesce(sum(CASE WHEN state = 'DEAD' THEN 1 ELSE 0 END), 0) AS dead,"
                        + " coalesce(sum(length(bytes)), 0) AS bytes FROM outbox")
                .map((row, context) -> {
                    long oldest = row.getLong("oldest");
                    return new OutboxFigures(
                            row.getInt("waiting"),
                            oldest == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(oldest)),
                            row.getInt("failing"),
                            row.getInt("dead"),
                            row.getLong("bytes"));
                })
                .one());
    }
}
