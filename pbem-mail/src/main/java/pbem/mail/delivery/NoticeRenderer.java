package pbem.mail.delivery;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.Repositories;

/** Writes the mail of an outbox row; the same row always gives the same bytes. */
public interface NoticeRenderer {

    /** The mail; empty if no recipient is left. */
    Optional<OutgoingMail> write(long id);

    /**
     * Reads the content of mails within one transaction.
     *
     * @return the mails in the same order, each rendered on request after the transaction
     */
    default List<Supplier<Optional<OutgoingMail>>> read(Repositories repositories, List<Long> ids) {
        return ids.stream()
                .<Supplier<Optional<OutgoingMail>>>map(id -> () -> write(id))
                .toList();
    }

    /** An outbox entry with the headers that {@link #write} would give its mail, without rendering it. */
    default OutboxItem completed(OutboxItem item) {
        return item;
    }
}
