package pbem.mail.delivery;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.Repositories;

/** Writes the mail of an outbox row; the same row always gives the same bytes. */
public interface NoticeRenderer {

    /** Empty if nobody is left to get it. */
    Optional<OutgoingMail> write(long id);

    /**
     * Reads what mails say within one transaction.
     *
     * @return the mails in the same order, each drawn when it is asked for, after the transaction
     */
    default List<Supplier<Optional<OutgoingMail>>> read(Repositories repositories, List<Long> ids) {
        return ids.stream()
                .<Supplier<Optional<OutgoingMail>>>map(id -> () -> write(id))
                .toList();
    }

    /** An outbox row with the head that {@link #write} would give its mail, without the work of drawing it. */
    default OutboxItem completed(OutboxItem item) {
        return item;
    }
}
