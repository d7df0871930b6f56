package pbem.mail.delivery;

import java.util.Optional;
import java.util.function.Supplier;
import pbem.mail.writing.MailSummary;
import pbem.mail.writing.OutgoingMail;
import pbem.repository.Repositories;

/** Writes the mail of an outbox row; the same row always gives the same bytes. */
public interface NoticeRenderer {

    /** Empty if nobody is left to get it. */
    Optional<OutgoingMail> write(long id);

    /**
     * Reads what the mail says, within a transaction that others share.
     *
     * @return the mail, which is drawn when it is asked for, after the transaction
     */
    default Supplier<Optional<OutgoingMail>> read(Repositories repositories, long id) {
        return () -> write(id);
    }

    /** What {@link #write} would put at the head of the mail, without the work of drawing it. */
    Optional<MailSummary> head(long id);
}
