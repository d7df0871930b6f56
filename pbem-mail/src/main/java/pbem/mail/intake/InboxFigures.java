package pbem.mail.intake;

import java.time.Instant;
import java.util.Optional;
import pbem.store.Store;

/**
 * How the inbox stands, for its admin.
 *
 * @param waiting mails that have no outcome yet
 * @param oldest when the first of them came in
 * @param quarantined mails that wait for the admin
 * @param bytes of all mails that are kept
 */
public record InboxFigures(int waiting, Optional<Instant> oldest, int quarantined, long bytes) {

    /** Counts; reads the whole inbox. */
    public static InboxFigures of(Store store) {
        return store.read(tx -> tx.handle()
                .createQuery("SELECT coalesce(sum(CASE WHEN state = 'WAITING' THEN 1 ELSE 0 END), 0) AS waiting,"
                        + " min(CASE WHEN state = 'WAITING' THEN received_at END) AS oldest,"
                        + " coalesce(sum(CASE WHEN state = 'QUARANTINED' THEN 1 ELSE 0 END), 0) AS quarantined,"
                        + " coalesce(sum(length(raw)), 0) AS bytes FROM inbox")
                .map((row, context) -> {
                    long oldest = row.getLong("oldest");
                    return new InboxFigures(
                            row.getInt("waiting"),
                            oldest == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(oldest)),
                            row.getInt("quarantined"),
                            row.getLong("bytes"));
                })
                .one());
    }
}
